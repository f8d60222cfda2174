import { escapeHtml } from "@nv/embeds";
import type { SymbolMapParts } from "./drawn-symbols.ts";
import { legendSizes, radiusOf } from "./radius/symbol-radius.ts";

/** Words for a symbol of a value below zero. */
export const BELOW_ZERO = "por debajo de cero";

const GAP_PX = 8;
/** Height of a line, in sizes of its letters. */
const LINE = 1.3;

/** A size of a legend, at its place. */
export interface LegendSize {
  readonly text: string;
  readonly radiusPx: number;
}

/** Lists the sizes of a legend, the largest first. */
export const sizesOf = ({ most, write }: SymbolMapParts, mostPx: number): readonly LegendSize[] =>
  legendSizes(most).map((value) => ({ text: write(value), radiusPx: radiusOf(value, most, mostPx) }));

/** Shapes of a legend of sizes: circles that stand on one line, each with its value beside its top. */
export function sizesSvg(
  sizes: readonly LegendSize[],
  { textPx, ink }: { readonly textPx: number; readonly ink: string },
) {
  const largest = sizes[0]?.radiusPx ?? 0;
  const linePx = LINE * textPx;
  const heightPx = Math.max(2 * largest + 2, sizes.length * linePx) + 2;
  const bottom = heightPx - 1;
  const right = 2 * largest + GAP_PX;
  // Values stand a line apart, however near the tops of their circles are.
  let free = textPx;
  const parts = sizes.map(({ text, radiusPx }, at) => {
    const top = bottom - 2 * radiusPx;
    // Those that come after it have their lines too.
    const last = bottom - (sizes.length - 1 - at) * linePx;
    const y = Math.min(Math.max(top + textPx * 0.35, free), last);
    free = y + linePx;
    const round = (value: number) => Math.round(value * 10) / 10;
    return (
      `<circle cx="${round(largest + 1)}" cy="${round(bottom - radiusPx)}" r="${round(radiusPx)}" fill="none" stroke="${ink}"/>` +
      `<path d="M${round(largest + 1)} ${round(top)}L${round(right - 2)} ${round(y - textPx * 0.35)}" stroke="${ink}" stroke-width="0.6" fill="none"/>` +
      `<text x="${round(right)}" y="${round(y)}" font-size="${textPx}" fill="${ink}">${escapeHtml(text)}</text>`
    );
  });
  const widthPx = right + Math.max(0, ...sizes.map(({ text }) => text.length)) * textPx * 0.66;
  return { html: parts.join(""), widthPx: Math.ceil(widthPx), heightPx: Math.ceil(heightPx) };
}
