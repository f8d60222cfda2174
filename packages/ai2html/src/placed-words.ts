import type { Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";
import { leastFor, lightOf, rgbOf } from "./contrast.ts";

/** Words over a drawing, and where they are certainly written. */
export interface PlacedWords {
  readonly text: string;
  /** Light of their colour, 0 to 1. */
  readonly light: number;
  /** The contrast that they need. */
  readonly least: number;
  /** CSS pixels, from the top left of the drawing as it was drawn. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Defaults of a browser when the styles say nothing: size of the letters of the page, and about the width and the height of one. */
const FONT_PX = 14;
const LETTER_EM = 0.5;
const LINE_EM = 1.2;
const INK = "#1a1a1a";

/** A length in CSS pixels; `null` for one that is not said, or that nobody knows without a browser. */
function pxOf(length: string | undefined, wholePx: number): number | null {
  const [, figure, unit] = /^(-?[\d.]+)(px|%)?$/.exec(length ?? "") ?? [];
  if (figure === undefined) return null;
  return unit === "%" ? (Number(figure) * wholePx) / 100 : Number(figure);
}

/** Whether words have a ground of their own, or are turned, mixed or let through: over what they stand, nobody knows. */
const isOwnBasemap = (look: Ai2HtmlStyle) =>
  look["background-color"] !== undefined ||
  look.transform !== undefined ||
  look.opacity !== undefined ||
  (look["mix-blend-mode"] ?? "normal") !== "normal";

interface Line {
  readonly text: string;
  readonly look: Ai2HtmlStyle;
  readonly longPx: number;
  readonly highPx: number;
}

function linesOf({ style, paragraphs }: Ai2HtmlText, boxPx: number | null): readonly Line[] {
  return paragraphs.map(({ style: own, runs }) => {
    const look = { ...style, ...own, ...runs.find(({ text }) => text.trim() !== "")?.style };
    const text = runs.map((run) => run.text).join("");
    const sizePx = pxOf(look["font-size"], FONT_PX) ?? FONT_PX;
    const allPx = text.trim().length * sizePx * LETTER_EM;
    const lines = boxPx === null || look["white-space"] === "nowrap" ? 1 : Math.max(1, Math.ceil(allPx / boxPx));
    const highPx = lines * (pxOf(look["line-height"], sizePx) ?? sizePx * LINE_EM);
    return { text: text.trim(), look, longPx: Math.min(allPx, boxPx ?? allPx), highPx };
  });
}

const SHIFT: Readonly<Record<string, number>> = { center: 0.5, right: 1, end: 1 };

/**
 * Places the words of a text over the drawing, paragraph by paragraph, as far as their styles tell.
 *
 * @param size - Of the drawing, CSS pixels.
 * @returns Nothing for words with a ground of their own, and for those of which the styles do not tell where they are.
 */
export function placedWords(
  text: Ai2HtmlText,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): readonly PlacedWords[] {
  const { style } = text;
  const boxPx = pxOf(style.width, widthPx) ?? pxOf(style["max-width"], widthPx);
  const lines = linesOf(text, boxPx);
  const widestPx = boxPx ?? Math.max(0, ...lines.map(({ longPx }) => longPx));
  const allHighPx = lines.reduce((sum, { highPx }) => sum + highPx, 0);
  const fromEnd = (length: string | undefined, wholePx: number, ownPx: number) => {
    const px = pxOf(length, wholePx);
    return px === null ? null : wholePx - px - ownPx;
  };
  const left = pxOf(style.left, widthPx) ?? fromEnd(style.right, widthPx, widestPx);
  const top = pxOf(style.top, heightPx) ?? fromEnd(style.bottom, heightPx, allHighPx);
  if (left === null || top === null || isOwnBasemap(style)) return [];
  const firstPx = top + (pxOf(style["margin-top"], widthPx) ?? 0);
  const startPx = left + (pxOf(style["margin-left"], widthPx) ?? 0);
  let downPx = firstPx;
  return lines.flatMap(({ text: words, look, longPx, highPx }) => {
    const box = {
      left: startPx + (widestPx - longPx) * (SHIFT[look["text-align"] ?? ""] ?? 0),
      top: downPx,
      width: longPx,
      height: highPx,
    };
    downPx += highPx;
    const rgb = rgbOf(look.color ?? INK);
    return words === "" || rgb === null || isOwnBasemap(look)
      ? []
      : [{ text: words, light: lightOf(rgb), least: leastFor(look), box }];
  });
}
