import { describe, expect, test } from "vitest";
import { configProblems } from "../../normalize-config.ts";
import { loadCharts, pieceFiles } from "../../page.ts";
import { FigureConfig } from "../config.ts";
import { drawFigure } from "../draw/draw-figure.ts";
import { seriesOf } from "../draw/series-of.ts";
import { FRAMES, sheetOf } from "../drawn-sheets.ts";
import { figureFileRules } from "../rules.ts";
import { LISTED_KINDS } from "./listed-kinds.ts";

const MOST_SVG_BYTES = 25_000;
const MOST_PAGE_BYTES = 60_000;
const KIT = await loadCharts();

describe.each(LISTED_KINDS.map((kind) => [kind.name, kind] as const))("the kind %s", async (name, kind) => {
  const { title, altText, config } = await kind.example();
  const figure = FigureConfig.parse({ type: "figure", kind: name, ...config });
  const draw = (frame: (typeof FRAMES)[number]) =>
    drawFigure(figure, sheetOf(figure, frame), { kit: KIT, className: "fig" });

  test("has an example without a problem, which goes out", () => {
    expect(configProblems(figure)).toEqual([]);
    expect(figureFileRules(figure)).toEqual([]);
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
      readers: new Map([["figure", ""]]),
      charts: KIT,
    });
    expect(Buffer.byteLength(page.body)).toBeLessThan(MOST_PAGE_BYTES);
  });

  test("says what it is for, and what it asks for", () => {
    for (const text of [kind.label, kind.useWhen, kind.asks]) expect(text).not.toMatch(/^$|\.$/);
    const { lines = "", fills = "", pale = "" } = kind.picture;
    expect(lines + fills + pale).not.toBe("");
  });
});
