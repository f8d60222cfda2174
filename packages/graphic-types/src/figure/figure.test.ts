import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import type { PublishedSeries } from "@nv/contracts/schemas";
import { contrastRatio } from "@nv/ui/color";
import { describe, expect, test } from "vitest";
import { configProblems, normalizeConfig } from "../normalize-config.ts";
import { loadCharts, type PieceInput, pieceFiles } from "../page.ts";
import { FigureConfig } from "./config.ts";
import { TEXT_SHARE } from "./draw/paint.ts";
import { PAGE_FROM_PX, PAGE_TEXTS, sheetOf, WIDE_TEXTS, WIDEST_PX } from "./drawn-sheets.ts";
import { figureTableText } from "./editor/figure-table-text.ts";
import { readFigureTable } from "./editor/read-figure-table.ts";
import { figureExample } from "./example.ts";
import { MOST, STYLES } from "./figure-parts.ts";
import { filledFigure } from "./filled-figure.ts";
import { readPoints, writePoints } from "./finger-points.ts";
import { FIGURE_KINDS } from "./kinds/listed-kinds.ts";
import { FIGURE_PALETTES } from "./palette.ts";
import { figureFileRules } from "./rules.ts";

/** Most bytes of a page as it travels, and of an ordinary one before it is packed. */
const MOST_PAGE_BYTES = 25_000;
/** Bytes of ours that every page carries besides, with the script of this type, plain and packed; rather more than less. */
const COMMON_BYTES = 10_500;
const COMMON_PACKED_BYTES = 4500;
const KIT = await loadCharts();

const days = (count: number, from = Date.UTC(2025, 0, 1)) =>
  Array.from({ length: count }, (_, at) => new Date(from + at * 86_400_000).toISOString().slice(0, 10));
const months = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2015, at, 1)).toISOString().slice(0, 10));

/** A table of some columns, with values that no line could leave out. */
const table = (xs: readonly string[], columns: number, kind = "date") => ({
  x: { name: "Fecha", kind },
  columns: Array.from({ length: columns }, (_, at) => ({ name: `Serie ${at + 1}` })),
  rows: xs.map((x, row) => ({
    x,
    values: Array.from(
      { length: columns },
      (_, at) => Math.round(1000 * (10 + at + Math.sin(row * 1.7 + at)) ** 2) / 1000,
    ),
  })),
});

const read = (config: object) => FigureConfig.parse({ type: "figure", ...config });

function pageOf(
  config: FigureConfig,
  title = figureExample.title,
  more: Pick<PieceInput, "colourOf" | "house"> = {},
): string {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  const [page] = pieceFiles({
    slug: "muestra",
    fields: { ...words, ...figureExample, title, config },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    assets: { script: "", styles: "" },
    readers: new Map([
      ["figure", ""],
      ["figure.later", ""],
    ]),
    charts: KIT,
    ...more,
  });
  return page.body;
}

test.each([
  ["five years of months, three lines", { data: table(months(60), 3) }],
  ["half a year of a market", { data: { ...table(days(130), 1), x: { name: "Día", skipsGaps: true } } }],
  [
    "thirty bars",
    {
      kind: "bars",
      data: table(
        days(30).map((_day, at) => `Municipio ${at}`),
        1,
        "text",
      ),
    },
  ],
  ["six panels of two years", { kind: "multiples", data: table(months(24), 6) }],
])("the page of %s is light before it is packed", (_name, config) => {
  expect(configProblems(read(config))).toEqual([]);
  expect(Buffer.byteLength(pageOf(read(config))) + COMMON_BYTES).toBeLessThan(MOST_PAGE_BYTES);
});

test.each([
  ["line", { data: table(days(MOST.values / 2), 2) }],
  ["calendar", { kind: "calendar", data: table(days(725), 1) }],
])("the heaviest %s that there may be is light as it travels", (_name, config) => {
  expect(configProblems(read(config))).toEqual([]);
  expect(gzipSync(pageOf(read(config))).length + COMMON_PACKED_BYTES).toBeLessThan(MOST_PAGE_BYTES);
});

test("a page has a drawing for phones, one for wide frames and one for whole pages, says its text once, and has its table", () => {
  const page = pageOf(figureExample.config);
  expect(page.match(/<svg /g)).toHaveLength(3);
  expect(page.split(`aria-label="${figureExample.altText}"`)).toHaveLength(2);
  expect(page).toContain("<tr><th>jun 2025<td>4,9<td>4,4<td>5,4<td>2,7");
  expect(page.match(/<tr>/g)).toHaveLength(figureExample.config.data.rows.length + 1);
});

test("what is said around the drawing keeps its percent sign beside the figure, and says up to when the data are", () => {
  const page = pageOf(read({ data: table(months(3), 1), heading: "Baja al 45 %", footnote: "Margen del 90 %." }));
  expect(page).toContain("<h1>Baja al 45\u00a0%</h1>");
  expect(page).toContain("Margen del 90\u00a0%.");
  expect(page).toContain(" · Datos hasta mar\u00a02015 · Mesa");
});

test("a table of sums shows the sums", () => {
  const data = {
    ...table(months(2), 1),
    rows: [
      ["2015-01-01", 2],
      ["2015-02-01", 3],
    ].map(([x, y]) => ({ x, values: [y] })),
  };
  expect(pageOf(read({ kind: "cumulative", data }))).toContain("<tr><th>feb 2015<td>5,0");
});

test("a series whose name has a colour wears it on both grounds, and on paper all are grey", () => {
  const colourOf = (name: string) => (name === "Serie 2" ? { light: "#123456", dark: "#abcdef" } : null);
  const of = (style: string) => pageOf(read({ data: table(months(3), 3), style }), "Tres series", { colourOf });
  expect(of("claro")).toContain('.nv-fig{--nv-s2:#123456}[data-nv-theme="dark"] .nv-fig{--nv-s2:#abcdef}');
  expect(of("oscuro")).toContain(".nv-fig{--nv-s2:#abcdef}");
  expect(of("papel")).not.toContain("#123456");
});

test("a figure writes its values, its axes and the percentages of its texts as the house does", () => {
  const data = {
    x: { name: "Altura", kind: "number" },
    columns: [{ name: "Caudal" }],
    rows: [1000, 2000, 3000].map((x) => ({ x: String(x), values: [x * 10 + 0.5] })),
  };
  const config = read({ data, format: { unit: "%", decimals: 1 }, subheading: "En %, un 12 % más" });
  const numbers = { grouping: "space", groupFromDigits: 4, signSpace: "thin" } as const;
  const page = pageOf(config, "Caudal", { house: { ...DEFAULT_HOUSE_STYLE, numbers } });
  expect(page).toContain("<tr><th>1\u202f000<td>10\u202f000,5");
  expect(page).toContain("En\u00a0%, un 12\u202f% más");
  expect(page).toMatch(/>35\u202f000\u202f%</);
  expect(pageOf(config)).toContain("<tr><th>1000<td>10.000,5");
});

test("the light figure is dark where its page is, and no other is", () => {
  const of = (style: string) => pageOf(read({ data: table(months(3), 1), style }));
  expect(of("claro")).toContain('[data-nv-theme="dark"] .nv-fig{--nv-ink:var(--nv-house-ink,#efece4)');
  expect(of("papel")).not.toContain("[data-nv-theme");
});

test.each(FIGURE_KINDS)("%s without a value is a page that says so, and does not go out", (kind) => {
  const empty = [
    read({ kind }),
    read({ kind, data: { ...table(months(2), 1), rows: months(2).map((x) => ({ x, values: [null] })) } }),
  ];
  for (const config of empty) {
    expect(pageOf(config)).toContain("Todavía no hay datos");
    expect(figureFileRules(config)).toHaveLength(1);
  }
});

test("a slope needs a series with both its ends", () => {
  const data = {
    ...table(months(2), 2),
    rows: months(2).map((x, at) => ({ x, values: at === 0 ? [1, null] : [null, 1] })),
  };
  expect(figureFileRules(read({ kind: "slope", data }))[0]?.message).toContain("Ninguna serie");
  expect(pageOf(read({ kind: "slope", data }))).toContain("Todavía no hay datos");
});

test.each(FIGURE_KINDS)("%s are drawn with whatever a table may have", (kind) => {
  const gaps = months(7).map((x, at) => ({ x, values: [at % 2 ? null : -1e15, at === 3 ? 0.0001 : null] }));
  const data = { ...table(months(7), 2), rows: gaps };
  const html = pageOf(read({ kind, data, scale: "zero" }));
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test("texts cannot bring elements along", () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const data = { ...table(["Uno", hostile], 1, "text"), columns: [{ name: hostile }] };
  expect(pageOf(read({ kind: "bars", data }))).not.toContain("<img");
});

test("points are read as they were written, and what is none is left out", () => {
  const written = writePoints([
    [[0, 1295], null],
    [
      [37, 5000],
      [-3, 12],
    ],
  ]);
  expect(readPoints(written)).toEqual([
    { x: 0, y: 1295, at: 0 },
    { x: 37, y: 1295, at: 2 },
    { x: 0, y: 12, at: 3 },
  ]);
});

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** Mixes a colour of a text and the ink as `color-mix` does. */
const mixed = (colour: string, ink: string) => {
  const dark = parts(ink);
  const mix = parts(colour).map((part, at) => Math.round(part * TEXT_SHARE + (dark[at] ?? 0) * (1 - TEXT_SHARE)));
  return `#${mix.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

const one = { name: "A" };
const row = (x: string, ...values: (number | null)[]) => ({ x, values });
const note = (more: object) => [{ id: "a", text: "Nota", ...more }];

test.each(STYLES)("in the style %s, lines stand out from their ground and their names can be read", (style) => {
  const colours = FIGURE_PALETTES[style];
  const [ground = "", ink = ""] = [colours.halo, colours.ink];
  const series = Object.keys(colours).filter((name) => /^s\d$/.test(name));
  for (const name of [...series, "quiet"]) expect(contrastRatio(colours[name] ?? "", ground)).toBeGreaterThanOrEqual(3);
  for (const name of series) expect(contrastRatio(mixed(colours[name] ?? "", ink), ground)).toBeGreaterThanOrEqual(4.5);
  for (const name of ["ink", "soft"]) expect(contrastRatio(colours[name] ?? "", ground)).toBeGreaterThanOrEqual(4.5);
});

describe("what is wrong is said beside it", () => {
  const said = (config: object) => configProblems(read(config)).map(({ field, message }) => `${field}: ${message}`);
  const data = (rows: readonly object[], columns: readonly object[] = [one], x: object = {}) => ({ x, columns, rows });

  test.each([
    ["a day that is none", { data: data([row("2026-02-30", 1)]) }, "data.rows.0.x: «2026-02-30» no es un día"],
    [
      "days upside down",
      { data: data([row("2026-02-02", 1), row("2026-02-01", 1)]) },
      "data.rows.1.x: «2026-02-01» va antes",
    ],
    [
      "a day twice",
      { data: data([row("2026-02-02", 1), row("2026-02-02", 1)]) },
      "data.rows.1.x: «2026-02-02» está dos veces",
    ],
    ["a row too short", { data: data([row("2026-02-02")]) }, "data.rows.0.values: La fila tiene 0 valores"],
    [
      "columns of one name",
      { data: data([row("2026-02-02", 1, 1)], [one, one]) },
      "data.columns.1.name: «A» está dos veces",
    ],
    [
      "half a margin",
      { data: data([row("2026-02-02", 1, 1)], [one, { name: "B", role: "low" }]) },
      "data.columns.0.role: Un margen necesita",
    ],
    [
      "margins crossed",
      { data: data([row("2026-02-02", 1, 3, 2)], [one, { name: "B", role: "low" }, { name: "C", role: "high" }]) },
      "data.rows.0.values: El margen de abajo",
    ],
    [
      "a calendar of names",
      { kind: "calendar", data: data([row("Uno", 1)], [one], { kind: "text" }) },
      "kind: Un calendario",
    ],
    ["a slope of one row", { kind: "slope", data: data([row("2026-02-02", 1)]) }, "kind: Una pendiente"],
    ["zero among powers", { scale: "log", data: data([row("2026-02-02", 0)]) }, "scale: Una escala logarítmica"],
    ["more colours than are told apart", { data: table(months(2), 8) }, "kind: Se distinguen 7 colores"],
    ["more greys", { data: table(months(2), 5), style: "papel" }, "kind: Se distinguen 4 grises"],
    [
      "a note nowhere",
      { data: data([row("2026-02-02", 1)]), notes: note({ x: "2027-01-01" }) },
      "notes.0.x: Queda fuera",
    ],
    [
      "a level without value",
      { data: data([row("2026-02-02", 1)]), notes: note({ kind: "level" }) },
      "notes.0.y: Falta el valor",
    ],
    [
      "a note on a slope",
      { kind: "slope", data: table(months(2), 2), notes: note({ x: "2015-01-01" }) },
      "notes.0: Esta clase de gráfico no lleva notas",
    ],
    ["more than a page holds", { data: table(days(750), 3) }, "data.rows: La tabla tiene 2250 valores"],
  ])("%s", (_name, config, sentence) => {
    expect(said(config)).toEqual([expect.stringContaining(sentence)]);
  });

  test("and nothing without data goes out", () => {
    expect(figureFileRules(read({}))[0]?.message).toBe("Todavía no hay datos: pega una tabla");
    expect(figureFileRules(figureExample.config)).toEqual([]);
  });
});

describe("a figure of a series", () => {
  const column = (key: string, label: string, kind: "number" | "text" = "number") => ({
    ...{ key, label, kind, unit: "", method: "" },
  });
  const observation = (date: string, values: Record<string, number | string | null>) => ({
    ...{ date, values, source: "Oficina", sourceUrl: "https://oficina.example/", isProvisional: false, note: "" },
  });
  const SERIES: PublishedSeries = {
    ...{ schema: 1, title: "Índice", description: "", period: "month", revisionUrl: "" },
    source: { name: "Oficina", url: "https://oficina.example/" },
    changes: { added: 0, changed: 0, removed: 0 },
    columns: [column("place", "Sitio", "text"), column("index", "Índice"), column("low", "Mínimo")],
    observations: [
      observation("2026-01-01", { place: "a", index: 1, low: 0.5 }),
      observation("2026-02-01", { place: "a", index: null, low: null }),
      observation("2026-03-01", { place: "a", index: 3 }),
    ],
  };
  const of = (more: object) =>
    filledFigure(read({ series: "series:indice", ...more }), { kind: "series", series: SERIES }).data;

  test("has its figures as its table, and what is missing as nothing", () => {
    expect(of({}).columns.map(({ name }) => name)).toEqual(["Índice", "Mínimo"]);
    expect(of({}).rows).toEqual([row("2026-01-01", 1, 0.5), row("2026-02-01", null, null), row("2026-03-01", 3, null)]);
  });

  test("has the units of its columns, which its table and its axis say", () => {
    const percent = {
      ...SERIES,
      columns: [column("place", "Sitio", "text"), { ...column("index", "Índice"), unit: "%" }],
    };
    const config = filledFigure(read({ series: "series:indice" }), { kind: "series", series: percent });
    const page = pageOf({ ...config, series: "" });
    expect(page).toContain("<th scope=col>Índice (%)");
    expect(page).toContain(">3,0\u00a0%<");
  });

  test("has the columns that it names, as it names them, from the day that it says", () => {
    const columns = [{ key: "index", name: "España", look: "quiet" }];
    const data = of({ since: "2026-02-01", data: { x: {}, columns, rows: [] } });
    expect(data.columns).toEqual([{ key: "index", name: "España", role: "value", look: "quiet" }]);
    expect(data.rows).toEqual([row("2026-02-01", null), row("2026-03-01", 3)]);
  });

  test.each([
    ["series:indice", []],
    ["series:../otra", ["La serie se escribe como su dirección pública: «series:» y su nombre"]],
    ["AbC12", ["Aquí va una serie publicada, o un seguimiento"]],
  ])("names %s", (series, messages) => {
    expect(configProblems(read({ series })).map(({ message }) => message)).toEqual(messages);
  });

  test("is one of ours, which several figures may show", () => {
    expect(normalizeConfig(read({ series: "series:indice" }), "https://cdn.example").sourceKey).toBeNull();
  });
});

describe("a table that is pasted", () => {
  const EMPTY = read({}).data;

  test("has days, Spanish decimals and gaps", () => {
    const { data, understood } = readFigureTable("Día;Tasa;Media\n3/11/2026;1.234,5;2\n04/11/2026;s/d;-3,1", EMPTY);
    expect(data).toEqual({
      x: { name: "Día", kind: "date", skipsGaps: false },
      columns: [
        { key: "", name: "Tasa", role: "value", look: "main" },
        { key: "", name: "Media", role: "value", look: "main" },
      ],
      rows: [row("2026-11-03", 1234.5, 2), row("2026-11-04", null, -3.1)],
    });
    expect(understood).toBe("2\u00a0filas; en la primera columna, días; decimales con coma.");
  });

  test("keeps codes as names, and what was said of its columns before", () => {
    const before = { ...EMPTY, columns: [{ key: "", name: "Tasa", role: "value" as const, look: "quiet" as const }] };
    const { data } = readFigureTable("Código\tTasa\n08019\t1\n28079\t2", before);
    expect([data?.x.kind, data?.rows[0]?.x, data?.columns[0]?.look]).toEqual(["text", "08019", "quiet"]);
  });

  test("is put in order by its days and figures, and says so", () => {
    const { data, understood } = readFigureTable("Día;Tasa\n13/1/2026;2\n1/1/2026;1", EMPTY);
    expect(data?.rows).toEqual([row("2026-01-01", 1), row("2026-01-13", 2)]);
    expect(understood).toContain("se han puesto en orden");
    expect(readFigureTable("Sitio;Tasa\nZamora;2\nÁvila;1", EMPTY).data?.rows[0]?.x).toBe("Zamora");
  });

  test("is read otherwise when a person says so", () => {
    const text = "Sitio;Valor\nUno;1.234\nDos;2.345";
    const asked = readFigureTable(text, EMPTY);
    expect([asked.data, asked.asksMark]).toEqual([null, true]);
    expect(asked.fault).toContain("dilo en la pregunta de esa columna");
    expect(readFigureTable(text, EMPTY, { decimalMark: "." }).data?.rows[0]?.values).toEqual([1.234]);
    expect(readFigureTable(text, EMPTY, { decimalMark: "," }).data?.rows[0]?.values).toEqual([1234]);
  });

  test("has its names in several rows, titles and notes beside it, and flags behind its figures", () => {
    const text =
      "Paro por sexo\n\n;2023;;2024;\n;Hombres;Mujeres;Hombres;Mujeres\nNorte;10,6;13,9;10,1 (p);12,8*\nSur;20,1;25,3;19,4;24,0\nFuente: Oficina de Ejemplo";
    const { data, understood } = readFigureTable(text, EMPTY);
    expect(data?.columns.map(({ name }) => name)).toEqual([
      "2023 · Hombres",
      "2023 · Mujeres",
      "2024 · Hombres",
      "2024 · Mujeres",
    ]);
    expect(data?.rows.map(({ x, values }) => [x, ...values])).toEqual([
      ["Norte", 10.6, 13.9, 10.1, 12.8],
      ["Sur", 20.1, 25.3, 19.4, 24],
    ]);
    expect(understood).toContain("dos filas fuera de los datos; dos cifras con marca («p», «*»), que no se dibuja");
  });

  test.each([
    ["ene-24", "feb-24", ["date", "2024-01-01"]],
    ["2024M01", "2024M02", ["date", "2024-01-01"]],
    ["2024-W05", "2024-W06", ["date", "2024-01-29"]],
    ["2024T1", "2024T2", ["text", "2024T1"]],
  ])("has its periods by their first day, but for quarters: %s", (one, other, kept) => {
    const { data } = readFigureTable(`Periodo;Tasa\n${one};1\n${other};2`, EMPTY);
    expect([data?.x.kind, data?.rows[0]?.x]).toEqual(kept);
  });

  test("is not drawn before somebody says whether the day or the month comes first", () => {
    expect(readFigureTable("Día;Tasa\n3/5/2026;2\n4/6/2026;1", EMPTY).fault).toContain("va antes el día o el mes");
  });

  /** @see findings of November 2026: a Gini index of 0.334 was drawn at 334, and EUR/USD at 1085. */
  test.each([
    ["a zero heads no thousands", "País;Gini\nUno;0.334\nDos;0.330", 0.334],
    ["a column tells for the other", "Día;EUR/USD;Tasa\n2026-01-01;1.085;2.5\n2026-01-02;1.091;2.25", 1.085],
    ["commas part the cells", "Día,EUR/USD\n2026-01-01,1.085\n2026-01-02,1.091", 1.085],
  ])("has three decimals where %s", (_, text, value) => {
    expect(readFigureTable(text, EMPTY).data?.rows[0]?.values[0]).toBe(value);
  });

  test("of three decimals is read again as it was", () => {
    const { data } = readFigureTable("Día,EUR/USD\n2026-01-01,1.085\n2026-01-02,1.091", EMPTY);
    expect(data && readFigureTable(figureTableText(data), EMPTY).data?.rows).toEqual(data?.rows);
  });

  test.each([
    ["Hacen falta una fila", ""],
    ["Hacen falta una fila con los nombres", "Día;Tasa"],
    ["Hace falta al menos una columna de números", "Día\n2026-01-01"],
    ["Fila 3, columna «Tasa»: «12..3» no es un número", "Día;Tasa\n2026-01-01;1\n2026-01-02;12..3"],
    ["La tabla tiene 50.000 filas y caben 750", `Día;Tasa\n${"2026-01-01;1\n".repeat(50_000)}`],
    ["La columna 2 no tiene nombre", "Día;;Tasa\n2026-01-01;1;2"],
  ])("that cannot be drawn says why: %s", (sentence, text) => {
    expect(readFigureTable(text, EMPTY).fault).toContain(sentence);
  });

  test("is that of the manual, with its gap", async () => {
    const text = await readFile(new URL("../../../../snippets/figure/margenes.csv", import.meta.url), "utf8");
    const { data } = readFigureTable(text, EMPTY);
    expect(data?.x.kind).toBe("date");
    expect(data?.rows).toHaveLength(6);
    expect(data?.rows[3]?.values).toEqual([null, null, null, null]);
  });

  test("is the same when it is written out and read again", () => {
    const { data } = figureExample.config;
    expect(readFigureTable(figureTableText(data), data).data).toEqual(data);
  });
});

describe("a column of text", () => {
  const EMPTY = read({}).data;
  const TEXT = "Barrio;Orilla;Renta;Voto\nPuerto;Sur;19,8;44\nCentro;Norte;33,8;28\nMolino;s/d;24,9;36";

  test("is the groups that rows are of, and is written out and read again", () => {
    const { data } = readFigureTable(TEXT, EMPTY);
    expect(data?.group).toEqual({ name: "Orilla" });
    expect(data?.columns.map(({ name }) => name)).toEqual(["Renta", "Voto"]);
    expect(data?.rows.map(({ x, group, values }) => [x, group, ...values])).toEqual([
      ["Puerto", "Sur", 19.8, 44],
      ["Centro", "Norte", 33.8, 28],
      ["Molino", "", 24.9, 36],
    ]);
    expect(data && readFigureTable(figureTableText(data), EMPTY).data).toEqual(data);
  });

  test("is alone: two are refused by their names", () => {
    const { fault } = readFigureTable("Barrio;Orilla;Zona;Renta\nPuerto;Sur;A;19,8", EMPTY);
    expect(fault).toContain("«Orilla» y «Zona» son columnas de texto");
  });

  test("gives bars their colours, and stands last in the table", () => {
    const { data } = readFigureTable("Barrio;Orilla;Renta\nPuerto;Sur;19,8\nCentro;Norte;33,8", EMPTY);
    const page = pageOf(read({ kind: "bars", data }));
    for (const colour of ["s1", "s2"]) expect(page).toContain(`="var(--nv-${colour})"`);
    expect(page).toContain("<tr><th>Puerto<td>19,8<td>Sur");
  });
});

test("a colour that somebody chose for a name comes before that of the name", () => {
  const colourOf = () => ({ light: "#123456", dark: "#abcdef" });
  const paints = [{ name: "Serie 2", paint: "s4" }];
  const page = pageOf(read({ data: table(months(3), 2), paints }), "Dos series", { colourOf });
  expect(page).toContain(`--nv-s1:#123456;--nv-s2:${FIGURE_PALETTES.claro.s4}`);
});

test("what nobody chose a colour for gives way to what has it by choice: two names never look like one", () => {
  const paints = [{ name: "Serie 2", paint: "s1" }];
  const page = pageOf(read({ data: table(months(3), 3), paints }));
  const { s1, s2 } = FIGURE_PALETTES.claro;
  expect(page).toContain(`{--nv-s1:${s2};--nv-s2:${s1}}`);
});

test.each([
  ["page", PAGE_TEXTS, PAGE_FROM_PX],
  ["wide", WIDE_TEXTS, PAGE_FROM_PX],
] as const)(
  "letters of the %s drawing are no larger than the texts that introduce it, up to the widest",
  (frame, steps, fromPx) => {
    const sheet = sheetOf(read({}), frame);
    const textPx = (framePx: number) => steps.findLast((step) => step.fromPx <= framePx)?.textPx ?? sheet.textPx;
    const widths = Array.from({ length: (WIDEST_PX[frame] - fromPx) / 5 + 1 }, (_, at) => fromPx + at * 5);
    const lettersPx = widths.map((framePx) => (textPx(framePx) * framePx) / sheet.widthPx);
    expect(Math.max(...lettersPx)).toBeLessThanOrEqual(16);
    expect(Math.min(...lettersPx)).toBeGreaterThan(12.9);
  },
);

test("a figure says in its page how large its letters are at each width", () => {
  const page = pageOf(read({ kind: "bars", data: table(["Uno", "Dos"], 1, "text") }));
  for (const { fromPx, textPx } of PAGE_TEXTS)
    expect(page).toContain(`@media(min-width:${fromPx}px){.nv-fig .nv-fig-pagina{font-size:${textPx}px}}`);
});

test("a light figure has a third drawing, which fills whole pages", () => {
  const page = pageOf(read({ kind: "bars", data: table(["Uno", "Dos"], 1, "text") }));
  expect(page.match(/<svg /g)).toHaveLength(3);
  expect(page).toContain("max-width:1280px");
  expect(page).toMatch(/min-width:860px\)\{\.nv-fig \.nv-fig-ancho\{display:none}/);
});
