import { type SeriesDetail, SeriesFields } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { NEW_COLUMN, NEW_RULE, NEW_SERIES, NEW_TRANSFORM, readSeriesDraft, SERIES_FORM } from "./series-draft";

const { toDraft, fromDraft, conflicts } = SERIES_FORM;

const SAVED: Pick<SeriesDetail, "fields" | "slug" | "data"> = {
  slug: "paro",
  data: { hash: "a", observations: 8, first: "2024-01-01", last: "2025-10-01", used: [] },
  fields: SeriesFields.parse({
    title: "Paro de Ejemplo",
    period: "quarter",
    columns: [
      { key: "rate", label: "Tasa", kind: "number", unit: "%" },
      { key: "men", label: "Hombres", kind: "number" },
      { key: "women", label: "Mujeres", kind: "number" },
      { key: "all", label: "Total", kind: "number" },
      { key: "yearly", label: "Variación", kind: "number" },
      { key: "real", label: "A precios de 2025", kind: "number" },
    ],
    transforms: [
      { kind: "change", column: "yearly", of: "all", over: "year", decimals: 1 },
      {
        ...{ kind: "deflate", column: "real", of: "all", by: "ipc", byColumn: "indice" },
        ...{ base: "2025-01-01", decimals: 2 },
      },
    ],
    source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
    rules: [
      { kind: "range", column: "rate", least: 0.5, most: null },
      { kind: "jump", column: "rate", most: 2.5, unit: "usual" },
      { kind: "monotony", column: "all", direction: "up", isStrict: true },
      { kind: "totals", columns: ["men", "women"], total: { column: "all" }, mayFallShort: false, tolerance: 0.1 },
      { kind: "totals", columns: ["rate"], total: { figure: 100 }, mayFallShort: true, tolerance: 0 },
      { kind: "missing", days: "workdays", except: ["2026-01-01", "2026-01-06"] },
      { kind: "fresh", mostDays: 100 },
      { kind: "past" },
      { kind: "revised", column: "rate", most: 1, unit: "percent" },
    ],
    origin: { kind: "ine", code: "EPA1", column: "rate", last: 24, base: "Base 2021" },
    calendar: { kind: "monthly", days: [15, 31], at: "09:01", retries: 6 },
    target: { kind: "datawrapper", chart: "aB3dE", last: 24, hasNotes: false },
    mode: "publish",
  }),
};

test("what is saved and not touched goes back as it came, every rule of it", () => {
  const draft = toDraft(SAVED);
  const { fields, problems } = readSeriesDraft(draft);
  expect(problems).toEqual([]);
  expect(fields).toEqual(SAVED.fields);
  expect(fromDraft(draft).body).toEqual({ ...SAVED.fields, slug: "paro" });
});

test.each([
  { kind: "address", url: "https://datos.example/paro.csv", isWhole: false },
  { kind: "datawrapper", chart: "aB3dE" },
  { kind: "ecb", key: "EXR/D.USD.EUR.SP00.A", column: "rate", last: 120 },
  { kind: "manual" },
])("the origin $kind goes back as it came", (asked) => {
  const origin =
    asked.kind === "address" || asked.kind === "datawrapper" ? { ...asked, mapping: { decimalMark: "." } } : asked;
  const fields = SeriesFields.parse({ ...SAVED.fields, origin, target: { kind: "none" }, calendar: { kind: "none" } });
  expect(readSeriesDraft(toDraft({ ...SAVED, fields })).fields).toEqual(fields);
});

test.each([
  ["no name", { title: "" }, "title", "Falta el nombre"],
  [
    "a bound that is no figure",
    { rules: [{ ...NEW_RULE, column: "rate", most: "mucho" }] },
    "rules.0.most",
    "Debe ser una cifra",
  ],
  ["no bound", { rules: [{ ...NEW_RULE, column: "rate" }] }, "rules.0.most", "Debe ser una cifra"],
  [
    "an address without https",
    { origin: { ...NEW_SERIES.origin, kind: "address" as const, place: "http://a.example" } },
    "origin.place",
    "Debe ser una dirección que empieza por https://",
  ],
  [
    "a day that no month has",
    { calendar: { ...NEW_SERIES.calendar, kind: "monthly" as const, monthDays: "40" } },
    "calendar.days",
    "Escribe los días con cifras, separados por comas",
  ],
  [
    "a day that is none",
    { rules: [{ ...NEW_RULE, kind: "missing" as const, except: "2026-01-01, mayo" }] },
    "rules.0.except",
    "Escribe la fecha como aaaa-mm-dd",
  ],
  ["no source", { sourceName: "" }, "sourceName", "Falta la fuente"],
  [
    "an address that is none",
    { sourceUrl: "ine" },
    "sourceUrl",
    "Debe ser una dirección completa, como https://www.ine.es",
  ],
  ["no parts of a sum", { rules: [{ ...NEW_RULE, kind: "totals" as const }] }, "rules.0.parts", "Elige las partes"],
  [
    "a sum that is no figure",
    { rules: [{ ...NEW_RULE, kind: "totals" as const, parts: ["men"], figure: "cien" }] },
    "rules.0.figure",
    "Debe ser una cifra",
  ],
  [
    "a sum of a column that is gone",
    { rules: [{ ...NEW_RULE, kind: "totals" as const, parts: ["men"], total: "gone" }] },
    "rules.0.total",
    "Elige una columna de cifras de la serie",
  ],
  [
    "more than is given at once",
    { origin: { ...NEW_SERIES.origin, kind: "ecb" as const, place: "EXR/D", column: "rate", last: "5000" } },
    "origin.last",
    "Como mucho 2000",
  ],
  [
    "a day of prices that is none",
    {
      transforms: [{ ...NEW_TRANSFORM, kind: "deflate" as const, column: "real", of: "all", by: "ipc", base: "2025" }],
    },
    "transforms.0.base",
    "Escribe la fecha como aaaa-mm-dd",
  ],
  [
    "a column worked out of none",
    { transforms: [{ ...NEW_TRANSFORM, column: "yearly" }] },
    "transforms.0.of",
    "Elige una columna de cifras que llegue, o calculada antes",
  ],
  [
    "a rule of a column that is gone",
    { rules: [{ ...NEW_RULE, column: "gone", most: "1" }] },
    "rules.0.column",
    "Elige una columna de cifras de la serie",
  ],
])("%s is told at its field", (_name, part, field, message) => {
  expect(readSeriesDraft({ ...toDraft(SAVED), ...part }).problems).toContainEqual({ field, message });
});

test.each([
  ["title", "title"],
  ["source.name", "sourceName"],
  ["source.url", "sourceUrl"],
  ["origin.url", "origin.place"],
  ["origin.chart", "origin.place"],
  ["origin.last", "origin.last"],
  ["calendar.days.1", "calendar.days"],
  ["rules.2.except.0", "rules.2.except"],
  ["rules.0.columns.1", "rules.0.parts"],
  ["rules.0.total.column", "rules.0.total"],
  ["rules.0.total", "rules.0.figure"],
  ["columns.3.key", "columns.3.key"],
])("what the server says of %s is told beside %s", (field, own) => {
  expect(SERIES_FORM.pathOf(field)).toBe(own);
});

test("a column without a name for files gets the one that its label makes", () => {
  const columns = [{ ...NEW_COLUMN, label: "Índice de precios" }];
  const draft = { ...NEW_SERIES, title: "A", columns, sourceName: "B", sourceUrl: "https://b.example" };
  expect(readSeriesDraft(draft)).toMatchObject({ problems: [], fields: { columns: [{ key: "indice_de_precios" }] } });
});

test("what both changed is told in words: of lists by their rows, of a calendar by its days", () => {
  const base = toDraft(SAVED);
  const theirs = { ...base, columns: [], rules: [], calendar: { ...base.calendar, at: "10:00" } };
  const told = conflicts(NEW_SERIES, base, theirs);
  expect(told).toContainEqual({
    ...{ field: "calendar", label: "Calendario" },
    ...{ theirs: "15, 31 a las 09:01", mine: "15, 31 a las 10:00" },
  });
  const said = conflicts(NEW_SERIES, base, { ...base, target: { ...base.target, chart: "zZ9zZ" } });
  expect(said.filter(({ field }) => field === "target")).toEqual([
    { field: "target", label: "Gráfico que la sigue", theirs: "aB3dE", mine: "zZ9zZ" },
  ]);
});
