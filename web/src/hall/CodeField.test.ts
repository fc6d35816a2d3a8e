import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../router.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import CodeField from "./CodeField.svelte";

beforeEach(() => {
  vi.useRealTimers();
  speech.speak("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function typed(code: string): Promise<HTMLInputElement> {
  const field = screen.getByLabelText<HTMLInputElement>("Code of a table");
  await fireEvent.input(field, { target: { value: code } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  return field;
}

const answers = (json: object, status = 200): unknown =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(json), { status }));

test("a mistyped code stays in its field, with what is wrong beneath it until it is corrected", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  answers({}, 404);
  render(CodeField);
  const field = await typed("kizukasi");
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("There is no table with this code."));
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["kizukasi", "true"]);
  expect(go).not.toHaveBeenCalled();
  answers({ table: { id: "7f3" } });
  await typed("kizukazi");
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith({ page: "table", table: "7f3" }));
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("where the server does not answer the code is not called wrong", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(CodeField);
  const field = await typed("kizukazi");
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The server does not answer."));
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("the link to a table is as good as a code, and needs no question", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(CodeField);
  await typed("http://192.168.1.5:8000/t/7f3");
  expect(go).toHaveBeenCalledWith({ page: "table", table: "7f3" });
});
