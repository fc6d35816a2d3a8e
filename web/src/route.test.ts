import { expect, test } from "vitest";
import { pathOf, routeOf } from "./route";

test("every address of the client shows its page, and leads back to the address", () => {
  for (const path of ["/", "/t/7f3", "/join/ABCD", "/learn/court", "/settings", "/companion", "/companion/spinner"]) {
    expect(routeOf(path).page).not.toBe("unknown");
    expect(pathOf(routeOf(path))).toBe(path);
  }
});

test("a ruling and a step of a lesson have addresses, and no other page looks behind the #", () => {
  expect(routeOf("/learn/court", "#roll")).toEqual({ page: "learn", game: "court", at: "roll" });
  expect(pathOf({ page: "learn", game: "court", at: "roll" })).toBe("/learn/court#roll");
  expect(routeOf("/rules/court", "#C5")).toEqual({ page: "rules", game: "court", at: "C5" });
  for (const at of ["", "C5"]) expect(pathOf({ page: "rules", game: "court", at })).toBe(`/rules/court${at && "#C5"}`);
  expect(routeOf("/settings", "#C5")).toEqual({ page: "settings" });
});

test("an address that shows nothing is known to be none of ours", () => {
  for (const path of ["/t", "/t/1/2", "/settings/x", "/companion/spinner/x", "/cards", "/join", "/rules"]) {
    expect(routeOf(path)).toEqual({ page: "unknown", path });
  }
});

test("what means nothing in an address stays as it is", () => {
  expect(routeOf("/join/%zz")).toEqual({ page: "join", code: "%zz" });
});
