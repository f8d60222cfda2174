import { chamberOf, handOut } from "@nv/elections";
import { describe, expect, test } from "vitest";
import { loadCharts } from "../../charts.ts";
import { configProblems } from "../../normalize-config.ts";
import { FigureConfig } from "../config.ts";
import { classesOf, quantile, swarm } from "../draw/distribution.ts";
import { drawFigure } from "../draw/draw-figure.ts";
import { fitLine } from "../draw/line-fit.ts";
import { ranksOf } from "../draw/ranks.ts";
import { sharesOf, stackOf } from "../draw/stacks.ts";
import { sheetOf } from "../drawn-sheets.ts";

const KIT = await loadCharts();

type Rows = readonly (readonly [string, ...(number | null)[]])[];

const read = (kind: string, columns: readonly string[], rows: Rows, more: object = {}) =>
  FigureConfig.parse({
    ...{ type: "figure", kind, ...more },
    data: {
      x: { name: "Cosa", kind: /^\d{4}-/.test(rows[0]?.[0] ?? "") ? "date" : "text" },
      columns: columns.map((name) => ({ name })),
      rows: rows.map(([x, ...values]) => ({ x, values })),
    },
  });

const draw = (config: FigureConfig) => drawFigure(config, sheetOf(config, "wide"), { kit: KIT, className: "" });
const said = (config: FigureConfig) => configProblems(config).map(({ field, message }) => `${field}: ${message}`);

/** Rain of 35 places that do not exist. What R says of it is in the tests. */
const RAIN = [
  7.0, 7.2, 7.8, 7.8, 11.5, 13.0, 14.0, 14.6, 15.0, 15.2, 15.5, 16.0, 16.2, 17.0, 17.2, 17.4, 20.7, 24.3, 25.9, 26.8,
  27.6, 29.1, 29.4, 30.2, 30.6, 30.8, 30.9, 31.0, 31.3, 31.7, 32.5, 33.4, 34.0, 34.5, 35.0,
];

describe("a distribution counts as R does", () => {
  test("its quantiles, which are of type 7", () => {
    // quantile(x, c(0, .1, .25, .5, .75, .9, 1))
    const expected = [7, 9.28, 15.1, 24.3, 30.85, 33.04, 35];
    const found = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((share) => quantile(RAIN, share));
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 10);
  });

  test("its classes, closed on the left and the last one on both sides", () => {
    // hist(x, breaks = seq(5, 35, 5), right = FALSE, include.lowest = TRUE)$counts
    const classes = classesOf(RAIN, 6);
    expect(classes.map(({ from }) => from)).toEqual([5, 10, 15, 20, 25, 30]);
    expect(classes.map(({ count }) => count)).toEqual([4, 4, 8, 2, 5, 12]);
  });

  test("every value once, and no circle over another", () => {
    const xs = RAIN.map((value) => value * 3);
    const ys = swarm(xs, 4);
    for (const [at, x] of xs.entries())
      for (const [other, otherX] of xs.entries())
        if (at < other) expect(Math.hypot(x - otherX, (ys[at] ?? 0) - (ys[other] ?? 0))).toBeGreaterThan(7.999);
  });
});

test("a line is that of R: lm(dist ~ speed, head(cars, 10))", () => {
  const speed = [4, 4, 7, 7, 8, 9, 10, 10, 10, 11];
  const dist = [2, 10, 4, 22, 16, 10, 18, 26, 34, 17];
  const fit = fitLine(speed.map((x, at) => ({ x, y: dist[at] ?? 0 })));
  expect(fit?.slope).toBeCloseTo(2.55357142857143, 10);
  expect(fit?.intercept).toBeCloseTo(-4.52857142857143, 10);
  expect(fit?.r2).toBeCloseTo(0.416422299333692, 10);
  expect(fitLine([1, 1, 1].map((x, y) => ({ x, y })))).toBeNull();
});

describe("a pile", () => {
  test("has what is below zero apart", () => {
    expect(stackOf([3, -2, 4, -1])).toEqual({
      parts: [
        { from: 0, to: 3 },
        { from: 0, to: -2 },
        { from: 3, to: 7 },
        { from: -2, to: -3 },
      ],
      ...{ above: 7, below: -3, isWhole: true },
    });
  });

  test("is not whole where something is missing, which is no zero", () => {
    expect(stackOf([3, null]).isWhole).toBe(false);
    expect(stackOf([3, 0]).isWhole).toBe(true);
    expect(sharesOf([3, null])).toEqual([null, null]);
    expect(sharesOf([1, 3])).toEqual([25, 75]);
    expect(sharesOf([0, 0])).toEqual([null, null]);
  });

  test("is as long as its values: its ends, read back through its axis", () => {
    const rows = [
      ["2024-01-01", 10, 30],
      ["2025-01-01", 20, 40],
    ] as const;
    const { svg, points } = draw(read("stacked", ["A", "B"], rows));
    const axis = axisOf(svg);
    // The place of a part is its middle: 10/2, 10 + 30/2, 20/2, 20 + 40/2.
    const found = points.flat().map((point) => axis(point?.[1] ?? 0));
    for (const [at, value] of [5, 25, 10, 40].entries()) expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(0.35);
  });

  test("tells a row of which something is missing, with no total", () => {
    const { svg } = draw(
      read(
        "stacked",
        ["A", "B"],
        [
          ["Norte", 1, 2],
          ["Sur", 4, null],
        ],
      ),
    );
    expect(svg).toContain("faltan datos");
    expect(svg).toContain(">3,0<");
    expect(svg).not.toContain(">4,0 <");
  });
});

/** Reads the axis of values of a drawing: the rules of its grid and what is written beside each give the value of a pixel. */
function axisOf(svg: string): (py: number) => number {
  const [, grid = ""] = /stroke="var\(--nv-rule\)"><path d="([^"]+)"/.exec(svg) ?? [];
  const ys = [...grid.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));
  const [, written = ""] = /text-anchor="end">(.*?)<\/g>/.exec(svg) ?? [];
  const values = [...written.matchAll(/>(-?\d+)</g)].map(([, text]) => Number(text));
  const [first = 0, last = 0] = [ys[0], ys.at(-1)];
  const [from = 0, to = 0] = [values[0], values.at(-1)];
  if (ys.length < 2 || ys.length !== values.length) throw new Error("There is no axis.");
  return (py) => from + ((py - first) / (last - first)) * (to - from);
}

describe("ranks", () => {
  test("are those of R: rank(-x, ties.method = 'min', na.last = 'keep')", () => {
    expect(ranksOf([5, 9, null, 9, 1])).toEqual([3, 1, null, 1, 4]);
  });
});

describe("a hemicycle", () => {
  test.each([1, 2, 9, 67, 135, 350, 705, 750])("of %i seats draws every one once, none over another", (count) => {
    const { seats, radius } = chamberOf(count);
    expect(seats).toHaveLength(count);
    expect(radius).toBeGreaterThan(0.012);
    let least = Number.POSITIVE_INFINITY;
    for (const [at, seat] of seats.entries())
      for (const { x, y } of seats.slice(at + 1)) least = Math.min(least, Math.hypot(x - seat.x, y - seat.y));
    if (count > 1) expect(least).toBeGreaterThanOrEqual(2 * radius - 1e-9);
    for (const { y } of seats) expect(y).toBeGreaterThanOrEqual(-1e-9);
  });

  test("has as many seats of each colour as its party, and says the majority", () => {
    const rows: Rows = [
      ["Uno", 137],
      ["Dos", 121],
      ["Tres", 33],
      ["Cuatro", 31],
      ["Otros", 28],
    ];
    const { svg } = draw(read("hemicycle", ["Escaños"], rows));
    const counts = [...svg.matchAll(/stroke="var\(--nv-s\d\)"[^>]*>\s*<path d="([^"]+)"/g)].map(
      ([, path = ""]) => path.split("h0").length - 1,
    );
    expect(counts).toEqual([137, 121, 33, 31, 28]);
    expect(svg).toContain("Mayoría absoluta: 176");
    expect(svg).toContain("350 escaños");
  });
});

test("a hundred squares are handed out by largest remainders, all of them", () => {
  expect(handOut([47, 16, 15.8, 12, 6.1, 3.1], 10)).toEqual([5, 2, 1, 1, 1, 0]);
  expect(handOut([1, 1, 1], 100)).toEqual([34, 33, 33]);
});

describe("what a kind cannot show is said, with the column that is missing", () => {
  const NAMED: Rows = [
    ["Norte", 1, 2],
    ["Sur", 3, 4],
  ];
  test.each([
    ["stacked", ["A"], [["Norte", 1]], {}, "kind: Falta otra columna de números"],
    [
      "stacked",
      ["A", "B"],
      [["Norte", 1, -3]],
      { options: { stacked: { isShare: true } } },
      "data.rows.0.values: Un 100 % no admite valores negativos, y «Norte» tiene −3 en «B»",
    ],
    ["areas", ["A", "B"], NAMED, {}, "kind: Falta una primera columna de días"],
    ["range", ["A"], [["Norte", 1]], {}, "kind: Falta la segunda columna de números"],
    [
      "ranking",
      ["A", "B"],
      [
        ["Norte", 1, 912],
        ["Sur", 2, 1],
      ],
      { options: { ranking: { isRank: true } } },
      "data.rows.0.values: El puesto de «B» no es un número entero de 1 a 50",
    ],
    [
      "ranking",
      ["A"],
      [
        ["Norte", 1],
        ["Sur", 2],
      ],
      {},
      "kind: Falta otra columna de números",
    ],
    ["scatter", ["A"], [["Norte", 1]], {}, "kind: Falta la segunda columna de números"],
    [
      "scatter",
      ["A", "B"],
      NAMED,
      { options: { scatter: { labels: "Norte; Este" } } },
      "options.scatter.labels: No hay ninguna fila «Este»",
    ],
    [
      "distribution",
      ["A", "B"],
      NAMED,
      { options: { distribution: { form: "histogram" } } },
      "kind: Un histograma muestra una sola columna",
    ],
    [
      "parts",
      ["A"],
      [
        ["Norte", 1],
        ["Sur", null],
      ],
      {},
      "data.rows.1.values: Falta el valor de «Sur»",
    ],
    [
      "parts",
      ["A"],
      [
        ["Norte", 1],
        ["Sur", -1],
      ],
      {},
      "data.rows.1.values: Un reparto no admite valores negativos",
    ],
    ["hemicycle", ["A"], [["Norte", 1.5]], {}, "data.rows.0.values: «Norte» no tiene un número entero de escaños"],
    ["hemicycle", ["A", "B"], NAMED, {}, "kind: Un hemiciclo muestra una sola columna"],
  ] as const)("%s", (kind, columns, rows, more, sentence) => {
    expect(said(read(kind, columns, rows, more))).toEqual([expect.stringContaining(sentence)]);
  });

  test("and percentages that are no hundred are told on the drawing", () => {
    const of = (...values: readonly number[]) =>
      draw(
        read(
          "parts",
          ["A"],
          values.map((value, at) => [`Parte ${at}`, value] as const),
          { format: { unit: "%" } },
        ),
      ).svg;
    expect(of(50, 30, 18.2)).toContain("Las partes suman 98,2");
    expect(of(33.3, 33.3, 33.3)).not.toContain("suman");
  });
});
