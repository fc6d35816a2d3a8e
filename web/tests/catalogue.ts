import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, type Message, type Pattern, type VariableReference, Visitor } from "@fluent/syntax";

export const WORDS = join(import.meta.dirname, "..", "src", "words");

/** Every message and attribute of a catalogue of the client, with the names of its variables. */
export function catalogue(language: string): Map<string, string[]> {
  const source = readFileSync(join(WORDS, `${language}.ftl`), "utf-8");
  const { body } = new FluentParser({ withSpans: false }).parse(source);
  const junk = body.find((entry) => entry.type === "Junk");
  if (junk) throw new Error(`${language}.ftl: ${junk.content}`);
  return new Map(body.filter((entry) => entry.type === "Message").flatMap(entries));
}

function entries({ id, value, attributes }: Message): [string, string[]][] {
  const own: [string, string[]][] = value ? [[id.name, variables(value)]] : [];
  return [
    ...own,
    ...attributes.map((part): [string, string[]] => [`${id.name}.${part.id.name}`, variables(part.value)]),
  ];
}

class Variables extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function variables(pattern: Pattern): string[] {
  const visitor = new Variables();
  visitor.visit(pattern);
  return [...visitor.found].sort();
}

/** `keys.ts`: the messages as a type, so that one that is not there, or lacks an argument, is no TypeScript. */
export function keys(messages: Map<string, string[]>): string {
  const lines = [...messages].map(
    ([name, given]) => `  "${name}": ${given.map((one) => `"${one}"`).join(" | ") || "never"};\n`,
  );
  return `// Written from en.ftl by \`npm run keys\`.

/** Every message of the client with the names of its arguments. */
export interface Messages {
${lines.join("")}}
`;
}
