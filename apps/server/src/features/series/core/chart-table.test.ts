import type { PublishedSeries } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { chartNotes, chartTable } from "./chart-table.ts";

const said = { source: "Oficina de Ejemplo", sourceUrl: "https://oficina.example", note: "" };
const SERIES: PublishedSeries = {
  ...{ schema: 1, title: "Índice", description: "", period: "month", source: { name: "", url: "" }, revisionUrl: "" },
  columns: [
    { key: "index", label: "Índice, general", kind: "number", unit: "", method: "" },
    { key: "note_", label: "Nota", kind: "text", unit: "", method: "" },
  ],
  changes: { added: 0, changed: 0, removed: 0 },
  observations: [
    { ...said, date: "2026-09-01", values: { index: -1.5, note_: "=1+1" }, isProvisional: false },
    { ...said, date: "2026-10-01", values: { index: 2 }, isProvisional: true },
  ],
};

test("a chart gets a row for each observation; a figure stays one, and no text is a formula", () => {
  expect(chartTable(SERIES, null)).toBe('Fecha,"Índice, general",Nota\r\n2026-09-01,-1.5,\'=1+1\r\n2026-10-01,2,\r\n');
  expect(chartTable(SERIES, 1)).toBe('Fecha,"Índice, general",Nota\r\n2026-10-01,2,\r\n');
});

test("the notes say of when the last one is, and whether it may change", () => {
  expect(chartNotes(SERIES).replaceAll("\u00a0", " ")).toBe("Último dato: oct 2026, provisional.");
  expect(chartNotes({ ...SERIES, observations: SERIES.observations.slice(0, 1) })).toMatch(/sep.2026\.$/);
  expect(chartNotes({ ...SERIES, observations: [] })).toBe("");
});

test("the notes say how what is worked out was", () => {
  const columns = SERIES.columns.map((column) => ({ ...column, method: column.key === "index" ? "Se calcula." : "" }));
  expect(chartNotes({ ...SERIES, columns }).replaceAll("\u00a0", " ")).toBe(
    "Último dato: oct 2026, provisional. Se calcula.",
  );
});
