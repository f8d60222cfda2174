import { expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { countCases } from "./count-cases.ts";
import { exampleCases } from "./example-cases.ts";
import { casesPage } from "./page/cases-page.ts";
import { PUBLIC_CASE_COLUMNS, publicCase } from "./public-case.ts";
import { publishedCases } from "./published-cases.ts";

const ASSETS = { script: "", styles: "" };
const published = (many: number) =>
  publishedCases({
    cases: exampleCases(many).map((fields, at) => publicCase(fields, `p${at}`)),
    ...{ before: null, note: "", at: "2026-11-23", isExample: true },
  });

test("the list of public columns is this one: a new column is not public until somebody writes it here", () => {
  expect(PUBLIC_CASE_COLUMNS).toMatchInlineSnapshot(`
    [
      "scopeKind",
      "scope",
      "province",
      "municipality",
      "decade",
      "centre",
      "victims",
      "isMinimum",
      "status",
      "evidence",
      "sources",
      "summary",
    ]
  `);
});

test("what is not of the list is nowhere in what is published, whatever comes with a case", () => {
  const leak = {
    ...INVENTED,
    ref: "SECRETO-REF",
    notes: "SECRETO-NOTAS",
    nombre: "SECRETO-NOMBRE",
    people: ["SECRETO-P"],
  };
  const { data, files } = publishedCases({
    cases: [publicCase(leak, "p1")],
    ...{ before: null, note: "", at: "2026-11-23", isExample: false },
  });
  const page = casesPage(data, { assets: ASSETS, reader: "", filesAt: "" });
  for (const text of [...Object.values(files), page]) expect(text).not.toContain("SECRETO");
});

test("the same cases in another order are the same bytes", () => {
  const cases = exampleCases(200).map((fields, at) => publicCase(fields, `p${at}`));
  const rest = { before: null, note: "", at: "2026-11-23", isExample: true };
  expect(publishedCases({ cases: cases.toReversed(), ...rest })).toEqual(publishedCases({ cases, ...rest }));
});

test("the page writes its counts as the house does", () => {
  const { data } = published(300);
  const numbers = { grouping: "point", groupFromDigits: 4, signSpace: "full" } as const;
  const grown = { ...data, totals: { cases: 300, victims: 4321 } };
  const page = (more: object) => casesPage(grown, { assets: ASSETS, reader: "", filesAt: "", ...more });
  expect(page({ numbers })).toContain("4.321 víctimas en 300 casos");
  expect(page({})).toContain("4321 víctimas en 300 casos");
});

test("totals are those of the cases, by province and by decade too", () => {
  const { data } = published(300);
  const victims = exampleCases(300).reduce((sum, one) => sum + one.victims, 0);
  expect(data.totals).toEqual({ cases: 300, victims });
  for (const counts of [data.byProvince, data.byDecade]) {
    expect(counts.reduce((sum, one) => sum + one.victims, 0)).toBe(victims);
    expect(counts.reduce((sum, one) => sum + one.cases, 0)).toBe(300);
  }
  expect(countCases(data.cases)).toEqual({ byProvince: data.byProvince, byDecade: data.byDecade });
});

test("what has changed is told with its date and in numbers alone, the latest first", () => {
  const cases = exampleCases(40).map((fields, at) => publicCase(fields, `p${at}`));
  const first = publishedCases({ cases, before: null, note: "Primera", at: "2026-10-01", isExample: true });
  const later = [
    ...cases.slice(1).map((one) => (one.id === "p1" ? { ...one, victims: one.victims + 1 } : one)),
    ...[publicCase(INVENTED, "p99")],
  ];
  const before = { cases, changes: first.data.changes };
  const { data } = publishedCases({ cases: later, before, note: "", at: "2026-11-23", isExample: true });
  expect(data.changes.map(({ date, added, changed, removed }) => [date, added, changed, removed])).toEqual([
    ["2026-11-23", 1, 1, 1],
    ["2026-10-01", 40, 0, 0],
  ]);
});

test("a spreadsheet takes no text for a formula", () => {
  const { files } = publishedCases({
    cases: [publicCase({ ...INVENTED, summary: '=HYPERLINK("https://malo.example")' }, "p1")],
    ...{ before: null, note: "", at: "2026-11-23", isExample: false },
  });
  expect(files["casos.csv"]).toContain("'=HYPERLINK");
});

test("a page has no sign of others' texts that a browser would run", () => {
  const bad = '"><script>alert(1)</script>';
  const fields = {
    ...INVENTED,
    ...{ scope: bad, summary: bad, sources: [{ title: bad, date: "2025-01-01", url: "https://a.example/?<b>" }] },
  };
  const { data } = publishedCases({
    cases: [publicCase(fields, "p1")],
    ...{ before: null, note: bad, at: "2026-11-23", isExample: false },
  });
  const page = casesPage(data, { assets: ASSETS, reader: "", filesAt: "" });
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("?<b>");
});

test("page, table and data tell the same of two small cases of a cell: neither words nor documents", () => {
  const small = (victims: number, at: number) =>
    publicCase(
      {
        ...INVENTED,
        victims,
        summary: `Relato ${at}`,
        sources: [{ title: `Carta ${at}`, date: "2025-01-01", url: "https://a.example/carta" }],
      },
      `p${at}`,
    );
  const { data, files } = publishedCases({
    cases: [small(1, 1), small(2, 2)],
    ...{ before: null, note: "", at: "2026-11-23", isExample: false },
  });
  const page = casesPage(data, { assets: ASSETS, reader: "", filesAt: "" });
  for (const text of [...Object.values(files), page]) {
    expect(text).not.toContain("Relato");
    expect(text).not.toMatch(/Carta|carta/);
  }
  expect(page).toContain("Caso agrupado");
  expect(data).toMatchObject({ joinedCases: 2, joinedCells: 1, totals: { cases: 2, victims: 3 } });
  expect(data.byProvince).toEqual([{ key: "X1", label: "Provincia Alfa", cases: 2, victims: 3 }]);
});

test("an example says so, and nothing else does", () => {
  const pageOf = (isExample: boolean) =>
    casesPage({ ...published(20).data, isExample }, { assets: ASSETS, reader: "", filesAt: "" });
  expect(pageOf(true)).toContain("DATOS DE EJEMPLO");
  expect(pageOf(false)).not.toContain("DATOS DE EJEMPLO");
});
