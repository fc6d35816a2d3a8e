/** Whether the server gives out another client than this page is: a script has its content in its name. */
export async function isRenewed(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!script) return false;
  const answer = await fetch("/").catch(() => null);
  return answer?.ok === true && !(await answer.text()).includes(script);
}
