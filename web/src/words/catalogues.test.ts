import { afterEach, expect, test, vi } from "vitest";
import { gameWords } from "./catalogues.ts";

const WHERE = { en: { shared: "/shared-en-1.ftl", game: "/court-en-1.ftl" } };

afterEach(() => vi.unstubAllGlobals());

test("the words of a game are fetched once; what failed is tried again", async () => {
  let isThere = false;
  const asked = vi.fn(async (address: string) =>
    isThere || address.startsWith("/shared")
      ? new Response(`${address.slice(1, 3)} = hello`)
      : new Response("", { status: 503 }),
  );
  vi.stubGlobal("fetch", asked);
  await expect(gameWords(WHERE, "en")).rejects.toMatchObject({ status: 503 });
  isThere = true;
  expect((await gameWords(WHERE, "en")).say({ message: "co" })).toBe("hello");
  await gameWords(WHERE, "en");
  expect(asked.mock.calls.map(([address]) => address)).toEqual([WHERE.en.shared, WHERE.en.game, WHERE.en.game]);
});
