import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  { pattern: "/admin/people", path: "/admin/people", expected: {} },
  { pattern: "/admin/people", path: "/admin/people/", expected: {} },
  { pattern: "/admin/people/:id", path: "/admin/people/17", expected: { id: "17" } },
  { pattern: "/admin/people/:id", path: "/admin/people/a%2Fb", expected: { id: "a/b" } },
  { pattern: "/admin/people/:id", path: "/admin/people", expected: null },
  { pattern: "/admin/people/:id", path: "/admin/people/17/x", expected: null },
  { pattern: "/admin/people/:id", path: "/admin/people/%E0%A4%A", expected: null },
  { pattern: "/admin/people", path: "/admin/People", expected: null },
])("$pattern with $path -> $expected", ({ pattern, path, expected }) => {
  expect(matchPath(pattern, path)).toEqual(expected);
});
