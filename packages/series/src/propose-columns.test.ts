import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { columnKey, proposeColumns } from "./propose-columns.ts";

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
