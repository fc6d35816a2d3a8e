import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import OfferButton from "./OfferButton.svelte";

afterEach(cleanup);

const press = vi.fn();
const button = () => screen.getByRole("button", { name: "Rob no more" });

test("the second of two clicks is not meant for a button that came beneath the pointer by the first", async () => {
  render(OfferButton, { offer: { id: "done", label: "Rob no more", tone: "plain", press } });
  await fireEvent.click(button(), { detail: 2 });
  expect(press).not.toHaveBeenCalled();
  await fireEvent.click(button(), { detail: 1 });
  await fireEvent.click(button(), { detail: 2 });
  expect(press).toHaveBeenCalledTimes(2);
});
