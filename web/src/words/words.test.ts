import { expect, test, vi } from "vitest";
import { type Language, Words } from "./words.ts";

const CATALOGUE = `
card-fool = Fool
    .accusative = the Fool
took = { $seat } { PERSON($seat) ->
    [second] take
   *[third] takes
} { FORM($card, case: "accusative") }{ COUNT($more) ->
    [0] {""}
   *[other] {" "}and { $more }
}.
list = { $first } and { $last }
seat-name = Seat { $number }
equal = as many as { LIST($seats, you: "you") }
`;
const words = new Words("en", [CATALOGUE]);
const TOOK = {
  message: "took",
  arguments: { seat: { seat: 0 }, card: { message: "card-fool" }, more: [{ seat: 1 }, { seat: 2 }] },
};

test("whoever reads is spoken to, and who has no name is called by his seat", () => {
  const company = { names: ["Ada", "Ben"], titles: [], reader: null };
  expect(words.say(TOOK, company)).toBe("Ada takes the Fool and Ben and Seat 3.");
  expect(words.say(TOOK, { ...company, reader: 0 })).toBe("Ada take the Fool and Ben and Seat 3.");
});

test("in a list within a sentence whoever reads comes last, and is called otherwise than at its beginning", () => {
  const equal = { message: "equal", arguments: { seats: [{ seat: 1 }, { seat: 0 }, { seat: 2 }] } };
  const company = { names: ["Ada", "You", "Cid"], titles: [], reader: null };
  expect(words.say(equal, company)).toBe("as many as You, Ada and Cid");
  expect(words.say(equal, { ...company, reader: 1 })).toBe("as many as Ada, Cid and you");
  expect(words.say({ ...equal, arguments: { seats: [{ seat: 1 }] } }, { ...company, reader: 1 })).toBe(
    "as many as you",
  );
});

test("pieces stand in their places, with what they are about", () => {
  const parts = words.parts({ ...TOOK, arguments: { ...TOOK.arguments, more: [] } });
  expect(parts).toEqual([
    { kind: "shield", text: "Seat 1", about: { seat: 0 } },
    { kind: "text", text: " takes " },
    { kind: "card", text: "the Fool", about: { message: "card-fool" } },
    { kind: "text", text: "." },
  ]);
});

test("a name that looks like a message or like markup stays a name", () => {
  expect(words.say({ message: "seat-name", arguments: { number: "{ $x } <b>" } })).toBe("Seat { $x } <b>");
});

test.each([
  ["a message that is not there", { message: "nothing" }],
  ["an attribute that is not there", { message: "card-fool.cost" }],
  ["an argument that is missing", { message: "seat-name" }],
  ["an argument of another kind", { message: "took", arguments: { ...TOOK.arguments, seat: "Ada" } }],
])("%s is our mistake, and is not hidden", (_, sentence) => {
  expect(() => words.say(sentence)).toThrow();
});

test("a message is read with all that it refers to, wherever that is written", () => {
  const told = new Words("en", [
    "all = { half } { -crown }",
    "half = { COUNT($n) ->\n   *[other] { quarter.part }\n}\n-crown = crown",
    "quarter = -\n    .part = a",
  ]);
  expect(told.say({ message: "all", arguments: { n: [] } })).toBe("a crown");
});

test("a message that is there twice is our mistake", () => {
  expect(() => new Words("en", ["pips = one", "pips = two"])).toThrow("pips");
});

test("numbers are written as the language does, small ones without asking it", () => {
  const formatted = vi.spyOn(Intl, "NumberFormat");
  const say = (language: Language, number: number) =>
    new Words(language, ["pips = { $number }"]).say({ message: "pips", arguments: { number } });
  expect([say("en", 999), say("de", -7)]).toEqual(["999", "-7"]);
  expect(formatted).not.toHaveBeenCalled();
  expect([say("en", 1_234), say("de", 1_234)]).toEqual(["1,234", "1.234"]);
  formatted.mockRestore();
});
