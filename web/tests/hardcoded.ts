import { type AST, parse } from "svelte/compiler";

const SPOKEN_ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
];
const LETTER = /\p{L}/u;
const WORDS = /^\p{Lu}|\s\p{L}/u; // as people write them, not as a key or a class

/** Words in a component that are in no catalogue: as text, as an attribute that is read out, or in an expression. */
export function hardcoded(source: string): string[] {
  return [...spoken(parse(source, { modern: true }).fragment)];
}

function* spoken(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const inner of node) yield* spoken(inner);
  if (!isNode(node)) return;
  if (node.type === "Text") yield* LETTER.test(node.data) ? [node.data.trim()] : [];
  else if (node.type === "StyleDirective") return;
  else if (node.type === "Attribute") yield* inAttribute(node);
  else if (node.type === "ExpressionTag") yield* literals(node.expression);
  else for (const inner of Object.values(node)) yield* spoken(inner);
}

function* inAttribute({ name, value }: AST.Attribute): Generator<string> {
  if (SPOKEN_ATTRIBUTES.includes(name)) yield* spoken(value);
}

function* literals(expression: unknown): Generator<string> {
  if (Array.isArray(expression)) for (const inner of expression) yield* literals(inner);
  if (typeof expression !== "object" || expression === null) return;
  if ("type" in expression && expression.type === "Literal" && "value" in expression) {
    if (typeof expression.value === "string" && WORDS.test(expression.value)) yield expression.value;
  } else for (const inner of Object.values(expression)) yield* literals(inner);
}

function isNode(node: unknown): node is AST.SvelteNode {
  return typeof node === "object" && node !== null && "type" in node;
}
