import { readDelimited, readTable, tableText } from "@nv/tables";
import { workbook } from "@nv/tables/test";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { configProblems } from "../../normalize-config.ts";
import { loadCharts, pieceFiles } from "../../page.ts";
import { FigureConfig } from "../config.ts";
import { drawFigure } from "../draw/draw-figure.ts";
import { seriesOf } from "../draw/series-of.ts";
import { FRAMES, sheetOf } from "../drawn-sheets.ts";
import { figureTableText } from "../editor/figure-table-text.ts";
import { readFigureTable } from "../editor/read-figure-table.ts";
import { figureFileRules } from "../rules.ts";
import type { FigureKind } from "./figure-kind.ts";
import { KIND_ADVICE } from "./kind-advice.ts";
import { LISTED_KINDS } from "./listed-kinds.ts";

const MOST_SVG_BYTES = 25_000;
const MOST_PAGE_BYTES = 60_000;
const KIT = await loadCharts();

/** Every choice that a kind has, one at a time. */
function variantsOf({ name, options }: FigureKind): readonly Pick<FigureConfig, "options">[] {
  const choices = Object.entries(options.shape).flatMap(([option, schema]) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    const values = inner instanceof z.ZodEnum ? inner.options : inner instanceof z.ZodBoolean ? [true, false] : [];
    return values.map((value) => ({ options: { [name]: { [option]: value } } }));
  });
  return choices.length === 0 ? [{}] : choices;
}

test("twenty charts and more, each choice of each kind, are drawn of their tables and light", async () => {
  const figures = await Promise.all(
    LISTED_KINDS.map(async (kind) => {
      const { config } = await kind.example();
      return variantsOf(kind).map((more) =>
        FigureConfig.parse({ type: "figure", kind: kind.name, ...config, ...more }),
      );
    }),
  );
  // Values that are no places are refused where places are asked for.
  const all = figures.flat().filter((figure) => configProblems(figure).length === 0);
  expect(figures.flat().length - all.length).toBe(1);
  expect(all.length).toBeGreaterThanOrEqual(20);
  for (const figure of all) {
    for (const frame of FRAMES) {
      const { svg } = drawFigure(figure, sheetOf(figure, frame), { kit: KIT, className: "fig" });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(Buffer.byteLength(svg)).toBeLessThan(MOST_SVG_BYTES);
    }
  }
});

describe.each(LISTED_KINDS.map((kind) => [kind.name, kind] as const))("the kind %s", async (name, kind) => {
  const { title, altText, config } = await kind.example();
  const figure = FigureConfig.parse({ type: "figure", kind: name, ...config });
  const draw = (frame: (typeof FRAMES)[number]) =>
    drawFigure(figure, sheetOf(figure, frame), { kit: KIT, className: "fig" });

  test("has an example without a problem, which goes out", () => {
    expect(configProblems(figure)).toEqual([]);
    expect(figureFileRules(figure)).toEqual([]);
  });

  test("is drawn of what an office publishes as a workbook: a title, a blank row, its table, a source", async () => {
    const { rows } = readDelimited(figureTableText(figure.data));
    const sheet = workbook([["Instituto de Ejemplo"], [""], ...rows.map(({ cells }) => cells), ["Fuente: Ejemplo"]]);
    const brought = await readTable(sheet);
    const { data, fault } = readFigureTable(tableText(brought.rows), figure.data);
    expect(fault).toBeNull();
    const again = FigureConfig.parse({ ...figure, data });
    expect(configProblems(again)).toEqual([]);
    const input = { kit: KIT, className: "fig" };
    expect(drawFigure(again, sheetOf(again, "wide"), input).svg).toBe(draw("wide").svg);
  });

  test.each(FRAMES)("draws its example for %s frames, lightly and the same each time", (frame) => {
    const drawn = draw(frame);
    expect(drawn.svg).toBe(draw(frame).svg);
    expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(Buffer.byteLength(drawn.svg)).toBeLessThan(MOST_SVG_BYTES);
  });

  test("gives the pixels of each value of its table", () => {
    const { points } = draw("wide");
    expect(points).toHaveLength(figure.data.rows.length);
    for (const row of points) expect(row).toHaveLength(seriesOf(figure.data).length);
    expect(points.flat().some((point) => point !== null)).toBe(true);
  });

  test("has a page as light as a figure's", () => {
    const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "", sourceLine: "Mesa" };
    const [page] = pieceFiles({
      slug: "muestra",
      fields: { ...words, title, altText, config: figure },
      heightsPx: [],
      resolved: { frames: new Map(), files: new Map() },
      assets: { script: "", styles: "" },
      readers: new Map([
        ["figure", ""],
        ["figure.later", ""],
      ]),
      charts: KIT,
    });
    expect(Buffer.byteLength(page.body)).toBeLessThan(MOST_PAGE_BYTES);
  });

  test("says what it is for, and what it asks for", () => {
    const { useWhen, asks, picture } = KIND_ADVICE[name];
    for (const text of [kind.label, useWhen, asks]) expect(text).not.toMatch(/^$|\.$/);
    const { lines = "", fills = "", pale = "" } = picture;
    expect(lines + fills + pale).not.toBe("");
  });
});
