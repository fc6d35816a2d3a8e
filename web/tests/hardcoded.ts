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
const SPOKEN_PROPERTIES = ["alt", "label", "line", "note", "placeholder", "sentence", "words"];
const PROSE = /^\p{Lu}\p{Ll}+\p{P}?$|\p{L}{2,},? \p{L}{2,}/u; // in code: a word as it stands alone, or several
const CODE = /[<>{}[\]#=/*`$]|:\s?\S|\(\w+-|^[.\d]/u; // markup, selectors, queries, addresses, values of styles
const NO_KEY = /^[^-]*\p{L}[^-]*$/u; // of a catalogue: those have hyphens
const NAMES = ["key", "source", "test"]; // parts of syntax whose words name something, or are compared with
const KEYS = new Set(["Backspace", "Delete", "End", "Enter", "Esc", "Escape", "Home", "Shift", "Space", "Tab"]);

/** Words in a component that are in no catalogue: as text, as an attribute that is read out, or in an expression. */
export function hardcoded(source: string): string[] {
  const { fragment, instance, module } = parse(source, { modern: true });
  return [...spoken(fragment), ...prose(instance?.content), ...prose(module?.content)];
}

/** The same in a file without markup. */
export function hardcodedIn(script: string): string[] {
  return hardcoded(`<script lang="ts">${script.replaceAll("</script", "")}</script>`);
}

function* spoken(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const inner of node) yield* spoken(inner);
  if (!isNode(node)) return;
  if (node.type === "Text") yield* LETTER.test(node.data) ? [node.data.trim()] : [];
  else if (node.type === "StyleDirective") return;
  else if (node.type === "Attribute") yield* inAttribute(node);
  else if (node.type === "ExpressionTag") yield* literals(node.expression, WORDS);
  else for (const inner of Object.values(node)) yield* spoken(inner);
}

function* inAttribute({ name, value }: AST.Attribute): Generator<string> {
  if (SPOKEN_ATTRIBUTES.includes(name)) yield* spoken(value);
}

/** Words in code: whatever a function gives away may come to stand on the page. */
function* prose(code: unknown): Generator<string> {
  for (const words of literals(code, PROSE)) if (!CODE.test(words) && !KEYS.has(words)) yield words;
}

function* literals(node: unknown, like: RegExp): Generator<string> {
  if (Array.isArray(node)) for (const inner of node) yield* literals(inner, like);
  if (!isSyntax(node) || isUnseen(node)) return;
  const text = textOf(node);
  const wanted = isSpoken(node) ? NO_KEY : like;
  if (text !== null) yield* like.test(text) ? [text] : [];
  else for (const [part, inner] of Object.entries(node)) if (!NAMES.includes(part)) yield* literals(inner, wanted);
}

/** Whether all that it holds stands on the page, whatever it looks like. */
function isSpoken({ type, key, value }: Syntax): boolean {
  const isPlain = isSyntax(value) && (value.type === "Literal" || value.type === "ConditionalExpression");
  return type === "Property" && isPlain && isSyntax(key) && SPOKEN_PROPERTIES.includes(String(key.name));
}

function textOf(node: Syntax): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.type === "TemplateElement" ? ((node.value as { cooked?: string }).cooked ?? "") : null;
}

/** What is compared with, or thrown for whoever mends it, or a type. */
function isUnseen({ type, operator, callee }: Syntax): boolean {
  if (type === "BinaryExpression") return operator !== "+";
  if (type === "NewExpression") return isSyntax(callee) && String(callee.name).endsWith("Error");
  return type.startsWith("TS") && !type.endsWith("Expression");
}

interface Syntax {
  readonly type: string;
  readonly [part: string]: unknown;
}

function isSyntax(node: unknown): node is Syntax {
  return typeof node === "object" && node !== null && "type" in node && typeof node.type === "string";
}

function isNode(node: unknown): node is AST.SvelteNode {
  return isSyntax(node);
}
