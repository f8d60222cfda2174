import { expect, test } from "vitest";
import { draftConflicts, emptyDraft, fieldsOf, isSameDraft, mergeDrafts, readKeptDraft } from "./graphic-draft";

const BASE = { ...emptyDraft({ type: "external", source: "https://example.org/a" }), title: "Paro", credit: "Mesa" };

test("a form is sent with its tags apart, and without an address that nobody chose", () => {
  expect(fieldsOf({ ...BASE, tags: " empleo, , EPA " })).toMatchObject({ title: "Paro", tags: ["empleo", "EPA"] });
  expect(fieldsOf(BASE)).not.toHaveProperty("slug");
  expect(fieldsOf({ ...BASE, slug: "paro" })).toHaveProperty("slug", "paro");
});

test("two people who changed different fields both keep their change", () => {
  const theirs = { ...BASE, credit: "Datos" };
  const mine = { ...BASE, title: "El paro baja" };
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({ ...BASE, credit: "Datos", title: "El paro baja" });
  expect(draftConflicts(BASE, theirs, mine)).toEqual([]);
});

test("of a field that both changed, mine wins once I was shown both", () => {
  const theirs = { ...BASE, title: "Suyo", isPinned: true };
  const mine = { ...BASE, title: "Mío", config: { type: "external" as const, source: "https://example.org/b" } };
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({ ...mine, isPinned: true });
  expect(draftConflicts(BASE, theirs, mine)).toEqual([{ label: "Título", theirs: "Suyo", mine: "Mío" }]);
});

test("the same change made by both is no conflict", () => {
  const both = { ...BASE, title: "Igual" };
  expect(draftConflicts(BASE, both, { ...both })).toEqual([]);
  expect(isSameDraft(both, { ...both })).toBe(true);
});

test("a kept form is read back, and anything else is none", () => {
  const kept = { base: BASE, mine: { ...BASE, title: "A medias" }, version: 3 };
  expect(readKeptDraft(JSON.stringify(kept))).toEqual(kept);
  for (const stored of [null, "", "{", "null", "[]", '{"base":{},"mine":{},"version":1}'])
    expect(readKeptDraft(stored)).toBeNull();
});
