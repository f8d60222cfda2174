import { expect, test } from "vitest";
import { DROP_FORM, NEW_DROP, slugIn, titleFrom } from "./drop-draft.ts";

const FILE = "file:3f0c6a5e-0000-4000-8000-000000000001";

test("the name comes from the file, and the address from the name until somebody writes one", () => {
  expect(titleFrom("Paro_2026 1.2 (def)")).toBe("Paro 2026 1.2 (def)");
  expect(titleFrom("datos")).toBe("datos");
  expect(slugIn(NEW_DROP)).toBe("");
  expect(slugIn({ ...NEW_DROP, title: "Paro en España" })).toBe("paro-en-espana");
  expect(slugIn({ ...NEW_DROP, title: "Paro en España", slug: " paro " })).toBe("paro");
});

test("what goes to the server names the file by its id", () => {
  expect(DROP_FORM.fromDraft({ ...NEW_DROP, title: "Paro", file: FILE }).body).toEqual({
    title: "Paro",
    fileId: FILE.slice("file:".length),
    days: 90,
  });
});

test("what two people changed is told in words, and whose file is whose", () => {
  const theirs = { ...NEW_DROP, file: `${FILE}0`, days: 0 as const };
  const mine = { ...NEW_DROP, file: FILE, days: 7 as const };
  expect(DROP_FORM.conflicts(NEW_DROP, theirs, mine)).toEqual([
    { field: "file", label: "Archivo", theirs: "Otro archivo", mine: "El que has elegido" },
    { field: "days", label: "Cuánto tiempo", theirs: "Para siempre", mine: "Una semana" },
  ]);
});
