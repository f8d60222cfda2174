import { drawPath, estimateTextPx, type FittedMap, type MapFeature } from "@nv/geography";
import { slugOf } from "@nv/spanish";
import { dotRadiusPx } from "./dot-picture";
import type { DotSet } from "./write-dots";

/** Texts and colours of an SVG of dots. */
export interface DotSvgWords {
  /** Colour by category, `#rrggbb`. */
  readonly colours: ReadonlyMap<string, string>;
  readonly caption: string;
  /** Line of credit of the outlines; empty for none. */
  readonly credit: string;
}

const LONGEST_ID = 40;
const TEXT_PX = 13;
const FACE = "Public Sans, Arial, sans-serif";

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Layers have names that Illustrator shows; an id may not begin with a figure there. */
function idOf(category: string, at: number): string {
  return `c${at + 1}-${slugOf(category, LONGEST_ID) || "puntos"}`;
}

/** A drawing for Illustrator: a layer of outlines, one for each category, one of texts. Each dot is a line without length with a round end. */
export function* dotsSvg(set: DotSet, map: FittedMap, outlines: MapFeature, words: DotSvgWords): Generator<string> {
  const { widthPx, heightPx } = map;
  const below = heightPx + TEXT_PX * 5;
  const radius = dotRadiusPx(set.dots.lons.length, widthPx);
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${below}" width="${widthPx}" height="${below}">\n`;
  yield `<title>${escaped(words.caption)}</title>\n`;
  const d = drawPath(map, outlines);
  yield `<g id="contornos" fill="none" stroke="#b8b1a3" stroke-width="0.5" stroke-linejoin="round"><path d="${d}"/></g>\n`;
  const paths = new Map<string, string[]>();
  for (const [at, group] of set.dots.groups.entries()) {
    const category = set.groups[group]?.category ?? "";
    const place = map.project({ lon: set.dots.lons[at] ?? 0, lat: set.dots.lats[at] ?? 0 });
    if (place === null) continue;
    const parts = paths.get(category) ?? [];
    if (parts.length === 0) paths.set(category, parts);
    parts.push(`M${place[0].toFixed(1)} ${place[1].toFixed(1)}h0`);
  }
  for (const [at, [category, parts]] of [...paths].entries()) {
    const colour = words.colours.get(category) ?? "#171512";
    yield `<g id="${idOf(category, at)}" fill="none" stroke="${colour}" stroke-width="${(radius * 2).toFixed(2)}" stroke-linecap="round"><path d="${parts.join("")}"/></g>\n`;
  }
  let x = 0;
  yield '<g id="leyenda">';
  for (const category of [...paths.keys()].filter((name) => name !== "")) {
    const colour = words.colours.get(category) ?? "#171512";
    const middle = heightPx + TEXT_PX * 0.65;
    yield `<circle cx="${x + 5}" cy="${middle}" r="5" fill="${colour}"/>`;
    yield `<text x="${x + 15}" y="${heightPx + TEXT_PX}" font-family="${FACE}" font-size="${TEXT_PX}" fill="#171512">${escaped(category)}</text>`;
    x += 40 + Math.ceil(estimateTextPx(category, TEXT_PX));
  }
  yield "</g>\n";
  yield `<g id="textos" font-family="${FACE}" font-size="${TEXT_PX}" fill="#5b564d">`;
  yield `<text x="0" y="${heightPx + TEXT_PX * 3}">${escaped(words.caption)}</text>`;
  if (words.credit !== "") yield `<text x="0" y="${heightPx + TEXT_PX * 4.5}">${escaped(words.credit)}</text>`;
  yield "</g>\n</svg>\n";
}
