import type { Observation, SeriesFields, SeriesRule } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { HOUSE, MONTHLY, observed, RATE } from "../test/invented.ts";
import { findingsOf, newFindings } from "./check-rules.ts";
import { seriesDifference } from "./difference.ts";
import { findingText } from "./finding-texts.ts";

const TODAY = "2026-11-23";

/** Returns what a rule says of some observations, in words. */
function told(rule: SeriesRule, observations: readonly Observation[], more: Partial<SeriesFields> = {}) {
  const series = { ...MONTHLY, ...more, rules: [rule] };
  return findingsOf(series, observations, TODAY).map((found) => findingText(found, series));
}

const months = (...rates: readonly (number | null)[]) => rates.map((rate, at) => observed(`2026-0${at + 1}-01`, rate));

describe("range", () => {
  const rule: SeriesRule = { kind: "range", column: "rate", least: 0, most: 100 };
  test("a figure on its bound is within, one beyond it is told with the bound", () => {
    expect(told(rule, months(0, 100, null))).toEqual([]);
    expect(told(rule, months(-0.1, 100.5))).toEqual([
      "Tasa: −0,1 % el 1 de enero de 2026, menos que el límite de 0 %.",
      "Tasa: 100,5 % el 1 de febrero de 2026, más que el límite de 100 %.",
    ]);
  });
});

describe("jump", () => {
  test("of so many units, in both directions", () => {
    const rule: SeriesRule = { kind: "jump", column: "rate", most: 2, unit: "units" };
    expect(told(rule, months(10, 12, 10))).toEqual([]);
    expect(told(rule, months(10, 12.5, 10))).toHaveLength(2);
  });

  test("a month without a figure does not hide it", () => {
    const rule: SeriesRule = { kind: "jump", column: "rate", most: 2, unit: "units" };
    expect(told(rule, months(10, null, 15))).toEqual([
      "Tasa: de 10 % el 1 de enero de 2026 a 15 % el 1 de marzo de 2026, un salto de más de 2 %.",
    ]);
  });

  test("of so many hundredths of what it was; from nothing any step is endless", () => {
    const rule: SeriesRule = { kind: "jump", column: "rate", most: 10, unit: "percent" };
    expect(told(rule, months(100, 110, 99, 0, 0))).toEqual([
      "Tasa: de 99 % el 1 de marzo de 2026 a 0 % el 1 de abril de 2026, un salto de más de 10 %.",
    ]);
    expect(told(rule, months(0, 0.001))).toHaveLength(1);
  });

  test("of so many times the usual step, where there are steps enough to tell it", () => {
    const rule: SeriesRule = { kind: "jump", column: "rate", most: 6, unit: "usual" };
    const usual = months(1, 1.2, 1.1, 1.3, 1.2, 1.5, 1.4, 1.6, 1.5);
    expect(told(rule, usual)).toEqual([]);
    expect(told(rule, [...usual, observed("2026-10-01", 4)])).toEqual([
      "Tasa: de 1,5 % el 1 de septiembre de 2026 a 4 % el 1 de octubre de 2026, un salto de más de 6 veces lo habitual.",
    ]);
    expect(told(rule, months(1, 1.2, 90))).toEqual([]);
    expect(told(rule, months(5, 5, 5, 5, 5, 5, 5, 5, 9))).toEqual([]);
  });

  test("the polls of one house are compared with its own", () => {
    const rule: SeriesRule = { kind: "jump", column: "rate", most: 2, unit: "units" };
    const of = (date: string, house: string, rate: number) => observed(date, rate, { values: { house } });
    const polls = [of("2026-01-01", "A", 30), of("2026-01-02", "B", 40), of("2026-01-03", "A", 31)];
    expect(told(rule, polls, { columns: [HOUSE, RATE] })).toEqual([]);
    expect(told(rule, [...polls, of("2026-01-09", "B", 43)], { columns: [HOUSE, RATE] })).toEqual([
      "Tasa: de 40 % el 2 de enero de 2026 a 43 % el 9 de enero de 2026, un salto de más de 2 % (B).",
    ]);
  });
});

describe("monotony", () => {
  const rule = (direction: "up" | "down", isStrict: boolean): SeriesRule => ({
    kind: "monotony",
    column: "rate",
    direction,
    isStrict,
  });
  test.each([
    ["up", false, [1, 1, 2], 0],
    ["up", true, [1, 1, 2], 1],
    ["up", false, [1, 2, 1], 1],
    ["down", false, [3, 2, 2], 0],
    ["down", false, [3, 2, 2.5], 1],
  ] as const)("%s, strict %s: %j breaks it %d times", (direction, isStrict, rates, times) => {
    expect(told(rule(direction, isStrict), months(...rates))).toHaveLength(times);
  });
});

describe("totals", () => {
  const part = (key: string) => ({ key, label: key, kind: "number", unit: "", isKey: false }) as const;
  const columns = [part("yes"), part("no"), part("all")];
  const sums = (yes: number | null, no: number, all: number) =>
    observed("2026-01-01", null, { values: { yes, no, all } });
  const base = { kind: "totals" as const, columns: ["yes", "no"], mayFallShort: false, tolerance: 0 };

  test("the parts make the whole, and decimals that arithmetic loses are nobody's mistake", () => {
    const rule: SeriesRule = { ...base, total: { column: "all" } };
    expect(told(rule, [sums(0.1, 0.2, 0.3)], { columns })).toEqual([]);
    expect(told(rule, [sums(1, 2, 4)], { columns })).toEqual([
      "Las partes suman 3 el 1 de enero de 2026 y el total es 4.",
    ]);
    expect(told(rule, [sums(null, 2, 4)], { columns })).toEqual([]);
  });

  test("of a poll what is left out is no mistake, and more than a hundred is one", () => {
    const rule: SeriesRule = { ...base, total: { figure: 100 }, mayFallShort: true, tolerance: 0.5 };
    expect(told(rule, [sums(40, 50, 0), sums(50, 50.5, 0)], { columns })).toEqual([]);
    expect(told(rule, [sums(50, 50.6, 0)], { columns })).toHaveLength(1);
  });
});

describe("missing", () => {
  type Days = Extract<SeriesRule, { kind: "missing" }>["days"];
  const rule = (days: Days, except: string[] = []): SeriesRule => ({ kind: "missing", days, except });
  const on = (...dates: readonly string[]) => dates.map((date) => observed(date, 1));

  test.each([
    ["month", ["2025-11-01", "2025-12-31", "2026-01-15"], []],
    ["month", ["2025-11-01", "2026-01-01"], ["Falta un mes: 1 de diciembre de 2025."]],
    ["month", ["2025-11-01", "2026-03-01"], ["Faltan 3 meses: del 1 de diciembre de 2025 al 1 de febrero de 2026."]],
    ["quarter", ["2025-10-01", "2026-01-01", "2026-07-01"], ["Falta un trimestre: 1 de abril de 2026."]],
    ["year", ["2019-06-01", "2021-01-01"], ["Falta un año: 1 de enero de 2020."]],
    ["week", ["2026-11-02", "2026-11-15", "2026-11-24"], ["Falta una semana: 16 de noviembre de 2026."]],
    ["day", ["2026-02-27", "2026-03-02"], ["Faltan 2 días: del 28 de febrero de 2026 al 1 de marzo de 2026."]],
  ] as const)("of a series of each %s: %j", (period, dates, sentences) => {
    expect(told(rule("all"), on(...dates), { period })).toEqual(sentences);
  });

  test("markets close on Saturdays, on Sundays and on holidays", () => {
    const period = "day";
    expect(told(rule("workdays"), on("2026-11-20", "2026-11-23"), { period })).toEqual([]);
    const holiday = on("2026-12-07", "2026-12-09");
    expect(told(rule("workdays"), holiday, { period })).toEqual(["Falta un día: 8 de diciembre de 2026."]);
    expect(told(rule("workdays", ["2026-12-08", "2026-12-12"]), holiday, { period })).toEqual([]);
    const week = on("2026-11-19", "2026-11-30");
    expect(told(rule("workdays", ["2026-11-20"]), week, { period })).toEqual([
      "Faltan 5 días: del 23 de noviembre de 2026 al 27 de noviembre de 2026.",
    ]);
  });

  test("and an exchange on its own holidays, of which nobody need write a list", () => {
    const period = "day";
    const thanksgiving = on("2026-11-25", "2026-11-27");
    expect(told(rule("nyse"), thanksgiving, { period })).toEqual([]);
    expect(told(rule("europe"), thanksgiving, { period })).toEqual(["Falta un día: 26 de noviembre de 2026."]);
    expect(told(rule("nyse"), on("2026-04-02", "2026-04-07"), { period })).toEqual([
      "Falta un día: 6 de abril de 2026.",
    ]);
  });

  test("a hole of eight centuries costs no more than one of a day", () => {
    for (const days of ["workdays", "nyse"] as const)
      expect(told(rule(days), on("1200-01-01", "2026-01-01"), { period: "day" })).toHaveLength(1);
  });
});

test("what is late and what has not come yet is told by the day of today", () => {
  expect(told({ kind: "fresh", mostDays: 45 }, [observed("2026-10-09", 1)])).toEqual([]);
  expect(told({ kind: "fresh", mostDays: 45 }, [observed("2026-10-01", 1)])).toEqual([
    "La última observación es del 1 de octubre de 2026: hace 53 días, y la regla admite 45.",
  ]);
  expect(told({ kind: "past" }, [observed(TODAY, 1), observed("2026-11-24", 1)])).toEqual([
    "El 24 de noviembre de 2026 no ha llegado todavía.",
  ]);
});

describe("what new observations break", () => {
  const jump: SeriesRule = { kind: "jump", column: "rate", most: 2, unit: "units" };
  const series = (...rules: SeriesRule[]) => ({ ...MONTHLY, rules });
  const told2 = (of: SeriesFields, before: readonly Observation[], after: readonly Observation[]) =>
    newFindings(of, { before, after, changes: seriesDifference(of.columns, before, after) }, TODAY).map((found) =>
      findingText(found, of),
    );

  test("a jump that was approved is not told again, and another figure in its place is", () => {
    const before = months(10, 20, 21);
    expect(told2(series(jump), before, [...before, observed("2026-04-01", 22)])).toEqual([]);
    expect(told2(series(jump), before, months(10, 20.5, 21))).toEqual([
      "Tasa: de 10 % el 1 de enero de 2026 a 20,5 % el 1 de febrero de 2026, un salto de más de 2 %.",
    ]);
  });

  test("the usual step is told by what was approved, so that a great new one does not make itself usual", () => {
    const usual: SeriesRule = { ...jump, most: 6, unit: "usual" };
    const before = months(1, 1.2, 1.1, 1.3, 1.2, 1.5, 1.4, 1.6, 1.5);
    const wild = [1, 20, 3, 50].map((rate, at) => observed(`2027-0${at + 1}-01`, rate));
    expect(told2(series(usual), before, [...before, ...wild])).toHaveLength(3);
  });

  test("a correction of the past beyond its bound waits, in units or in hundredths, and a figure that goes too", () => {
    const revised: SeriesRule = { kind: "revised", column: "rate", most: 0.1, unit: "units" };
    const before = months(10, 20);
    expect(told2(series(revised), before, months(10.1, 20))).toEqual([]);
    expect(told2(series(revised), before, months(10.2, 20))).toEqual([
      "Tasa, el 1 de enero de 2026: era 10 % y ahora es 10,2 %, una corrección de más de 0,1 %.",
    ]);
    expect(told2(series(revised), before, months(10, null))).toEqual([
      "Tasa, el 1 de febrero de 2026: era 20 % y ahora es nada, una corrección de más de 0,1 %.",
    ]);
    expect(told2(series({ ...revised, most: 5, unit: "percent" }), before, months(10, 21))).toEqual([]);
    expect(told2(series({ ...revised, most: 5, unit: "percent" }), before, months(10, 21.1))).toHaveLength(1);
  });

  test("what disappears waits without any rule", () => {
    expect(told2(series(), months(1, 2, 3), months(1))).toEqual([
      "Desaparecen 2 observaciones, del 1 de febrero de 2026 al 1 de marzo de 2026.",
    ]);
  });

  test("what is late is told each time, since it is later each time", () => {
    const late = months(1);
    expect(told2(series({ kind: "fresh", mostDays: 45 }), late, late)).toHaveLength(1);
  });
});
