import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensCss } from "./tokens-css.ts";

const FIX = "run `node packages/ui/scripts/write-tokens-css.ts`";

test("the committed style sheet says what the tokens say", () => {
  const committed = readFileSync(new URL("../src/tokens.css", import.meta.url), "utf8");
  expect(committed === tokensCss(), FIX).toBe(true);
});

test("the dark theme serves both the reader's preference and the page's own choice", () => {
  expect(tokensCss().match(/--nv-paper: #131211;/g)).toHaveLength(2);
});

test("a step that grows is clamped between its two sizes, and a fixed one is not", () => {
  expect(tokensCss()).toMatch(/--nv-text-title: 400 clamp\(2\.25rem, .* 3\.125rem\) \/ 1\.08/);
  expect(tokensCss()).toContain("--nv-text-overline: 600 0.75rem / 1.3");
});
