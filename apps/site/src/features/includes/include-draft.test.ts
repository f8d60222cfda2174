import { expect, test } from "vitest";
import { draftConflicts, fieldsOf, mergeDrafts, NEW_INCLUDE, readDraft } from "./include-draft";

const base = { title: "Créditos", slug: "creditos", body: "Uno.", note: "" };

test("what I wrote stays mine, and what somebody else wrote comes in", () => {
  const theirs = { ...base, body: "Dos." };
  const mine = { ...base, title: "Créditos del especial" };
  expect(mergeDrafts(base, theirs, mine)).toEqual({ ...base, title: "Créditos del especial", body: "Dos." });
  expect(draftConflicts(base, theirs, mine)).toEqual([]);
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
