import { expect, test } from "vitest";
import { withoutFinalSlashes } from "./without-final-slashes.ts";

test.each([
  ["/docs/intro//", "/docs/intro"],
  ["/docs/intro", "/docs/intro"],
  ["//docs//intro/", "//docs//intro"],
  ["///", ""],
  ["", ""],
])("%j without its final slashes is %j", (path, bare) => {
  expect(withoutFinalSlashes(path)).toBe(bare);
});
