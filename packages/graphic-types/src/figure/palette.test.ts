import { type ColorVision, colorDistance, contrastRatio, MIN_MARK_CONTRAST } from "@nv/ui/color";
import { describe, expect, test } from "vitest";
import { loadCharts } from "../page.ts";
import { FigureConfig } from "./config.ts";
import { drawFigure } from "./draw/draw-figure.ts";
import { sheetOf } from "./drawn-sheets.ts";
import { FIGURE_PALETTES } from "./palette.ts";

const VISIONS: readonly ColorVision[] = ["typical", "protanopia", "deuteranopia", "tritanopia"];
/** Least distance in OKLab: four times what is just noticeable, and twice that to who has lost a third of the colours. */
const LEAST = { typical: 0.08, others: 0.04 } as const;
const PARTIES = 16;

describe.each(["claro", "oscuro"] as const)("sixteen colours, %s", (style) => {
  const palette = FIGURE_PALETTES[style];
  const colours = Object.keys(palette)
    .filter((part) => /^[sm]\d+$/.test(part))
    .map((part) => palette[part] ?? "");

  test("are seen on their ground", () => {
    expect(colours).toHaveLength(PARTIES);
    for (const colour of colours)
      expect(contrastRatio(colour, palette.halo ?? "")).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
  });

  test.each(VISIONS)("are told apart by who sees as %s", (vision) => {
    for (const [at, one] of colours.entries())
      for (const other of colours.slice(at + 1))
        expect(colorDistance(one, other, vision), `${one} ${other}`).toBeGreaterThanOrEqual(
          vision === "typical" ? LEAST.typical : LEAST.others,
        );
  });
});

test("a chamber of sixteen parties has a colour for each, and none of those of what is compared with", async () => {
  const rows = Array.from({ length: PARTIES }, (_none, at) => ({ x: `Partido ${at + 1}`, values: [at + 2] }));
  const data = { x: { kind: "text" }, columns: [{ name: "Escaños" }], rows };
  const config = FigureConfig.parse({ type: "figure", kind: "hemicycle", data });
  const { svg } = drawFigure(config, sheetOf(config, "wide"), { kit: await loadCharts(), className: "" });
  const used = new Set(svg.match(/var\(--nv-(?:s\d+|m\d+)/g));
  for (let place = 1; place <= 7; place += 1) expect(used).toContain(`var(--nv-s${place}`);
  for (let place = 1; place <= 9; place += 1) expect(used).toContain(`var(--nv-m${place}`);
  expect(svg).not.toContain("var(--nv-quiet)");
});
