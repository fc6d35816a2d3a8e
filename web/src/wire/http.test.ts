import { afterEach, expect, test, vi } from "vitest";
import { Problem, request } from "./http.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const asked = vi.fn((_path: string, _how: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the address is filled, and the body is sent as JSON, in the reader's language", async () => {
  document.documentElement.lang = "de";
  const asked = answering(async () => Response.json({ number: 3 }));
  const now = await request("POST /api/tables/{table}/ready", { table: "a/b", body: { ready: false } });
  expect(now.number).toBe(3);
  expect(asked).toHaveBeenCalledWith("/api/tables/a%2Fb/ready", {
    method: "POST",
    body: '{"ready":false}',
    headers: { "Accept-Language": "de", "Content-Type": "application/json" },
  });
});

test("a no comes with its reason", async () => {
  const refusal = { code: "taken", reason: "seat-taken", sentence: { message: "reason-seat-taken" }, game: null };
  answering(async () => Response.json(refusal, { status: 409 }));
  await expect(request("GET /api/tables", {})).rejects.toMatchObject({ status: 409, refusal });
});

test("an answer that is none of ours is a problem without a reason", async () => {
  answering(async () => new Response("<html>", { status: 502 }));
  await expect(request("GET /api/tables", {})).rejects.toMatchObject({ status: 502, refusal: null });
});

test("no answer is a problem too", async () => {
  answering(() => Promise.reject(new TypeError("network")));
  await expect(request("GET /api/games", {})).rejects.toEqual(new Problem(0, null));
});
