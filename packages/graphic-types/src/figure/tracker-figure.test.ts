import { gzipSync } from "node:zlib";
import type { DrawnTable, PublishedMandate } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { loadCharts, pieceFiles } from "../page.ts";
import { FigureConfig } from "./config.ts";
import { figureExample } from "./example.ts";
import { filledFigure } from "./filled-figure.ts";
import { figure } from "./type.ts";

/** As the pages of all figures are held to, less what every page carries besides. */
const MOST_PACKED_BYTES = 25_000 - 4500;

const KIT = await loadCharts();
const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 10 + at)).toISOString().slice(0, 10);

const column = (key: string, name: string, role: "value" | "low" | "high" = "value", isUsual = true) => ({
  ...{ key, name, role, isUsual },
  look: "main" as const,
});

/** Invented: two averages that come near each other. */
function drawnOf(rows: number, dots: number): DrawnTable {
  const wave = (at: number) => Math.round(100 * (45 + 5 * Math.sin(at / 9))) / 100;
  return {
    x: { name: "Fecha", kind: "date" },
    columns: [
      ...[
        column("approve", "Aprueba"),
        column("approve_low", "al menos", "low"),
        column("approve_high", "más", "high"),
      ],
      ...[column("disapprove", "Desaprueba"), column("net", "Saldo", "value", false)],
    ],
    rows: Array.from({ length: rows }, (_, at) => ({
      x: dayOf(at * 7),
      values: [wave(at), wave(at) - 1.5, wave(at) + 1.5, 95 - wave(at), Math.round(200 * wave(at) - 9500) / 100],
    })),
    dots: Array.from({ length: dots }, (_, at) => ({
      x: dayOf(Math.floor((at / dots) * (rows - 1) * 7)),
      y: wave(at / 5) + (at % 7),
      key: at % 2 === 0 ? "approve" : "disapprove",
    })),
    moments: [{ x: dayOf(14), text: "Ley de Ejemplo" }],
  };
}

const trackerOf = (drawn: DrawnTable): PublishedMandate => ({
  ...{ schema: 1, kind: "mandate", title: "Seguimiento", description: "", holder: "Presidencia de Ejemplo" },
  ...{ startDay: "2025-01-10", question: "¿Aprueba?", sentence: "Aprueba el 45 %.", method: "Semilla 1." },
  parameters: { halfLifeDays: 14, mostSample: 3000, leastPolls: 3, windowDays: 30, resamples: 200, seed: 1 },
  making: 1,
  changes: { added: 0, changed: 0, removed: 0 },
  ...{ revisionUrl: "", average: [], polls: [], events: [], drawn },
});

const read = (config: object = {}) =>
  FigureConfig.parse({ type: "figure", series: "tracker:presidencia-de-ejemplo", ...config });
const filled = (config: object = {}, drawn = drawnOf(20, 40)) =>
  filledFigure(read(config), { kind: "tracker", tracker: trackerOf(drawn) });

function pageOf(config: FigureConfig): string {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  const [page] = pieceFiles({
    slug: "muestra",
    fields: { ...words, ...figureExample, title: "Muestra", config },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    assets: { script: "", styles: "" },
    readers: new Map([
      ["figure", ""],
      ["figure.later", ""],
    ]),
    charts: KIT,
  });
  return page.body;
}

test("a figure of a tracker has its average, its polls, what happened, what it says and how it was made", () => {
  const config = filled({ footnote: "Con cuidado." });
  expect(configProblems(config)).toEqual([]);
  expect(config.data.columns.map(({ name }) => name)).toEqual(["Aprueba", "al menos", "más", "Desaprueba"]);
  expect(config.data.dots).toHaveLength(40);
  expect(config).toMatchObject({
    subheading: "Aprueba el 45 %.",
    footnote: "Con cuidado. Semilla 1.",
    format: { unit: "%" },
  });
  expect(config.notes).toMatchObject([{ kind: "moment", x: "2025-01-24", text: "Ley de Ejemplo" }]);
});

test("it draws the columns that it names, from the day that it says, with no dot of another column", () => {
  const columns = [{ key: "net", name: "Saldo" }];
  const config = filled({ since: "2025-02-01", data: { x: {}, columns, rows: [] } });
  expect(config.data.columns.map(({ name }) => name)).toEqual(["Saldo"]);
  expect(config.data.rows[0]?.x).toBe("2025-02-07");
  expect(config.data.dots).toEqual([]);
  expect(config.notes).toEqual([]);
});

test("what happened before the first row that is drawn is not told: it would stand nowhere", () => {
  const config = filled({ since: "2025-01-20" });
  expect(config.data.rows[0]?.x).toBe("2025-01-24");
  expect(config.notes).toHaveLength(1);
  const later = filled(
    { since: "2025-01-20" },
    { ...drawnOf(20, 0), moments: [{ x: "2025-01-21", text: "Entre dos filas" }] },
  );
  expect(later.notes).toEqual([]);
  expect(configProblems(later)).toEqual([]);
});

test("polls are one path of dots in each drawing for each column, and are in no row of the table", () => {
  const page = pageOf(filled());
  const paths = page.match(/<path d="m[^"]*h0"\/>/g) ?? [];
  expect(paths.map((path) => path.split("h0").length - 1)).toEqual([20, 20, 20, 20, 20, 20]);
  expect(page.match(/<tr>/g)).toHaveLength(21);
});

test("the heaviest one that there may be is light as it travels", () => {
  const config = filled({}, drawnOf(200, 1000));
  expect(configProblems(config)).toEqual([]);
  expect(gzipSync(pageOf(config)).length).toBeLessThan(MOST_PACKED_BYTES);
});

test("a dot of no column is told", () => {
  const { data } = filled();
  const config = FigureConfig.parse({
    ...filled(),
    series: "",
    data: { ...data, dots: [{ x: "2025-02-01", y: 3, column: 9 }] },
  });
  expect(configProblems(config)).toEqual([
    { field: "data.dots.0.x", message: "La observación suelta no es de ninguna columna, o no está en el eje" },
  ]);
});

test("a figure follows its tracker or its series until somebody says otherwise, and a pasted table never", () => {
  expect(figure.follows(read())).toBe(true);
  expect(figure.follows(read({ follows: false }))).toBe(false);
  expect(figure.follows(read({ series: "series:ipc" }))).toBe(true);
  expect(figure.follows(read({ series: "" }))).toBe(false);
});

test.each([
  ["tracker:presidencia-de-ejemplo", []],
  ["tracker:../otro", ["El seguimiento se escribe como su dirección pública: «tracker:» y su nombre"]],
])("it names %s", (series, messages) => {
  expect(configProblems(read({ series })).map(({ message }) => message)).toEqual(messages);
});
