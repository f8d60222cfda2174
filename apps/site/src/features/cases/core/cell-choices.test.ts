import { type CaseColumn, openCaseTable } from "@nv/cases";
import { expect, test } from "vitest";
import { choicesOfColumn } from "./cell-choices";

const COLUMNS: readonly CaseColumn[] = [
  ...([
    "ref",
    "scope",
    "scopeKind",
    "province",
    "decade",
    "centre",
    "victims",
    "isMinimum",
    "status",
    "evidence",
  ] as const),
  ...(["source.1.title", "source.1.date"] as const),
];
const CELLS = [
  "EJ-1",
  "Diócesis de Ejemplo",
  "Diócesis",
  "Provincia Alfa",
  "1970",
  "Colegio",
  "3",
  "no",
  "Denuncia",
  "Un documento",
  "Acta",
  "2026-01-02",
];

test.each<CaseColumn>(["scopeKind", "province", "decade", "centre", "isMinimum", "status", "evidence"])(
  "everything that can be chosen for %s is understood",
  (column) => {
    const rules = { todayIso: "2099-01-01", municipalities: null };
    const { read } = openCaseTable({ rows: [{ number: 1, cells: COLUMNS }] }, COLUMNS, rules);
    const choices = choicesOfColumn(column, CELLS[COLUMNS.indexOf(column)] ?? "", 2026) ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const { value } of choices)
      expect(read({ number: 2, cells: CELLS.with(COLUMNS.indexOf(column), value) }).faults).toEqual([]);
  },
);

test("what a cell says and no choice does stands before them", () => {
  expect(choicesOfColumn("centre", "Cine", 2026)?.[0]).toEqual({ value: "Cine", label: "«Cine»: elige" });
  expect(choicesOfColumn("centre", "", 2026)?.[0]).toEqual({ value: "", label: "Elige" });
  expect(choicesOfColumn("victims", "muchas", 2026)).toBeNull();
});
