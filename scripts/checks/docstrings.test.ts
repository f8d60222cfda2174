import { expect, test } from "vitest";
import { askingDocstrings } from "./docstrings.ts";

test("a docstring that asks is told with its line, in one line or in several", () => {
  const text = [
    "/** What people do with it. */",
    "export const one = 1;",
    "",
    "/**",
    " * How long a rest is,",
    " * milliseconds.",
    " */",
    "export function two() {}",
  ].join("\n");
  expect(askingDocstrings(text)).toEqual(["1: What people do with it.", "4: How long a rest is, milliseconds."]);
});

test("members and private things are held to it too; nouns and verbs are let be", () => {
  const text = [
    "/** Whatever is left. */",
    "export const one = 1;",
    "/** Whose it is. */",
    "const two = 2;",
    "export interface Three {",
    "  /** Why there is none. */",
    "  readonly member: string;",
    "}",
    "/** Lists rows. */",
    "export const four = 4; /** What is never closed",
  ].join("\n");
  expect(askingDocstrings(text)).toEqual(["3: Whose it is.", "6: Why there is none."]);
});
