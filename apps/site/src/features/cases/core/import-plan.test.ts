import type { CaseComparison } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { comparisonText, importedText, importRefusal, readRowsText, rowsLeftOut, undecidedRows } from "./import-plan";

const LIKE = [{ id: "c1", ref: "EJ-1", why: "se parece" }];
const NOTHING: CaseComparison = { added: [], changed: [], missing: [], equal: 0, faults: [], digest: "a".repeat(64) };
const TWO: CaseComparison = {
  ...NOTHING,
  added: [
    { row: 2, ref: "EJ-2", like: LIKE },
    { row: 3, ref: "EJ-3", like: [] },
  ],
};
const CASE = { isWhole: false, faultyRows: 0, decisions: {} };

test("only what looks like a case that is there waits for somebody", () => {
  expect(undecidedRows(TWO, {})).toEqual([2]);
  expect(undecidedRows(TWO, { 2: "new" })).toEqual([]);
  expect(rowsLeftOut(TWO, { 2: "same", 3: "same" })).toEqual([2]);
});

test.each<[string, CaseComparison, Partial<typeof CASE>, string]>([
  ["nothing", NOTHING, {}, "No hay nada que traer."],
  ["what nobody decided", TWO, {}, "Di antes qué es la fila que se parece a un caso que ya está."],
  ["what was decided", TWO, { decisions: { 2: "same" } }, ""],
  [
    "all rows left out",
    { ...TWO, added: TWO.added.slice(0, 1) },
    { decisions: { 2: "same" } },
    "No hay nada que traer.",
  ],
  [
    "a whole file with a row that was not read, whose case would be retired",
    { ...NOTHING, missing: [{ id: "c1", ref: "EJ-1" }] },
    { isWhole: true, faultyRows: 1 },
    "Con filas por corregir, un archivo entero retiraría casos que sí tiene: corrígelas antes.",
  ],
  ["a part with such a row", { ...TWO, added: TWO.added.slice(1) }, { faultyRows: 1 }, ""],
])("%s: «%s»", (_name, comparison, change, refusal) => {
  expect(importRefusal(comparison, { ...CASE, ...change })).toBe(refusal);
});

test("a row with a fault that the server told stays out, and nobody is asked what it is", () => {
  const faults = [{ row: 2, field: "ref", message: "Ese caso está retirado" }];
  expect(undecidedRows({ ...TWO, faults }, {})).toEqual([]);
  expect(rowsLeftOut({ ...TWO, faults }, {})).toEqual([2]);
  expect(importRefusal({ ...TWO, faults }, { ...CASE, faultyRows: 1 })).toBe("");
  expect(importRefusal({ ...TWO, added: TWO.added.slice(0, 1), faults }, { ...CASE, faultyRows: 1 })).toBe(
    "No hay nada que traer.",
  );
});

test.each([
  [{ isReading: true, good: 0, faulty: 0 }, "Leyendo las filas…"],
  [{ isReading: false, good: 0, faulty: 0 }, "Todavía no se entiende ninguna fila."],
  [{ isReading: false, good: 1, faulty: 0 }, "Se entiende una fila."],
  [{ isReading: false, good: 3, faulty: 4 }, "Se entienden tres filas. Con fallos hay cuatro filas."],
])("%o is told as «%s»", (read, text) => {
  expect(readRowsText(read)).toBe(text);
});

test("what would change and what has changed are sentences", () => {
  expect(comparisonText({ ...TWO, equal: 1 })).toBe("Hay dos casos nuevos, un caso que ya está igual.");
  expect(comparisonText(NOTHING)).toBe("No hay nada que traer.");
  const taken = { added: 1, changed: 0, retired: 0, leftOut: 2 };
  expect(importedText(taken, 0)).toContain("Hecho: un caso nuevo, cero cambiados, dos filas que se quedan fuera.");
  expect(importedText(taken, 0)).not.toContain("por corregir");
  expect(importedText(taken, 2)).toContain("En la tabla quedan dos filas por corregir.");
});
