import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { restoreSockets, TestSocket, useTestSockets } from "../tests/sockets.ts";
import App from "./App.svelte";
import { me } from "./house/me.svelte.ts";
import { router } from "./router.svelte.ts";

afterEach(() => {
  cleanup();
  restoreSockets();
  vi.restoreAllMocks();
  router.replace({ page: "hall" });
});

test("whoever follows a link to a table is somebody before his channel is opened", async () => {
  useTestSockets();
  vi.useRealTimers();
  let welcome = (): void => {};
  vi.spyOn(me, "known").mockReturnValue(new Promise((resolve) => (welcome = resolve)));
  router.replace({ page: "table", table: "7f3" });
  render(App);
  await import("./table/TablePage.svelte");
  await new Promise((resolve) => setTimeout(resolve));
  expect(TestSocket.all).toHaveLength(0);
  welcome();
  await vi.waitFor(() => expect(TestSocket.all).toHaveLength(1));
});
