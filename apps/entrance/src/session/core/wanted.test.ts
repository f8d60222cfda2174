import { expect, test } from "vitest";
import { wantedPage, wayTo } from "./wanted.ts";

const here = { pathname: "/a/b", search: "?c=1", hash: "#d" };

test("the wanted page keeps its query and its fragment", () => {
  expect(wantedPage(here)).toBe("/a/b?c=1#d");
});

test("a one-time token in the fragment is not kept", () => {
  expect(wantedPage({ ...here, hash: "#recovery_token=secret" })).toBe("/a/b?c=1");
});

test.each([
  { name: "another page", target: "/other", way: "replace" },
  { name: "another page with a fragment", target: "/other#d", way: "replace" },
  { name: "this page", target: "/a/b?c=1", way: "replace" },
  { name: "this page with a fragment, where the browser would only scroll", target: "/a/b?c=1#d", way: "reload" },
  { name: "this path with another query", target: "/a/b?c=2#d", way: "replace" },
])("to $name: $way", ({ target, way }) => {
  expect(wayTo(target, here)).toBe(way);
});
