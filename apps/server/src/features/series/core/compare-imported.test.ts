import type { Observation } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { compareImported } from "./compare-imported.ts";
import { NO_DATA, StoredSeries } from "./stored-series.ts";

const SERIES = StoredSeries.parse({
  title: "Índice de Ejemplo",
  period: "month",
  columns: [
    { key: "index", label: "Índice", kind: "number" },
    { key: "yearly", label: "Variación", kind: "number", unit: "%" },
  ],
  source: { name: "INE", url: "https://www.ine.es" },
  rules: [{ kind: "range", column: "index", least: 0, most: 200 }],
  origin: { kind: "ine", code: "IPC1", column: "index", last: 24, base: "Base 2025" },
  data: NO_DATA,
});

const said = { source: "INE", sourceUrl: "https://www.ine.es", isProvisional: false, note: "" };
const of = (date: string, values: Observation["values"]): Observation => ({ date, values, ...said });
const BEFORE = [of("2026-01-01", { index: 100, yearly: 3 }), of("2026-02-01", { index: 101, yearly: 2.5 })];

const compare = (brought: readonly Observation[], more: object = {}) =>
  compareImported({
    series: SERIES,
    before: BEFORE,
    brought,
    policy: "merge",
    sourceBase: "Base 2025",
    sourceCode: "IPC1",
    deflators: new Map(),
    today: "2026-11-23",
    ...more,
  });

test("what a source says of one column leaves the others as they are", () => {
  const { after, counts, sentence, findings } = compare([
    of("2026-02-01", { index: 101.5 }),
    of("2026-03-01", { index: 102 }),
  ]);
  expect(after.map(({ values }) => values)).toEqual([
    { index: 100, yearly: 3 },
    { index: 101.5, yearly: 2.5 },
    { index: 102 },
  ]);
  expect(counts).toEqual({ added: 1, changed: 1, removed: 0 });
  expect(sentence).toBe("1 observación nueva, 1 corregida. La última, del 1 de marzo de 2026.");
  expect(findings).toEqual([]);
});

test("another base is told whatever the rules say, and one that nobody knew is not", () => {
  expect(compare([], { sourceBase: "Base 2031" }).findings.map(({ kind }) => kind)).toEqual(["base"]);
  expect(compare([], { sourceBase: "" }).findings).toEqual([]);
  const unknown = { ...SERIES, origin: { ...SERIES.origin, base: "" } };
  expect(compare([], { series: unknown, sourceBase: "Base 2031" }).findings).toEqual([]);
});

test("another code is told too, in the words of the office's reader", () => {
  const { findings } = compare([], { sourceCode: "IPC2" });
  expect(findings.map(({ sentence }) => sentence)).toEqual(["El INE cambió la base: revisa el código."]);
  expect(compare([], { sourceCode: "ipc1" }).findings).toEqual([]);
});

test("what is worked out is compared like what was brought", () => {
  const transforms = [{ kind: "change" as const, column: "yearly", of: "index", over: "period" as const, decimals: 1 }];
  const { after, changes } = compare([of("2026-03-01", { index: 102.01 })], { series: { ...SERIES, transforms } });
  expect(after.map(({ values }) => values.yearly)).toEqual([null, 1, 1]);
  expect(changes.map(({ fields }) => fields)).toEqual([["yearly"], ["yearly"], []]);
});

test("of thousands of findings the first are told, and how many there are", () => {
  const many = Array.from({ length: 1000 }, (_, at) => of(`${2100 + at}-01-01`, { index: 999 }));
  const { findings, findingsTotal } = compare(many);
  expect([findings.length, findingsTotal]).toEqual([100, 1000]);
  expect(findings[0]?.sentence).toBe("Índice: 999 el 1 de enero de 2100, más que el límite de 200.");
});
