import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { columnKey, periodIn, proposeColumns } from "./propose-columns.ts";

test.each([
  ["Tasa de paro (%)", "tasa_de_paro"],
  ["Índice", "indice"],
  ["2026", "c_2026"],
  ["Note", "note_"],
  ["a".repeat(60), "a".repeat(40)],
])("the column «%s» is %s in files", (label, key) => {
  expect(columnKey(label)).toBe(key);
});

test("columns are proposed by what their cells hold, without those that every observation has", () => {
  const { rows } = readDelimited(
    "Fecha;Casa;Aprueba (%);Inicio;url\n1/3/2026;A;41,5;27/2/2026;https://a.example\n1/3/2026;B;40;26/2/2026;",
  );
  expect(proposeColumns(rows)).toEqual([
    { key: "casa", label: "Casa", kind: "text", unit: "", isKey: true },
    { key: "aprueba", label: "Aprueba (%)", kind: "number", unit: "%", isKey: false },
    { key: "inicio", label: "Inicio", kind: "date", unit: "", isKey: false },
  ]);
});

test("a text tells nothing apart where each day is there once, and of nothing nothing is proposed", () => {
  const { rows } = readDelimited("fecha;región;valor\n2026-01;Sur;1\n2026-02;Sur;2");
  expect(proposeColumns(rows).map(({ key, isKey }) => [key, isKey])).toEqual([
    ["region", false],
    ["valor", false],
  ]);
  expect(proposeColumns([])).toEqual([]);
});

test.each([
  ["Periodo;v\n2024T1;1\n2024T2;2", "quarter"],
  ["Periodo;v\n2024M01;1\n2024M02;2", "month"],
  ["fecha;v\nene-24;1\nfeb-24;2", "month"],
  ["fecha;v\n2024-W05;1\n2024-W06;2", "week"],
  ["año;v\n2023;1\n2024;2", "year"],
  ["fecha;v\n01/01/2024;1\n01/02/2024;2\n01/03/2024;3", "month"],
  ["fecha;v\n2024-01-01;1\n2024-04-01;2\n2024-07-01;3", "quarter"],
  ["fecha;v\n2024-01-05;1\n2024-01-08;2\n2024-01-09;3", "day"],
  ["fecha;v\n2024-01-05;1", null],
  ["sitio;v\nNorte;1\nSur;2", null],
])("the period of %j is %s", (text, period) => {
  expect(periodIn(readDelimited(text).rows)).toBe(period);
});
