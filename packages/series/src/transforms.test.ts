import type { Observation, SeriesFields, SeriesTransform, UsedSeries } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { HOUSE, MONTHLY, observed, RATE } from "../test/invented.ts";
import { transformText } from "./transform-text.ts";
import { applyTransforms, broughtColumns, type Deflators, deflatorProblem, isOfPercent } from "./transforms.ts";

const OUT = { ...RATE, key: "out", label: "Calculada" };
const COLUMNS = [RATE, OUT];

const change = (over: "period" | "year", decimals = 1): SeriesTransform => ({
  ...{ kind: "change", column: "out", of: "rate", over, decimals },
});
const DEFLATE: SeriesTransform = {
  ...{ kind: "deflate", column: "out", of: "rate", by: "ipc", byColumn: "rate", base: "2026-01-01", decimals: 2 },
};
const deflators = (observations: readonly Observation[], period: SeriesFields["period"] = "month"): Deflators =>
  new Map([
    ["ipc", { title: "IPC de Ejemplo", period, columns: [{ ...RATE, method: "" }], observations: [...observations] }],
  ]);
const NONE: Deflators = new Map();

/** Returns the values that a transform computes, observation by observation. */
function worked(
  transform: SeriesTransform,
  observations: readonly Observation[],
  { period = "month", index = NONE, columns = COLUMNS }: Partial<SeriesFields> & { readonly index?: Deflators } = {},
) {
  const series = { columns, period, transforms: [transform] };
  return applyTransforms(series, observations, index).map(({ values }) => values.out);
}

describe("a change in hundredths", () => {
  test.each<[string, SeriesTransform, SeriesFields["period"], readonly Observation[], readonly (number | null)[]]>([
    ["of the month before", change("period"), "month", months(100, 101, 99.99), [null, 1, -1]],
    ["of a figure that is not above 0", change("period"), "month", months(0, 5, -2, 4), [null, null, -140, null]],
    [
      "of a month that is missing",
      change("period"),
      "month",
      [observed("2026-01-01", 100), observed("2026-03-01", 110)],
      [null, null],
    ],
    [
      "without a figure of its own",
      change("period"),
      "month",
      [...months(100), observed("2026-02-01", null)],
      [null, null],
    ],
    [
      "of the same month a year before",
      change("year"),
      "month",
      [observed("2025-03-01", 80), observed("2026-03-01", 100)],
      [null, 25],
    ],
    [
      "of the same quarter, whatever day of it is written",
      change("year"),
      "quarter",
      [observed("2025-01-01", 100), observed("2026-03-31", 103)],
      [null, 3],
    ],
    [
      "of the day before with a market",
      change("period"),
      "day",
      [observed("2026-11-20", 100), observed("2026-11-21", null), observed("2026-11-23", 102)],
      [null, null, 2],
    ],
    [
      "of 29 February, which the year before has not",
      change("year"),
      "day",
      [observed("2027-02-28", 100), observed("2028-02-29", 100)],
      [null, null],
    ],
    ["of the year before", change("year"), "year", [observed("2025-01-01", 4), observed("2026-01-01", 5)], [null, 25]],
    [
      "of 52 weeks before",
      change("year"),
      "week",
      [observed("2025-11-24", 10), observed("2026-11-23", 11)],
      [null, 10],
    ],
  ])("%s", (_name, transform, period, observations, expected) => {
    expect(worked(transform, observations, { period })).toEqual(expected);
  });

  test("is of each one alone where a column tells them apart", () => {
    const both = [
      observed("2026-01-01", 100, { values: { house: "A" } }),
      observed("2026-01-01", 200, { values: { house: "B" } }),
      observed("2026-02-01", 110, { values: { house: "A" } }),
      observed("2026-02-01", 210, { values: { house: "B" } }),
    ];
    expect(worked(change("period"), both, { columns: [...COLUMNS, HOUSE] })).toEqual([null, null, 10, 5]);
  });

  test("is rounded to as many decimals as it says", () => {
    expect(worked(change("period", 3), months(3, 4))).toEqual([null, 33.333]);
    expect(worked(change("period", 0), months(3, 4))).toEqual([null, 33]);
  });
});

/** @see findings of November 2026: a rate of 12.29 % that falls to 11.36 % was published as −7,6. */
describe("points between two percentages", () => {
  const points = (over: "period" | "year", decimals = 2): SeriesTransform => ({
    ...{ kind: "points", column: "out", of: "rate", over, decimals },
  });
  test("are the figure less the one before", () => {
    expect(worked(points("period"), months(12.29, 11.36, -0.5, 0))).toEqual([null, -0.93, -11.86, 0.5]);
  });
  test("or less that of a year before, and none where that is none", () => {
    const years = [observed("2025-03-01", 12.29), observed("2026-02-01", 11), observed("2026-03-01", 11.36)];
    expect(worked(points("year"), years)).toEqual([null, null, -0.93]);
  });
  test("are told as points", () => {
    expect(transformText(points("year"), { columns: COLUMNS, period: "month" }, [])).toBe(
      "Diferencia de «Tasa» con el mismo mes del año anterior, en puntos porcentuales, con dos decimales.",
    );
  });
  test.each([["%"], ["en %"], ["Por ciento"], ["porcentaje"]])("«%s» is a percentage", (unit) => {
    expect(isOfPercent(unit)).toBe(true);
  });
  test.each([[""], ["euros"], ["% del PIB per cápita en euros"], ["puntos"]])("«%s» is none", (unit) => {
    expect(isOfPercent(unit)).toBe(false);
  });
});

describe("a figure at the prices of a day", () => {
  test("is multiplied by what money has lost since", () => {
    expect(worked(DEFLATE, months(1000, 1000, 1000), { index: deflators(months(100, 102, 99)) })).toEqual([
      1000, 980.39, 1010.1,
    ]);
  });

  test("is none where the index, or the figure, has none: nothing is carried over", () => {
    expect(worked(DEFLATE, months(1000, 1000), { index: deflators(months(100)) })).toEqual([1000, null]);
    expect(worked(DEFLATE, [observed("2026-01-01", null)], { index: deflators(months(100)) })).toEqual([null]);
    expect(worked(DEFLATE, months(1000), { index: deflators([observed("2026-02-01", 100)]) })).toEqual([null]);
  });

  test.each<[string, Deflators, string | null]>([
    ["is not published", NONE, "La serie «ipc» no está publicada"],
    [
      "is of other periods",
      deflators(months(100), "quarter"),
      "«IPC de Ejemplo» no tiene la misma periodicidad que esta serie",
    ],
    [
      "does not reach the base",
      deflators([observed("2026-02-01", 100)]),
      "«IPC de Ejemplo» no tiene una cifra de la fecha base",
    ],
    ["is none at the base", deflators(months(0)), "«IPC de Ejemplo» no tiene una cifra de la fecha base"],
    ["fits", deflators(months(100)), null],
  ])("says why an index cannot, which %s", (_name, index, problem) => {
    if (DEFLATE.kind !== "deflate") throw new Error("it deflates");
    expect(deflatorProblem(DEFLATE, MONTHLY, index)).toBe(problem);
  });
});

test("one is worked out of another that was worked out before it", () => {
  const real = { ...DEFLATE, column: "real" };
  const transforms = [real, { ...change("period"), of: "real" }];
  const series = { columns: [...COLUMNS, { ...RATE, key: "real" }], period: "month" as const, transforms };
  const done = applyTransforms(series, months(100, 110), deflators(months(100, 110)));
  expect(done.map(({ values }) => [values.real, values.out])).toEqual([
    [100, null],
    [100, 0],
  ]);
});

test("what is worked out is not asked of a table", () => {
  expect(broughtColumns({ columns: COLUMNS, transforms: [change("year")] })).toEqual([RATE]);
  expect(broughtColumns({ columns: COLUMNS, transforms: [] })).toBe(COLUMNS);
});

test("how it was worked out is told to readers, with the very revision of the index", () => {
  const series = { columns: COLUMNS, period: "month" as const };
  const used: UsedSeries[] = [
    { slug: "ipc", title: "IPC de Ejemplo", url: "https://a.example/data/ipc/2-b/data.json", provisionalFrom: "" },
  ];
  expect(transformText(change("year"), series, [])).toBe(
    "Variación de «Tasa» sobre el mismo mes del año anterior, en %, con un decimal.",
  );
  expect(transformText(DEFLATE, series, used)).toBe(
    "«Tasa» a precios de ene 2026, por «IPC de Ejemplo» (https://a.example/data/ipc/2-b/data.json), con dos decimales.",
  );
  const provisional = used.map((one) => ({ ...one, provisionalFrom: "2026-09-01" }));
  expect(transformText(DEFLATE, series, provisional)).toMatch(/El índice es provisional desde sep 2026\.$/);
});

/** Figures of January 2026 and the months after it. */
function months(...figures: readonly number[]): readonly Observation[] {
  return figures.map((figure, at) => observed(`2026-${String(at + 1).padStart(2, "0")}-01`, figure));
}
