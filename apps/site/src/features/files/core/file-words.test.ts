import { expect, test } from "vitest";
import { areSameWords, mergeWords, readWords, wordConflicts } from "./file-words";

const base = { name: "ría.jpg", altText: "", credit: "", licence: "", source: "", rightsUntil: "" };

test("two people's changes are joined, and of what both touched the second one chooses", () => {
  const theirs = { ...base, altText: "La ría, de ellos", credit: "Agencia" };
  const mine = { ...base, altText: "La ría, mía", source: "Puerto" };
  expect(mergeWords(base, theirs, mine)).toEqual({
    ...base,
    altText: "La ría, mía",
    credit: "Agencia",
    source: "Puerto",
  });
  expect(wordConflicts(base, theirs, mine)).toEqual([
    { label: "Texto alternativo", theirs: "La ría, de ellos", mine: "La ría, mía" },
  ]);
});

test("what the browser kept comes back, and what cannot be read is none", () => {
  const kept = { base, mine: { ...base, credit: "Ana" }, version: 2 };
  expect(readWords(JSON.stringify(kept))).toEqual(kept);
  expect(readWords('{"base":{}}')).toBeNull();
  expect(areSameWords(kept.base, kept.mine)).toBe(false);
});
