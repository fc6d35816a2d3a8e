import type { Addresses, Refusal } from "./messages.ts";

type Address = keyof Addresses;
type Names<A extends string> = A extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What stands in the address, and what is sent there. */
type Given<A extends Address> = { [name in Names<A>]: string } & (Addresses[A]["body"] extends undefined
  ? { body?: never }
  : { body: Addresses[A]["body"] });

/** Why there is no answer: the server said no, or did not speak at all (status 0). */
export class Problem extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(status: number, refusal: Refusal | null) {
    super(refusal?.code ?? `status ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** `request("POST /api/tables/{table}/join", { table: "7f3", body: {} })` */
export async function request<A extends Address>(address: A, given: Given<A>): Promise<Addresses[A]["answer"]> {
  const [method = "", path = ""] = address.split(" ");
  const { body, ...named } = given;
  const told = method === "GET" ? {} : { headers: headersOf(body) }; // without, what the page fetched ahead is taken
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(filled(path, named), { method, ...told, ...sent }).catch(() => null);
  if (response === null) throw new Problem(0, null);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Problem(response.status, isRefusal(answer) ? answer : null);
  return answer as Addresses[A]["answer"]; // the types are made from the server's own
}

/** The server says in the reader's language why it will not. */
function headersOf(body: unknown): Record<string, string> {
  const language = { "Accept-Language": document.documentElement.lang };
  return body === undefined ? language : { ...language, "Content-Type": "application/json" };
}

/** Why the server said no, if that is what went wrong. */
export const refusalOf = (problem: unknown): Refusal | null => (problem instanceof Problem ? problem.refusal : null);

function filled(path: string, named: { [name: string]: string }): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ""));
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && "sentence" in answer;
}
