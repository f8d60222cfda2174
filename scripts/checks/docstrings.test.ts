import { expect, test } from "vitest";
import { askingDocstrings } from "./docstrings.ts";

test("a docstring over an export that asks is told with its line, in one line or in several", () => {
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

test("nouns and verbs, members, and what is not exported are let be", () => {
  const text = [
    "/** Whatever is left. */",
    "export const one = 1;",
    "/** What a private thing is. */",
    "const two = 2;",
    "export interface Three {",
    "  /** What a member is. */",
    "  readonly member: string;",
    "}",
    "/** Lists rows. */",
    "export const four = 4; /** What is never closed",
  ].join("\n");
  expect(askingDocstrings(text)).toEqual([]);
});
