import { expect, test } from "vitest";
import { isNavigation } from "./navigation.ts";

test.each([
  { name: "a page load", headers: { "sec-fetch-mode": "navigate" }, expected: true },
  { name: "a script of a page", headers: { "sec-fetch-mode": "no-cors", accept: "*/*" }, expected: false },
  { name: "a fetch that accepts html", headers: { "sec-fetch-mode": "cors", accept: "text/html" }, expected: false },
  { name: "an old browser", headers: { accept: "text/html,application/xhtml+xml;q=0.9" }, expected: true },
  { name: "curl", headers: { accept: "*/*" }, expected: false },
  { name: "no headers", headers: {}, expected: false },
])("isNavigation: $name -> $expected", ({ headers, expected }) => {
  expect(isNavigation(headers)).toBe(expected);
});
