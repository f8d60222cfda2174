import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import { loadCharts } from "../../charts.ts";
import { textWidthPx } from "../../core/estimated-text.ts";
import { FigureConfig } from "../config.ts";
import { drawFigure } from "./draw-figure.ts";

const KIT = await loadCharts();
const PHONE = { widthPx: 360, heightPx: 360, isPhone: true, textPx: 12 };
const WIDE = { widthPx: 640, heightPx: 360, isPhone: false, textPx: 13.8 };

interface Table {
  readonly columns: readonly (string | object)[];
  readonly rows: readonly (readonly [x: string, ...values: (number | null)[]])[];
  readonly x?: object;
}

const read = (
  { columns, rows, x = { kind: /^\d{4}-/.test(rows[0]?.[0] ?? "") ? "date" : "text" } }: Table,
  more: object = {},
) =>
  FigureConfig.parse({
    type: "figure",
    data: {
      x,
      columns: columns.map((column) => (typeof column === "string" ? { name: column } : column)),
      rows: rows.map(([at, ...values]) => ({ x: at, values })),
    },
    ...more,
  });

function draw(config: FigureConfig, sheet = PHONE) {
  const drawn = drawFigure(config, sheet, { kit: KIT, className: "fig" });
  const document = new DOMParser().parseFromString(drawn.svg, "image/svg+xml");
  const all = (name: string) => Array.from(document.getElementsByTagName(name));
  return {
    ...drawn,
    texts: all("text").map(({ textContent }) => textContent?.replaceAll("\u00a0", " ") ?? ""),
    /** The drawn shapes of one colour: `M0,0L1,1` of each path. */
    paths: (attribute: "fill" | "stroke", colour: string) => {
      const groups = all("g").filter((group) => group.getAttribute(attribute) === colour);
      const own = all("path").filter((path) => path.getAttribute(attribute) === colour);
      const inside = groups.flatMap((group) => Array.from(group.getElementsByTagName("path")));
      return [...own, ...inside].map((path) => path.getAttribute("d") ?? "");
    },
    all,
  };
}

/** The rules of one look: `M34 12H200M34 40H200`. */
const rulePath = (group: Element | undefined) => group?.getElementsByTagName("path")[0]?.getAttribute("d") ?? "";
/** Counts the strokes of a line: one more than the gaps in it. */
const strokes = (path = "") => path.split(/m/i).length - 1;
const months = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 10));

const RATES = read(
  {
    columns: ["Tasa", { name: "bajo", role: "low" }, { name: "alto", role: "high" }, { name: "Media", look: "quiet" }],
    rows: months(12).map((day, at) => [day, at === 4 ? null : 2 + at / 4, 1 + at / 4, 3 + at / 4, 3]),
  },
  {
    format: { unit: "%", decimals: 1 },
    notes: [
      { id: "a", kind: "moment", x: "2025-06-01", text: "Cambia la ley" },
      { id: "b", kind: "level", y: 6, text: "Objetivo" },
      { id: "c", kind: "span", x: "2025-08-01", to: "2025-10-01", text: "Huelga" },
      { id: "d", kind: "point", x: "2025-02-01", y: 2.25, text: "Mínimo" },
    ],
  },
);

describe("lines", () => {
  const drawn = draw(RATES);

  test("break where a value is missing, and have a band around them", () => {
    expect(drawn.paths("stroke", "var(--nv-s1)").map(strokes)).toEqual([2]);
    expect(drawn.paths("stroke", "var(--nv-quiet)").map(strokes)).toEqual([1]);
    expect(drawn.paths("fill", "var(--nv-s1)")).toHaveLength(1);
  });

  test("are named at their ends, and every note is said", () => {
    for (const text of ["Tasa", "Media", "Objetivo", "Huelga", "Mínimo"]) expect(drawn.texts).toContain(text);
    expect(drawn.texts.join(" ")).toContain("Cambia la ley");
    // The topmost of the axis, and the last value of each line.
    expect(drawn.texts.filter((text) => text.includes("%"))).toEqual(["6 %", "4,8 %", "3,0 %"]);
  });

  test("have a level of a note on their axis, though no value reaches it", () => {
    const [, lastY = 0] = drawn.points.at(-1)?.[0] ?? [];
    const level = drawn
      .all("g")
      .find((group) => group.getAttribute("stroke-dasharray") && group.getAttribute("stroke") === "var(--nv-ink)");
    const [, at = 0] = (rulePath(level).match(/[\d.]+/g) ?? []).map(Number);
    expect(at).toBeLessThan(lastY);
    expect(at).toBeGreaterThan(0);
  });

  test("give a finger the pixels of every value, and none where there is none", () => {
    expect(drawn.by).toBe("x");
    expect(drawn.points).toHaveLength(12);
    expect(drawn.points[4]?.[0]).toBeNull();
    const xs = drawn.points.map((row) => row[1]?.[0] ?? 0);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  test("stand as far apart as their days, or one after another where the others are left out", () => {
    const rows = [
      ["2026-01-02", 1],
      ["2026-01-05", 2],
      ["2026-01-06", 3],
    ] as const;
    const apart = (skipsGaps: boolean) => {
      const [a = 0, b = 0, c = 0] = draw(read({ columns: ["A"], rows, x: { skipsGaps } })).points.map(
        ([point]) => point?.[0] ?? 0,
      );
      return (b - a) / (c - b);
    };
    expect(apart(false)).toBeCloseTo(3, 1);
    expect(apart(true)).toBeCloseTo(1, 1);
  });

  test("of long names have them in lines beside them, and of words too long a key above instead", () => {
    const named = (name: string) => draw(read({ columns: [name, "Otra"], rows: months(3).map((day) => [day, 1, 2]) }));
    const long = named("Media de los países vecinos");
    expect(long.all("tspan").map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(["Media de los"]));
    expect(long.all("circle")).toHaveLength(0);
    expect(named("Anticonstitucionalmentísimo").all("circle")).toHaveLength(2);
  });

  test("that end before the others are named there", () => {
    const rows = months(12).map((day, at) => [day, at < 6 ? 10 : null, 5] as const);
    const { all, points } = draw(read({ columns: ["2026", "2025"], rows }));
    const name = all("g").find(({ textContent }) => textContent === "2026");
    const [, movedPx = 0] = /translate\(([^,]+),/.exec(name?.getAttribute("transform") ?? "") ?? [];
    const namePx = Number(movedPx) + Number(name?.getElementsByTagName("text")[0]?.getAttribute("x"));
    const [endPx = 0] = points[5]?.[0] ?? [];
    expect(Math.abs(namePx - endPx)).toBeLessThan(40);
  });

  test("have single observations around them, of their colour and without a name", () => {
    const columns = ["Media", { name: "Encuestas", look: "points" }, "Otra"];
    const { all, texts } = draw(read({ columns, rows: months(4).map((day, at) => [day, 3, 2 + at, 6]) }));
    const dots = all("g").find((group) => group.getAttribute("fill-opacity") === "0.45");
    expect(dots?.getAttribute("fill")).toBe("var(--nv-s1)");
    expect(dots?.getElementsByTagName("circle")).toHaveLength(4);
    expect(texts).not.toContain("Encuestas");
  });

  test("show a value between two gaps, which no line reaches", () => {
    const rows = months(5).map((day, at) => [day, at === 2 ? 4 : at === 0 ? 1 : null] as const);
    expect(draw(read({ columns: ["A"], rows })).all("circle")).toHaveLength(2);
  });
});

test("sums are drawn over zero, and a series that ends earlier stops there", () => {
  const rows = months(6).map((day, at) => [day, at < 3 ? 10 : null, 5] as const);
  const { texts, points } = draw(read({ columns: ["2026", "2025"], rows }, { kind: "cumulative" }));
  expect(texts).toContain("0");
  expect(points.map(([point]) => point !== null)).toEqual([true, true, true, false, false, false]);
  const [, first = 0] = points[0]?.[0] ?? [];
  const [, third = 0] = points[2]?.[0] ?? [];
  expect(first).toBeGreaterThan(third);
});

describe("bars", () => {
  const rows = [
    ["Aldeamuestra", 12],
    ["Villamuestra", -6],
    ["Ejemplar", 3],
  ] as const;
  const { paths, texts, points } = draw(read({ columns: ["Saldo"], rows }, { kind: "bars" }));

  test("are as long as their values, from zero to either side", () => {
    const lengths = [...(paths("stroke", "var(--nv-s1)")[0] ?? "").matchAll(/h(-?[\d.]+)/g)].map(([, px]) =>
      Number(px),
    );
    const [first = 0, second = 0, third = 0] = lengths;
    expect(first / second).toBeCloseTo(2, 1);
    expect(first / third).toBeCloseTo(4, 1);
  });

  test("say every name and value, in the order of the table", () => {
    for (const text of ["Aldeamuestra", "12,0", "\u22126,0", "3,0"]) expect(texts).toContain(text);
    const ys = points.map(([point]) => point?.[1] ?? 0);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  });

  test("grow down with their number, and names too long stand above them", () => {
    const long = rows.map(([name, value]) => [`Ayuntamiento de ${name} y su comarca`, value] as const);
    const [short, tall] = [rows, long].map((some) => draw(read({ columns: ["Saldo"], rows: some }, { kind: "bars" })));
    expect(tall?.heightPx ?? 0).toBeGreaterThan((short?.heightPx ?? 0) * 1.4);
  });

  test("over days are columns from zero", () => {
    const columns = draw(
      read({ columns: ["Altas"], rows: months(4).map((day, at) => [day, 50 + at]) }, { kind: "bars" }),
    );
    expect(columns.texts).toContain("0");
    expect((columns.paths("stroke", "var(--nv-s1)")[0] ?? "").split("m")).toHaveLength(5);
  });
});

test("dots over names are joined by a line, and over days have their uncertainty", () => {
  const named = draw(
    read(
      {
        columns: ["2020", "2026"],
        rows: [
          ["Soria", 4, 9],
          ["Lugo", 7, 5],
        ],
      },
      { kind: "dots" },
    ),
  );
  expect(named.all("circle")).toHaveLength(4 + 2);
  const joins = named.all("g").find((group) => group.getAttribute("stroke") === "var(--nv-quiet)");
  expect(rulePath(joins).match(/H/g)).toHaveLength(2);
  const polls = draw({ ...RATES, kind: "dots", notes: [] });
  const bands = polls.all("g").find((group) => group.getAttribute("stroke-opacity") === "0.5");
  expect(rulePath(bands).match(/V/g)).toHaveLength(11);
});

test("a calendar has a square for each day in its month, paler without a value", () => {
  const days = Array.from({ length: 59 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
  const rows = days.map((day, at) => [day, at === 30 ? null : at] as const);
  const { paths, texts, points } = draw(read({ columns: ["Lluvia"], rows }, { kind: "calendar" }));
  const squares = (colour: string) => paths("stroke", colour).reduce((sum, path) => sum + strokes(path), 0);
  // The days of the week stand above each month of the first line, once.
  expect(texts.filter((text) => text === "X")).toHaveLength(2);
  // One of each in the key.
  expect(squares("var(--nv-wash)")).toBe(1 + 1);
  expect([1, 2, 3, 4, 5].reduce((sum, level) => sum + squares(`var(--nv-q${level})`), 0)).toBe(58 + 3);
  expect(texts).toEqual(expect.arrayContaining(["ene 2026", "feb"]));
  // 1 January 2026 was a Thursday; the Monday after stands a line lower and three places to the left.
  const [thursday, monday] = [points[0]?.[0], points[4]?.[0]];
  expect(monday?.[0]).toBeLessThan(thursday?.[0] ?? 0);
  expect(monday?.[1]).toBeGreaterThan(thursday?.[1] ?? 0);
});

test("a calendar of two sides has its colours by zero, and says where each begins", () => {
  const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
  const rows = days.map((day, at) => [day, at - 15] as const);
  const options = { calendar: { colours: "diverging" } };
  const { svg, texts } = draw(
    read({ columns: ["Anomalía"], rows }, { kind: "calendar", options, format: { unit: "°C", decimals: 0 } }),
  );
  expect(texts).toEqual(expect.arrayContaining(["−15", "0", "10 °C o más"]));
  for (const side of [1, 2, 3, 4, 5, 6]) expect(svg).toContain(`var(--nv-d${side})`);
});

/** @see findings of November 2026: «Máximo: 11.996,70» lay on the peak of September, with free room above and to the left. */
test("the note of a peak covers nothing of a line that is dense around it, and is led to it from where there is room", () => {
  const close = (at: number) => (at < 60 ? 100 : 140) + 9 * Math.sin(at * 1.7) + (at === 80 ? 3 : 0);
  const rows = Array.from(
    { length: 250 },
    (_, at) => [new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10), close(at)] as const,
  );
  const peak = rows.reduce((best, row) => (row[1] > best[1] ? row : best));
  const text = "Máximo: 11.996,70";
  const notes = [{ id: "maximo", kind: "point", x: peak[0], y: peak[1], text }];
  const { all, points } = draw(read({ columns: ["Índice"], rows }, { notes }), WIDE);
  const isNote = (element: Element | undefined) => element?.textContent?.replaceAll("\u00a0", " ") === text;
  const note = all("text").find(isNote);
  // The group of the text alone.
  const group = all("g").findLast(isNote);
  const shift = /translate\(([-\d.]+),([-\d.]+)\)/.exec(group?.getAttribute("transform") ?? "") ?? [];
  const at = (name: "x" | "y") => Number(note?.getAttribute(name)) + Number(shift[name === "x" ? 1 : 2] ?? 0);
  const [halfPx, heightPx] = [textWidthPx(text, WIDE.textPx) / 2, WIDE.textPx];
  const covered = points
    .flat()
    .filter(
      (point) =>
        point !== null && Math.abs(point[0] - at("x")) < halfPx && point[1] > at("y") - heightPx && point[1] < at("y"),
    );
  expect(covered).toEqual([]);
  const [px = 0, py = 0] = points[rows.indexOf(peak)]?.[0] ?? [];
  const gap = [Math.max(0, Math.abs(px - at("x")) - halfPx), Math.max(0, at("y") - heightPx - py, py - at("y"))];
  const leaders = all("g").filter((one) => one.getAttribute("stroke-width") === "0.8");
  expect(leaders).toHaveLength(Math.hypot(...gap) > 16 ? 1 : 0);
});

test("small multiples have a panel for each series on the same axes", () => {
  const names = ["Norte", "Sur", "Este", "Oeste", "Centro"];
  const rows = months(6).map((day) => [day, 1, 1, 1, 1, 9] as const);
  const { texts, points, paths } = draw(read({ columns: names, rows }, { kind: "multiples" }), WIDE);
  for (const name of names) expect(texts).toContain(name);
  expect(paths("stroke", "var(--nv-s1)")).toHaveLength(5);
  const [north, south, , west] = points[0] ?? [];
  expect(north?.[1]).toBe(south?.[1]);
  expect(west?.[0]).toBe(north?.[0]);
  expect(west?.[1]).toBeGreaterThan(north?.[1] ?? 0);
});

test("a slope goes from the first row to the last, and says both values without one covering another", () => {
  const rows = [
    ["2020-01-01", 10, 10, null],
    ["2023-01-01", 50, 50, 50],
    ["2026-01-01", 12, 12.1, 9],
  ] as const;
  const { texts, points, all } = draw(read({ columns: ["A", "B", "C"], rows }, { kind: "slope" }));
  expect(texts).toEqual(expect.arrayContaining(["2020", "2026", "12,0 A", "12,1 B"]));
  expect(points[1]).toEqual([null, null, null]);
  expect(points[2]?.[2]).toBeNull();
  const heights = all("g").flatMap((group) => {
    const isName = ["12,0 A", "12,1 B"].includes(group.textContent ?? "");
    const [, y] = /translate\([^,]+,([^)]+)\)/.exec(group.getAttribute("transform") ?? "") ?? [];
    return isName ? [Number(y)] : [];
  });
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(12);
});

const KINDS = ["lines", "dots", "bars", "cumulative", "calendar", "multiples", "slope"] as const;

test.each(KINDS)("%s draw the same each time, with one row too, and nothing that is no number", (kind) => {
  for (const rows of [months(1), months(3)].map((days) => days.map((day) => [day, 4] as const)))
    for (const sheet of [PHONE, WIDE]) {
      const { svg } = draw(read({ columns: ["A"], rows }, { kind }), sheet);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(draw(read({ columns: ["A"], rows }, { kind }), sheet).svg).toBe(svg);
    }
});

test("texts cannot bring elements along, nor leave their attribute", () => {
  const hostile = '"><script>alert(1)</script>';
  const config = read(
    { columns: [hostile, "B"], rows: months(2).map((day) => [day, 1, 2]) },
    { notes: [{ id: "a", kind: "moment", x: "2025-01-01", text: hostile }] },
  );
  expect(drawFigure(config, PHONE, { kit: KIT, className: "fig" }).svg).not.toContain("<script");
});
