import { expect, test } from "vitest";
import { plainTable } from "./plain-table.ts";
import { readDelimited } from "./read-delimited.ts";

const firstOf = (name: string, cells: readonly string[]) => {
  const { columns, rows } = plainTable(
    readDelimited([`${name};Valor`, ...cells.map((cell, at) => `${cell};${at},5`)].join("\n")).rows,
  );
  return { kind: columns[0]?.kind, cells: rows.slice(1).map((row) => row.cells[0]) };
};

/** Each was read as months or days that nobody wrote. */
test.each([
  ["Curso", ["2008-09", "2009-10", "2010-11", "2011-12"]],
  ["Temporada", ["2003/04", "2004/05", "2005/06"]],
  ["Curso", ["2010-11"]],
  ["Trimestre", ["2023-1", "2023-2", "2023-3", "2023-4", "2024-1"]],
  ["Trimestre", ["2024-01", "2024-02"]],
  ["Semestre", ["2022-1", "2022-2", "2023-1"]],
  ["Periodo", ["20241", "20242", "20243", "20244"]],
  ["Semana", ["2024-S1", "2024-S2"]],
  ["Date", ["May 24", "May 25", "May 26"]],
  ["Date", ["May 30", "May 31", "Jun 01"]],
])("%s: %j stay as they are written", (name, cells) => {
  expect(firstOf(name, cells)).toEqual({ kind: "text", cells });
});

test.each([
  ["Mes", ["2023-01", "2023-02", "2023-03"], ["2023-01", "2023-02", "2023-03"]],
  ["Mes", ["2023-10", "2023-11", "2023-12"], ["2023-10", "2023-11", "2023-12"]],
  ["Mes", ["2023-9", "2023-10", "2023-11"], ["2023-09", "2023-10", "2023-11"]],
  ["Mes", ["2022-01", "2023-01", "2024-01"], ["2022-01", "2023-01", "2024-01"]],
  ["Mes", ["ene 24", "feb 24", "mar 24"], ["2024-01", "2024-02", "2024-03"]],
  ["Mes", ["dic 23", "ene 24", "feb 24"], ["2023-12", "2024-01", "2024-02"]],
  ["Fecha", ["45306", "45307"], ["2024-01-15", "2024-01-16"]],
  ["Semestre", ["2024-S1", "2024-S2"], ["2024S1", "2024S2"]],
])("%s: %j are dates", (name, cells, read) => {
  expect(firstOf(name, cells)).toEqual({ kind: "period", cells: read });
});
