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
  return field;
}

const join = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Join" }));
const said = (): string | null => screen.getByRole("alert").textContent;

const answers = (json: object, status = 200): unknown =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(json), { status }));

test("a mistyped code stays in its field, with what is wrong beneath it until it is corrected", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  answers({}, 404);
  render(CodeField);
  const field = await typed("kizukasi");
  await join();
  await vi.waitFor(() => expect(said()).toBe("There is no table with this code."));
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["kizukasi", "true"]);
  expect(go).not.toHaveBeenCalled();
  await typed("kizukazi");
  expect([said(), field.getAttribute("aria-invalid")]).toEqual(["", "false"]);
  answers({ table: { id: "7f3" } });
  await join();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith({ page: "table", table: "7f3" }));
});

test("where the server does not answer the code is not called wrong, nor any more where it was before", async () => {
  answers({}, 404);
  render(CodeField);
  const field = await typed("kizukazi");
  await join();
  await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await join();
  await vi.waitFor(() => expect(said()).toContain("The server does not answer."));
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("the link to a table is as good as a code, and needs no question", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(CodeField);
  await typed("http://192.168.1.5:8000/t/7f3");
  await join();
  expect(go).toHaveBeenCalledWith({ page: "table", table: "7f3" });
});
