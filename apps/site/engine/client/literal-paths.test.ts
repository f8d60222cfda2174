import { expect, test } from "vitest";
import literalPath from "./literal-paths.ts";

test.each([
  ["/docs/intro", "/docs/intro", true],
  ["/docs/intro", "/docs/intro/", true],
  ["/docs/intro", "/DOCS/intro", true],
  ["/docs/intro", "/docs/intro/otra", false],
  ["/docs/intro", "/docs/introito", false],
  ["/docs/ai2html (vivo)", "/docs/ai2html (vivo)", true],
  ["/docs/v1.0", "/docs/v1x0", false],
  ["/", "/", true],
  ["/", "/docs", false],
  ["*", "/nada/de/esto", true],
])("the path %s is the whole of %s: %s", (path, address, isIt) => {
  expect(literalPath(path, [], { end: true }).test(address)).toBe(isIt);
});

test.each([
  ["/docs", "/docs", "/docs"],
  ["/docs", "/docs/", "/docs/"],
  ["/docs", "/docs/intro", "/docs"],
  ["/docs", "/docset", undefined],
  ["/", "/docs", ""],
])("the path %s begins %s with %s", (path, address, begins) => {
  expect(literalPath(path, [], { end: false }).exec(address)?.[0]).toBe(begins);
});

test("a path with a parameter is refused", () => {
  expect(() => literalPath("/docs/:page", [])).toThrow("engine/UPGRADE.md");
});

test("an address is written from a path as it is", () => {
  expect(literalPath.compile("/docs/intro")()).toBe("/docs/intro");
});
