import { expect, test } from "vitest";
import { visibleText } from "./visible-text.ts";

test.each([
  ["Ñandú, 5 €\tsí\nno", "Ñandú, 5 €\tsí\nno"],
  ["admin\u202etxt", "admin‹U+202E›txt"],
  ["a\u200bb\u0000", "a‹U+200B›b‹U+0000›"],
])("%j", (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
