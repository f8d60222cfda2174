import { expect, test } from "vitest";
import { z } from "zod";
import { draftOf, withSlug } from "./draft-of";

const Draft = z.object({ title: z.string(), days: z.array(z.int()), file: z.string() });
type Draft = z.infer<typeof Draft>;
const FORM = draftOf(
  { event: "notice", labels: { title: "Nombre", days: "Días" } },
  {
    schema: Draft,
    fields: ["title", "days", "file"],
    labels: { file: "Archivo" },
    toDraft: (saved: Draft) => saved,
    fromDraft: (body) => ({ body, problems: [] }),
    textOf: (draft, field, side) => (field === "file" ? `El de ${side}` : String(draft[field])),
  },
);
const BASE: Draft = { title: "Aviso", days: [1, 2], file: "" };

test("what one person changed comes in, and what both changed stays mine and is told by its label", () => {
  const theirs = { title: "Suyo", days: [1, 3], file: "b" };
  const mine = { title: "Mío", days: [1, 2], file: "c" };
  expect(FORM.merge(BASE, theirs, mine)).toEqual({ title: "Mío", days: [1, 3], file: "c" });
  expect(FORM.conflicts(BASE, theirs, mine)).toEqual([
    { field: "title", label: "Nombre", theirs: "Suyo", mine: "Mío" },
    { field: "file", label: "Archivo", theirs: "El de theirs", mine: "El de mine" },
  ]);
});

test("the same written twice is no conflict, and lists that say the same are the same", () => {
  const both = { ...BASE, title: "Igual" };
  expect(FORM.conflicts(BASE, both, { ...both, days: [1, 2] })).toEqual([]);
  expect(FORM.isSame(BASE, { ...BASE, days: [1, 2] })).toBe(true);
  expect(FORM.isSame(BASE, { ...BASE, days: [2, 1] })).toBe(false);
});

test("what the browser kept is taken up whole, and what cannot be read is nothing", () => {
  const kept = { base: BASE, mine: { ...BASE, title: "Otro" }, version: 3 };
  expect(FORM.keyOf("new")).toBe("nv.notice:new");
  expect(FORM.read(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "{", '{"base":{}}', JSON.stringify({ ...kept, mine: { ...BASE, days: ["1"] } })])
    expect(FORM.read(text)).toBeNull();
});

test("an empty address is left to the name", () => {
  expect(withSlug(" ", { title: "A" })).toEqual({ title: "A" });
  expect(withSlug(" a ", { title: "A" })).toEqual({ title: "A", slug: "a" });
});
