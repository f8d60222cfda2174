import { describe, expect, test } from "vitest";
import { classStarts, sidedStarts } from "../kinds/calendar/draw.ts";
import { panelColumns } from "../kinds/multiples/draw.ts";
import { breaksIn } from "./breaks.ts";
import { dateTicks, rowTicks, tradingTicks } from "./date-ticks.ts";
import { dayNumber, isoDay } from "./day-number.ts";
import { logValues, niceValues } from "./nice-ticks.ts";
import { alongLines, bestPlace } from "./place-label.ts";
import { readX, xTexts } from "./read-x.ts";
import { accumulated, seriesOf } from "./series-of.ts";
import { rectsPath, shortPath } from "./short-path.ts";
import { spread } from "./spread.ts";
import { axisTexts, labelText, measureOf, valueText } from "./value-text.ts";

const NBSP = "\u00a0";
const plain = (text: string) => text.replaceAll(NBSP, " ").replaceAll("\n", " / ");

test.each([
  { from: 0.3, to: 9.4, most: 5, values: [0, 2, 4, 6, 8, 10] },
  { from: -3, to: 3, most: 3, values: [-4, -2, 0, 2, 4] },
  { from: 0.1, to: 0.32, most: 3, values: [0.1, 0.2, 0.3, 0.4] },
  { from: 0, to: 0, most: 2, values: [-1, 0, 1] },
])("round values reach from below $from to above $to", ({ from, to, most, values }) => {
  expect(niceValues(from, to, most)).toEqual(values);
});

test.each([
  { from: 3, to: 40, values: [2, 5, 10, 20, 50] },
  { from: 1, to: 90_000, values: [1, 10, 100, 1000, 10_000, 100_000] },
])("an axis of powers holds $from and $to", ({ from, to, values }) => {
  expect(logValues(from, to)).toEqual(values);
});

describe("marks of a few years", () => {
  const marks = (years: readonly number[], roomSizes: number) =>
    rowTicks(
      years.map((year) => dayNumber(`${year}-01-01`)),
      roomSizes,
    )?.map(({ text }) => text) ?? null;

  test("stand where the rows are, however far apart", () => {
    expect(marks([2005, 2010, 2015, 2020, 2025], 50)).toEqual(["2005", "2010", "2015", "2020", "2025"]);
    expect(marks([2011, 2015, 2019, 2023], 30)).toEqual(["2011", "2015", "2019", "2023"]);
  });

  test("are none where two of them would touch, for one row, and for other days", () => {
    expect(marks([2000, 2018, 2019], 30)).toBeNull();
    expect(marks([2024], 30)).toBeNull();
    expect(rowTicks([dayNumber("2023-06-01"), dayNumber("2024-01-01")], 50)).toBeNull();
  });
});

describe("marks of days", () => {
  const marks = (from: string, to: string, roomSizes: number) =>
    dateTicks(dayNumber(from), dayNumber(to), roomSizes).map(({ at, text }) => `${isoDay(at)} ${plain(text)}`);

  test("are Mondays over some weeks, and the month is said once", () => {
    expect(marks("2026-11-01", "2026-12-10", 30)).toEqual([
      "2026-11-02 2 nov",
      "2026-11-09 9",
      "2026-11-16 16",
      "2026-11-23 23",
      "2026-11-30 30",
      "2026-12-07 7 dic",
    ]);
  });

  test("are months over a year, with the year below its first", () => {
    expect(marks("2025-11-15", "2026-08-01", 12)).toEqual([
      "2026-01-01 ene / 2026",
      "2026-04-01 abr",
      "2026-07-01 jul",
    ]);
  });

  test("are years over many, and decades over more", () => {
    expect(marks("2018-03-01", "2026-02-01", 35)).toHaveLength(8);
    expect(marks("1931-01-01", "2026-02-01", 23)).toEqual(
      ["1940", "1960", "1980", "2000", "2020"].map((year) => `${year}-01-01 ${year}`),
    );
  });
});

describe("marks of the days that there are, one beside another", () => {
  const weekdays = (from: string, count: number, closed: readonly string[] = []) =>
    Array.from({ length: count }, (_, at) => dayNumber(from) + at)
      .filter((day) => ![0, 6].includes(new Date(`${isoDay(day)}T00:00:00Z`).getUTCDay()))
      .filter((day) => !closed.includes(isoDay(day)));
  function marks(days: readonly number[], roomSizes: number) {
    return tradingTicks(days, roomSizes).map(({ at, text }) => `${isoDay(days[at] ?? 0)} ${plain(text)}`);
  }

  test("say the day on which there was a session, where the market was closed on Monday", () => {
    expect(marks(weekdays("2026-11-02", 25, ["2026-11-16"]), 30)).toEqual([
      "2026-11-02 2 nov",
      "2026-11-09 9",
      "2026-11-17 17",
      "2026-11-23 23",
    ]);
  });

  test("are at the first session of each month, and the year stands below its first", () => {
    expect(marks(weekdays("2025-11-20", 160), 34)).toEqual([
      "2025-12-01 dic / 2025",
      "2026-01-01 ene / 2026",
      "2026-02-02 feb",
      "2026-03-02 mar",
      "2026-04-01 abr",
    ]);
  });

  test("keep apart where weeks are missing, and never say a month without a session", () => {
    const days = [...weekdays("2025-06-02", 90), ...weekdays("2026-03-16", 90)];
    const found = tradingTicks(days, 20);
    for (const [at, mark] of found.entries())
      if (at > 0) expect(((mark.at - (found[at - 1]?.at ?? 0)) / days.length) * 20).toBeGreaterThan(2);
    const months = new Set(days.map((day) => isoDay(day).slice(0, 7)));
    for (const mark of found) expect(months.has(isoDay(days[mark.at] ?? 0).slice(0, 7))).toBe(true);
    expect(marks(days, 20).join(" ")).not.toMatch(/-1[0-2]-|-0[12]-/);
  });

  test("are one for a single session", () => {
    expect(tradingTicks([dayNumber("2026-11-20")], 20)).toHaveLength(1);
  });
});

describe("a line breaks", () => {
  function from(steps: readonly number[]): readonly number[] {
    let place = 0;
    return [0, ...steps.map((step) => (place += step))];
  }
  test.each([
    { name: "where a month is missing", steps: [31, 28, 31, 30, 31, 61, 31, 30], breaks: [6] },
    { name: "nowhere when all are there", steps: [31, 28, 31, 30, 31, 30], breaks: [] },
    { name: "at no weekend", steps: [1, 1, 1, 1, 3, 1, 1, 1, 1, 3], breaks: [] },
    { name: "between no two polls", steps: [3, 9, 1, 30, 4, 12], breaks: [] },
    { name: "nowhere among too few", steps: [1, 1, 9], breaks: [] },
  ])("$name", ({ steps, breaks }) => {
    expect([...breaksIn(from(steps))]).toEqual(breaks);
  });
});

test("values carry their unit, with the decimals that were chosen", () => {
  expect(plain(valueText(12_345.6, { unit: "euros", decimals: 2 }))).toBe("12.345,60 euros");
  expect(valueText(-3, { unit: "", decimals: 0 })).toBe("\u22123");
});

test.each([
  {
    name: "a sign is said by the topmost mark",
    values: [0, 0.5, 1],
    unit: "%",
    texts: ["0,0", "0,5", "1,0 %"],
    caption: "",
  },
  { name: "a word is said above", values: [0, 500], unit: "puntos", texts: ["0", "500"], caption: "puntos" },
  { name: "millions are said above", values: [0, 1e6, 2e6], unit: "", texts: ["0", "1", "2"], caption: "millones" },
  {
    name: "so are Spanish billions",
    values: [0, 5e11, 1e12],
    unit: "€",
    texts: ["0,0", "0,5", "1,0"],
    caption: "billones de €",
  },
  {
    name: "powers have the decimals of each",
    values: [0.1, 1, 10],
    unit: "",
    texts: ["0,1", "1,0", "10,0"],
    caption: "",
  },
])("the axis of values: $name", ({ values, unit, texts, caption }) => {
  const measure = measureOf(values, { unit });
  expect(axisTexts(values, measure).map(plain)).toEqual(texts);
  expect(measure.caption).toBe(caption);
});

test("labels of millions keep what tells them apart", () => {
  const measure = measureOf([1_250_000, 340_000], { unit: "€" });
  expect([1_250_000, 340_000].map((value) => labelText(value, measure, { decimals: 0 }))).toEqual(["1,3", "0,3"]);
});

test("what is no day and no figure is nowhere on the axis", () => {
  expect([readX("2026-02-30", "date"), readX("23/11/2026", "date"), readX("1,5", "number")]).toEqual([
    null,
    null,
    null,
  ]);
  expect([readX("1970-01-02", "date"), readX("-1.5", "number")]).toEqual([1, -1.5]);
});

test.each([
  ["date", ["2026-11-23", "2026-12-01"], ["23 nov 2026", "1 dic 2026"]],
  ["date", ["2026-11-01", "2026-12-01"], ["nov 2026", "dic 2026"]],
  ["date", ["2025-01-01", "2026-01-01"], ["2025", "2026"]],
  ["number", ["1234.5"], ["1234,5"]],
  ["text", ["Soria"], ["Soria"]],
] as const)("the first column of %s is read as people say it: %j", (kind, xs, texts) => {
  const rows = xs.map((x) => ({ x, values: [] }));
  expect(xTexts({ x: { name: "", kind, skipsGaps: false }, rows }).map(plain)).toEqual(texts);
});

const column = (name: string, role: "value" | "low" | "high" = "value") => ({
  key: "",
  name,
  role,
  look: "main" as const,
});

test("the edges of a series are the columns behind it, up to the next series", () => {
  const data = {
    x: { name: "", kind: "text" as const, skipsGaps: false },
    columns: [column("A"), column("a−", "low"), column("a+", "high"), column("B"), column("b+", "high")],
    rows: [{ x: "x", values: [5, 4, 6, 8, 9] }],
  };
  const [first, second] = seriesOf(data);
  expect([first?.low, first?.high, second?.low, second?.high]).toEqual([[4], [6], null, [9]]);
});

test("sums skip what is missing, and carry no noise of decimals", () => {
  const data = {
    x: { name: "", kind: "text" as const, skipsGaps: false },
    columns: [column("A")],
    rows: [0.1, 0.2, null, 0.3].map((value, at) => ({ x: String(at), values: [value] })),
  };
  expect(accumulated(data).rows.map(({ values }) => values[0])).toEqual([0.1, 0.3, null, 0.6]);
});

test.each([
  { name: "far apart", wanted: [10, 50], placed: [10, 50] },
  { name: "one on the other, around where they were, in their order", wanted: [30, 30, 30], placed: [18, 30, 42] },
  { name: "at the bottom, from below upwards", wanted: [95, 98], placed: [82, 94] },
  { name: "at the top, from above downwards", wanted: [0, 3, 50], placed: [6, 18, 50] },
  {
    name: "more than there is room for, from the top",
    wanted: Array(9).fill(50),
    placed: [6, 18, 30, 42, 54, 66, 78, 90, 102],
  },
])("texts $name", ({ wanted, placed }) => {
  expect(
    spread(
      wanted.map((at) => ({ at, heightPx: 12 })),
      [0, 100],
    ),
  ).toEqual(placed);
});

test("a text of two lines keeps room for both", () => {
  expect(
    spread(
      [
        { at: 20, heightPx: 24 },
        { at: 20, heightPx: 12 },
      ],
      [0, 100],
    ),
  ).toEqual([12, 30]);
});

describe("a text among data", () => {
  const room = { left: 0, top: 0, width: 100, height: 100 };
  const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });
  const free = { boxes: [], points: [] };

  test("stands where it is wanted, unless another place covers less", () => {
    expect(bestPlace([box(0, 0), box(50, 50)], room, free)).toBe(0);
    expect(bestPlace([box(0, 0), box(50, 50)], room, { ...free, points: [[10, 5]] })).toBe(1);
    expect(bestPlace([box(0, 0), box(50, 50)], room, { ...free, boxes: [box(10, 0)] })).toBe(1);
  });

  test("covers data before it leaves the drawing", () => {
    expect(bestPlace([box(90, 0), box(0, 0)], room, { ...free, points: [[10, 5]] })).toBe(1);
  });

  test("is the first of those that are as good, whatever floats leave of areas", () => {
    for (let at = 0; at < 50; at += 1) {
      const odd = { left: 10 + at / 7, top: 20 + at / 3, width: 53.1 + at / 11, height: 16.56 };
      const places = [odd, { ...odd, left: odd.left + 100.3 }, { ...odd, top: odd.top + 40.7 }];
      expect(bestPlace(places, { left: 0, top: 0, width: 400, height: 200 }, { boxes: [], points: [] })).toBe(0);
    }
  });

  test("is not between two values of a line without being over it, and a gap is free", () => {
    const line = alongLines([
      [
        [0, 5],
        [100, 5],
      ],
    ]);
    const gap = alongLines([[[0, 5], null, [100, 5]]]);
    const best = (points: typeof line) => bestPlace([box(40, 0), box(40, 50)], room, { ...free, points });
    expect([best(line), best(gap)]).toEqual([1, 0]);
  });
});

test("classes of a calendar begin at round values, and none is empty above the greatest", () => {
  expect(classStarts([1, 44])).toEqual([0, 10, 20, 30, 40]);
  expect(classStarts([3, 3])).toEqual([3]);
});

test.each([
  [
    [-4, 5],
    [
      [-4, -2],
      [-2, -1],
      [0, 0],
      [2, 1],
      [4, 2],
    ],
  ],
  [
    [1, 6],
    [
      [0, 0],
      [2, 1],
      [4, 2],
    ],
  ],
  [
    [-6, 6],
    [
      [-6, -3],
      [-4, -2],
      [-2, -1],
      [0, 0],
      [2, 1],
      [4, 2],
    ],
  ],
  [[0, 0], [[0, 0]]],
] as const)("classes to both sides of zero of %j are as wide on both, and begin at zero", (values, starts) => {
  expect(sidedStarts(values).map(({ start, place }) => [start, place])).toEqual(starts);
});

test.each([
  [3, true, 2],
  [3, false, 3],
  [5, false, 3],
  [6, false, 3],
  [8, false, 4],
  [12, false, 4],
])("%d panels (phone: %s) stand %d abreast", (count, isPhone, columns) => {
  expect(panelColumns(count, isPhone)).toBe(columns);
});

test("a path of lines goes from point to point, and what is rounded does not add up", () => {
  expect(shortPath("M10.04,5L12,4.5L12,4Z")).toBe("M10 5l2-.5 0-.5Z");
  expect(shortPath("M0,0L0.24,0L0.48,0L0.72,0L0.96,0")).toBe("M0 0l.2 0 .3 0 .2 0 .3 0");
  expect(shortPath("M0,0C1,1,2,2,3,3")).toBe("M0,0C1,1,2,2,3,3");
});

test("rectangles of one height are one thick line, and of two measures one path", () => {
  const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  expect(rectsPath([rect(10, 10, 20, 100), rect(50, 10, 30, 100)])).toEqual({ d: "m1 6h2m2 0h3", thickPx: 10 });
  expect(rectsPath([rect(10, 10, 20, 100), rect(50, 60, 20, 50)])).toEqual({ d: "m2 1v10m4-5v5", thickPx: 2 });
  expect(rectsPath([rect(0, 0, 20, 10), rect(0, 20, 10, 20)])).toEqual({
    d: "m0 0h2v1h-2zm0 2h1v2h-1z",
    thickPx: null,
  });
});
