import { escapeHtml } from "@nv/embeds";
import { type Legend, legendText } from "./legend.ts";
import { type LegendPart, type LegendRoom, placeLegend } from "./place-legend.ts";

/** From the top of a line of text to its base line, and from its middle, in sizes of the type. */
const BASE = { top: 0.9, middle: 0.35 } as const;

const tenths = (figure: number) => String(Math.round(figure * 10) / 10);

/** Look of a legend's own parts, where its page has no other. */
interface LegendLook {
  /** Paint of its texts and rims. */
  readonly ink?: string;
  /** Name that no other gradient of the page has. */
  readonly id: string;
}

function rampSvg({ box, colours }: Extract<LegendPart, { shape: "ramp" }>, id: string): string {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map(
    (colour, at) => `<stop offset="${tenths((100 * at) / last)}%" stop-color="${escapeHtml(colour)}"/>`,
  );
  const rect = `x="${tenths(box.left)}" y="${tenths(box.top)}" width="${tenths(box.right - box.left)}" height="${tenths(box.bottom - box.top)}"`;
  return `<linearGradient id="${escapeHtml(id)}">${stops.join("")}</linearGradient><rect ${rect} fill="url(#${escapeHtml(id)})"/>`;
}

function partSvg(part: LegendPart, textPx: number, { ink = "currentColor", id }: LegendLook): string {
  switch (part.shape) {
    case "ramp":
      return rampSvg(part, id);
    case "dot":
      return `<circle cx="${tenths(part.x)}" cy="${tenths(part.y)}" r="${tenths(part.radiusPx)}" fill="${escapeHtml(part.colour)}"/>`;
    case "rect": {
      const { left, top, right, bottom } = part.box;
      const inset = part.isRim ? 0.5 : 0;
      const place = `x="${tenths(left + inset)}" y="${tenths(top + inset)}" width="${tenths(right - left - 2 * inset)}" height="${tenths(bottom - top - 2 * inset)}"`;
      const paint = part.isRim
        ? `fill="none" stroke="${escapeHtml(ink)}" stroke-dasharray="2,2"`
        : `fill="${escapeHtml(part.colour)}"`;
      return `<rect ${place} ${paint}/>`;
    }
    case "text": {
      const y = part.y + textPx * BASE[part.line];
      const anchor = part.anchor === "start" ? "" : ` text-anchor="${part.anchor}"`;
      const weight = part.isBold ? ' font-weight="700"' : "";
      return `<text x="${tenths(part.x)}" y="${tenths(y)}" fill="${escapeHtml(ink)}"${anchor}${weight}>${escapeHtml(part.text)}</text>`;
    }
  }
}

/** Legend as SVG: its parts, for who puts them in a drawing of its own, and how tall they are. */
export interface LegendDrawing {
  readonly parts: string;
  readonly heightPx: number;
}

/** Draws a legend as the parts of a drawing, from the top left of its room. */
export function legendParts(legend: Legend, room: LegendRoom, look: LegendLook): LegendDrawing {
  const { heightPx, parts } = placeLegend(legend, room);
  return { heightPx, parts: parts.map((part) => partSvg(part, room.textPx, look)).join("") };
}

/** Draws a legend as a picture of its own in a page, which says it to who does not see it. */
export function legendSvg(legend: Legend, room: LegendRoom, look: LegendLook): string {
  const { parts, heightPx } = legendParts(legend, room, look);
  const [width, height] = [Math.ceil(room.widthPx), Math.ceil(heightPx)];
  return `<svg class="nv-legend" role="img" aria-label="${escapeHtml(legendText(legend))}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="${room.textPx}">${parts}</svg>`;
}
