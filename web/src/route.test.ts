import { expect, test } from "vitest";
import { pathOf, routeOf } from "./route";

test("every address of the client shows its page, and leads back to the address", () => {
  for (const path of ["/", "/t/7f3", "/join/ABCD", "/settings", "/companion", "/companion/spinner"]) {
    expect(routeOf(path).page).not.toBe("unknown");
    expect(pathOf(routeOf(path))).toBe(path);
  }
});

test("an address that shows nothing is known to be none of ours", () => {
  for (const path of ["/t", "/t/1/2", "/settings/x", "/companion/spinner/x", "/cards", "/join"]) {
    expect(routeOf(path)).toEqual({ page: "unknown", path });
  }
});

test("what means nothing in an address stays as it is", () => {
  expect(routeOf("/join/%zz")).toEqual({ page: "join", code: "%zz" });
});
