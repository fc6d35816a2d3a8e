import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ChoiceCards from "../hall/ChoiceCards.svelte";
import Picker from "./Picker.svelte";
import Segment from "./Segment.svelte";

const options = ["bread", "marble", "tools"].map((value) => ({ value, label: value, what: "" }));
const props = { label: "Good", options, value: "bread", onchoose: () => {} };

test.each([
  ["segment", () => render(Segment, { props })],
  ["cards", () => render(ChoiceCards, { props })],
])("what was chosen of a %s and is refused is not shown as chosen", async (_, draw) => {
  draw();
  await fireEvent.click(screen.getByLabelText(/marble/));
  const chosen = screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
  expect(chosen).toEqual([true, false, false]);
});

test("what was picked is shown when it is so, and not before", async () => {
  const { rerender } = render(Picker, { props });
  const list = screen.getByRole<HTMLSelectElement>("combobox");
  await fireEvent.change(list, { target: { value: "1" } });
  expect(list.selectedIndex).toBe(0);
  await rerender({ value: "marble" });
  expect(list.selectedIndex).toBe(1);
  await rerender({ value: "tools" });
  expect(list.selectedIndex).toBe(2);
});
