import { escapeHtml } from "@nv/embeds";
import { NO_DATA } from "../../core/value-legend.ts";
import type { FallbackDrawing } from "../../fallback/fallback.ts";
import { textWidthPx } from "../../figure/draw/sheet.ts";
import { type LegendParts, PROTECTED_DATA } from "./legend.ts";
import { GREYS, PARTS } from "./map-styles.ts";

const SWATCH_PX = 12;
const TEXT_PX = 13;
const GAP_PX = 5;
const APART_PX = 14;
const LINE_PX = 20;
const LEAST_STEP_PX = 44;

interface Swatch {
  readonly colour: string;
  readonly text: string;
  /** Whether its text stands below it, and the next begins at its right edge. */
  readonly isStep: boolean;
}

function swatchesOf({ kind, classes, hasGaps, hasProtected }: LegendParts): readonly Swatch[] {
  return [
    ...classes.map(({ light, at }) => ({ colour: light, text: at, isStep: kind !== "categories" })),
    ...(hasGaps ? [{ colour: GREYS.none[0], text: NO_DATA, isStep: false }] : []),
    ...(hasProtected ? [{ colour: PARTS.rule[0], text: PROTECTED_DATA, isStep: false }] : []),
  ];
}

const text = (x: number, y: number, words: string, more = "") =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${TEXT_PX}" fill="${PARTS.ink[0]}"${more}>${escapeHtml(words)}</text>`;

/** Puts a legend above the drawing of a map: a picture that goes about by itself says what its colours are. */
export function picturedLegend(parts: LegendParts, drawing: FallbackDrawing, widthPx: number): FallbackDrawing {
  let [x, y] = [0, parts.title === "" ? 0 : LINE_PX];
  const written = parts.title === "" ? "" : text(0, TEXT_PX, parts.title, ' font-weight="700"');
  const hasSteps = parts.kind !== "categories";
  const items = swatchesOf(parts).map(({ colour, text: words, isStep }) => {
    const wide = textWidthPx(words, TEXT_PX);
    const room = isStep ? Math.max(LEAST_STEP_PX, wide + 8) : SWATCH_PX + GAP_PX + wide + APART_PX;
    if (x > 0 && x + room > widthPx) [x, y] = [0, y + LINE_PX + (isStep ? SWATCH_PX : 0)];
    const rect = `<rect x="${Math.round(x)}" y="${y}" width="${isStep ? Math.round(room) - 1 : SWATCH_PX}" height="${SWATCH_PX}" fill="${colour}"/>`;
    const said = isStep
      ? text(x, y + SWATCH_PX + TEXT_PX + 2, words)
      : text(x + SWATCH_PX + GAP_PX, y + SWATCH_PX - 1, words);
    x += room + (isStep ? 0 : 0);
    return rect + said;
  });
  const legendPx = y + SWATCH_PX + (hasSteps ? TEXT_PX + 4 : 0) + 10;
  const mapPx = (drawing.heightPx * widthPx) / drawing.widthPx;
  const map = drawing.svg.replace(
    "<svg ",
    `<svg x="0" y="${Math.round(legendPx)}" width="${widthPx}" height="${Math.round(mapPx)}" `,
  );
  const heightPx = Math.round(legendPx + mapPx);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">${written}${items.join("")}${map}</svg>`;
  return { svg, widthPx, heightPx };
}
