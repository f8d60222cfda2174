import type { CaseRowReading } from "@nv/cases";
import type { CaseRow } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { faultsByColumn, rowsToMend, sortRows } from "./read-table";

const good = (row: number, ref: string): CaseRowReading => ({
  row: {
    row,
    nameReason: "",
    fields: {
      ...{ ref, scopeKind: "diocese", scope: "Diócesis de Ejemplo", province: "X1", municipality: "", decade: 1970 },
      ...{ centre: "school", victims: 3, isMinimum: false, status: "reported", evidence: "document" },
      sources: [{ title: "Acta", date: "2026-01-02", url: "" }],
    },
  } satisfies CaseRow,
  faults: [],
});
const bad = (row: number): CaseRowReading => ({
  row: null,
  faults: [{ row, field: "victims", message: "Escribe un número" }],
});

test("rows with a fault, those that repeat an id and those of which the server told something stay out", () => {
  const told = [{ row: 5, field: "ref", message: "Ese caso está retirado" }];
  const { good: rows, faults } = sortRows([good(2, "A"), bad(3), good(4, "A"), good(5, "B"), good(6, "C")], told);
  expect(rows.map(({ row }) => row)).toEqual([2, 6]);
  expect([...faults].map(([row, [first]]) => [row, first?.message])).toEqual([
    [3, "Escribe un número"],
    [4, "Repite el id «A» de la fila 2"],
    [5, "Ese caso está retirado"],
  ]);
});

test("two faults of one cell are one sentence after the other, and what is of no cell is apart", () => {
  const faults = [
    { row: 2, field: "ref", message: "Uno" },
    { row: 2, field: "ref", message: "Dos" },
    { row: 2, field: "", message: "De la fila" },
  ];
  const byColumn = faultsByColumn(faults, ["victims", "ref"]);
  expect([...byColumn].map(([column, { message }]) => [column, message])).toEqual([
    [1, "Uno. Dos"],
    [-1, "De la fila"],
  ]);
});

test("a row that was mended stays in sight until somebody takes it away, and is back with a new fault", () => {
  const body = [2, 3, 4].map((number) => ({ number, cells: [] }));
  const mends = new Map([[3, new Map([[0, "x"]])]]);
  const { faults } = sortRows([bad(2)], []);
  const numbers = (dismissed: readonly number[], all = faults) =>
    rowsToMend(body, { faults: all, mends, dismissed: new Set(dismissed) }).map(({ number }) => number);
  expect(numbers([])).toEqual([2, 3]);
  expect(numbers([3])).toEqual([2]);
  expect(numbers([3], sortRows([bad(3)], []).faults)).toEqual([3]);
});
