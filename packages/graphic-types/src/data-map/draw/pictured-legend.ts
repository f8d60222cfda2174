import { legendParts } from "../../core/legend/legend-svg.ts";
import type { FallbackDrawing } from "../../fallback/fallback.ts";
import { type LegendParts, mapLegend } from "./legend.ts";
import { GREYS, PARTS } from "./map-styles.ts";

const TEXT_PX = 13;
const APART_PX = 8;

/** Puts a legend above the drawing of a map: a picture that goes about by itself says what its colours are. */
export function picturedLegend(parts: LegendParts, drawing: FallbackDrawing, widthPx: number): FallbackDrawing {
  const legend = mapLegend(parts, {
    classes: parts.scale.classes.map(({ light }) => light),
    none: GREYS.none[0],
    kept: PARTS.rule[0],
  });
  const { parts: drawn, heightPx: ownPx } = legendParts(
    legend,
    { widthPx, textPx: TEXT_PX },
    { id: "nv-k", ink: PARTS.ink[0] },
  );
  const legendPx = Math.ceil(ownPx + APART_PX);
  const mapPx = Math.round((drawing.heightPx * widthPx) / drawing.widthPx);
  const map = drawing.svg.replace("<svg ", `<svg x="0" y="${legendPx}" width="${widthPx}" height="${mapPx}" `);
  const heightPx = legendPx + mapPx;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><g font-size="${TEXT_PX}">${drawn}</g>${map}</svg>`;
  return { svg, widthPx, heightPx };
}
