import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawFigure } from "../src/figure/draw/draw-figure.ts";
import { FRAMES, sheetOf } from "../src/figure/drawn-sheets.ts";
import { FIGURE_KINDS } from "../src/figure/kinds/listed-kinds.ts";
import { type FigureConfig, type TableConfig, typeOf } from "../src/index.ts";
import { loadCharts } from "../src/page.ts";
import "../src/types.ts";
import { chartOfDesk, DESK_CHARTS } from "./desk-charts.ts";
import { pageOf } from "./published-page.ts";

/** Most that a page weighs as it travels, without the 10 kB at most of the script and the styles that all pages have: 60 kB with them. */
const MOST_BYTES = 50_000;

const isFigure = (config: FigureConfig | TableConfig): config is FigureConfig => config.type === "figure";

test("twenty charts as a desk makes them in Datawrapper are made again from their tables, each kind among them, and light", async () => {
  expect(DESK_CHARTS).toHaveLength(20);
  expect(FIGURE_KINDS.filter((name) => !DESK_CHARTS.some(({ kind }) => kind === name))).toEqual([]);
  const charts = await loadCharts();
  const readers = new Map(["figure", "figure.later", "table"].map((name) => [name, ""]));
  const assets = { assets: { script: "", styles: "" }, charts, readers };
  const weights: Record<string, number> = {};
  for (const chart of DESK_CHARTS) {
    const { name, shows } = chart;
    const config = chartOfDesk(chart);
    const type = typeOf(config.type);
    expect(type.problems(config), name).toEqual([]);
    expect(
      type.fileRules(config, () => expect.unreachable(), { mapbox: "" }),
      name,
    ).toEqual([]);
    const altText = (await type.altDraft?.(config)) ?? name;
    expect(altText, name).not.toBe("");
    expect(altText, name).not.toMatch(/\b(?:el|la) de \d{1,2} de /);
    if (isFigure(config))
      for (const frame of FRAMES) {
        const { svg } = drawFigure(config, sheetOf(config, frame), { kit: charts, className: "fig" });
        expect(svg, `${name}, ${frame}`).not.toMatch(/NaN|undefined|Infinity|null/);
      }
    const words = { title: name, altText, sourceLine: "Oficina de Ejemplo" };
    const { texts } = isFigure(config) ? pageOf({ ...words, config }, assets) : pageOf({ ...words, config }, assets);
    const page = texts.map(({ body }) => body).join("\n");
    expect(
      shows.filter((text) => !page.includes(text)),
      name,
    ).toEqual([]);
    weights[name] = gzipSync(page).length;
  }
  expect(Object.entries(weights).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});
