/** A number below another, each as likely as any: from the browser's own source of secrets, never rounded into it. */
export function below(count: number, draw: () => number = drawn): number {
  const most = 2 ** 32 - (2 ** 32 % count); // numbers from there on would favour the small ones
  let number = draw();
  while (number >= most) number = draw();
  return number % count;
}

function drawn(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
