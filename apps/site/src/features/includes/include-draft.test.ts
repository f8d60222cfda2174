import { expect, test } from "vitest";
import { draftConflicts, fieldsOf, longTexts, mergeDrafts, NEW_INCLUDE, readDraft } from "./include-draft";

const base = { title: "Créditos", slug: "creditos", body: "Uno.", note: "" };

test("what I wrote stays mine, and what somebody else wrote comes in", () => {
  const theirs = { ...base, body: "Dos." };
  const mine = { ...base, title: "Créditos del especial" };
  expect(mergeDrafts(base, theirs, mine)).toEqual({ ...base, title: "Créditos del especial", body: "Dos." });
  expect(draftConflicts(base, theirs, mine)).toEqual([]);
});

test("a text that is too long names its field, its limit and what is over", () => {
  expect(longTexts({ ...base, body: "x".repeat(3_145_728) })).toEqual([
    { field: "body", message: "Como mucho 20.000 caracteres: sobran 3.125.728" },
  ]);
  expect(longTexts(base)).toEqual([]);
});

test("what both wrote is a conflict, unless they wrote the same", () => {
  const theirs = { ...base, body: "Dos.", note: "Igual" };
  const mine = { ...base, body: "Tres.", note: "Igual" };
  expect(draftConflicts(base, theirs, mine)).toEqual([
    { field: "body", label: "Texto", theirs: "Dos.", mine: "Tres." },
  ]);
});

test("an empty address is left to the title", () => {
  expect(fieldsOf({ ...NEW_INCLUDE, title: "Pie", body: "x" })).toEqual({ title: "Pie", body: "x", note: "" });
});

test.each([null, "", "{", '{"base":{}}'])("what the browser kept and cannot be read is nothing: %j", (stored) => {
  expect(readDraft(stored)).toBeNull();
});
