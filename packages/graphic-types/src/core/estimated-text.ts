import { estimateTextPx } from "@nv/geography";

/** From one line of text to the next, in sizes of the type. */
export const LINE_HEIGHT = 1.2;

/** Extra width of tabular figures over letters, in sizes of the type: those of our own typeface are 0.70 wide, and up to a pixel more where a screen rounds them. */
const FIGURE_MORE = 0.12;
/** The widest of the typefaces that systems bring for their own pages, which is that of Linux, against a usual one. */
const SYSTEM_SHARE = 1.05;
/** Width of bold type, as a multiple of that of regular type. */
const BOLD_SHARE = 1.15;

interface TextLook {
  readonly isBold?: boolean;
}

/** About how wide a text of a figure is, pixels: rather too wide than too narrow. */
export function textWidthPx(text: string, sizePx: number, { isBold = false }: TextLook = {}): number {
  const figures = text.match(/\d/g)?.length ?? 0;
  return (estimateTextPx(text, sizePx) * SYSTEM_SHARE + figures * FIGURE_MORE * sizePx) * (isBold ? BOLD_SHARE : 1);
}

/** Returns the width of texts, pixels. @returns That of the widest; 0 for none. */
export const widestPx = (texts: readonly string[], sizePx: number, look: TextLook = {}): number =>
  Math.max(0, ...texts.map((text) => textWidthPx(text, sizePx, look)));

/** A text in lines no wider than a width where it has spaces to be cut at. */
export const wrapped = (text: string, sizePx: number, mostPx: number, look: TextLook = {}): readonly string[] =>
  wrappedBy(text, mostPx, (line) => textWidthPx(line, sizePx, look));

/** The same of a text whose widths somebody knows. @param widthOf - Of a line, pixels. */
export function wrappedBy(text: string, mostPx: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= mostPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
