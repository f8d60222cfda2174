import { expect, test } from "vitest";
import { draftConflicts, fieldsOf, mergeDrafts, NEW_DROP, readDraft, slugIn, titleFrom } from "./drop-draft.ts";

const FILE = "file:3f0c6a5e-0000-4000-8000-000000000001";

test("the name comes from the file, and the address from the name until somebody writes one", () => {
  expect(titleFrom("Paro_2026 1.2 (def)")).toBe("Paro 2026 1.2 (def)");
  expect(titleFrom("datos")).toBe("datos");
  expect(slugIn(NEW_DROP)).toBe("");
  expect(slugIn({ ...NEW_DROP, title: "Paro en España" })).toBe("paro-en-espana");
  expect(slugIn({ ...NEW_DROP, title: "Paro en España", slug: " paro " })).toBe("paro");
});

test("what goes to the server names the file by its id", () => {
  expect(fieldsOf({ ...NEW_DROP, title: "Paro", file: FILE })).toEqual({
    title: "Paro",
    fileId: FILE.slice("file:".length),
    days: 90,
  });
});

test("what the browser kept is taken up only whole", () => {
  const kept = { base: NEW_DROP, mine: { ...NEW_DROP, title: "Paro" }, version: 0 };
  expect(readDraft(JSON.stringify(kept))).toEqual(kept);
  expect(readDraft(JSON.stringify({ ...kept, mine: { ...NEW_DROP, days: 8 } }))).toBeNull();
});

test("two changes of one are joined, and what both changed is told", () => {
  const theirs = { ...NEW_DROP, title: "Otro", days: 0 as const };
  const mine = { ...NEW_DROP, days: 7 as const, file: FILE };
  expect(mergeDrafts(NEW_DROP, theirs, mine)).toEqual({ ...theirs, days: 7, file: FILE });
  expect(draftConflicts(NEW_DROP, theirs, mine)).toEqual([
    { field: "days", label: "Cuánto tiempo", theirs: "Para siempre", mine: "Una semana" },
  ]);
});
