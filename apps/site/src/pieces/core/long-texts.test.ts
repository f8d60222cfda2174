import { expect, test } from "vitest";
import { emptyDraft } from "./graphic-draft";
import { longTexts } from "./long-texts";

test("a text that is too long names its field, its limit and what is over", () => {
  const draft = emptyDraft({ type: "external", source: "https://example.org/a" });
  expect(longTexts({ ...draft, title: "x".repeat(200), altText: ` ${"x".repeat(600)} ` })).toEqual([]);
  expect(longTexts({ ...draft, altText: "x".repeat(3_145_728), note: "x".repeat(2001) })).toEqual([
    { field: "altText", message: "Como mucho 600 caracteres: sobran 3.145.128" },
    { field: "note", message: "Como mucho 2000 caracteres: sobran 1" },
  ]);
});
