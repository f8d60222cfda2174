import { estimateTextPx } from "@nv/geography";
import type { PaintRole } from "../palette.ts";

/** Style of a text. Sizes are of a phone 360 px wide: nothing is smaller than 12 there. */
export interface TextLook {
  readonly sizePx: number;
  readonly weight: number;
  readonly role: PaintRole;
  readonly isItalic?: boolean;
  readonly isUpper?: boolean;
  /** Opacity: less for texts that are not what the map is about. */
  readonly opacity?: number;
  /** Between letters, in sizes of the type. */
  readonly spacing?: number;
}

/** The texts of a map, by what they name. */
export const TEXT_LOOKS = {
  mark: { sizePx: 14, weight: 700, role: "label" },
  detail: { sizePx: 12.5, weight: 400, role: "label" },
  number: { sizePx: 12.5, weight: 700, role: "halo" },
  country: { sizePx: 12.5, weight: 600, role: "label", isUpper: true, spacing: 0.1, opacity: 0.8 },
  region: { sizePx: 12, weight: 400, role: "label", isUpper: true, spacing: 0.08, opacity: 0.75 },
  city: { sizePx: 12.5, weight: 400, role: "label" },
  water: { sizePx: 12.5, weight: 400, role: "waterLabel", isItalic: true },
  street: { sizePx: 12, weight: 400, role: "label" },
  ring: { sizePx: 12, weight: 600, role: "shape" },
  scale: { sizePx: 12, weight: 400, role: "label" },
} as const satisfies Readonly<Record<string, TextLook>>;

/** Sizes of a free label, as shares of the size of its kind in {@link TEXT_LOOKS}; the small one is not below what is read. */
export const SIZE_SHARES = { small: 1, normal: 1.08, large: 1.35 } as const;

/** From one line to the next, in sizes of the type. */
export const LINE_HEIGHT = 1.2;

/** A text as it is written: in capitals, where its look has them. */
export const shownText = (text: string, { isUpper = false }: TextLook) =>
  isUpper ? text.toLocaleUpperCase("es") : text;

/** A text as it is written, in lines no wider than a width where it has spaces to be cut at. */
export function linesOf(text: string, look: TextLook, sizePx: number, mostPx: number): readonly string[] {
  const lines: string[] = [];
  for (const word of shownText(text, look).split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textPx(longer, look, sizePx) <= mostPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Estimates the width of a line, pixels. */
export function textPx(line: string, { weight, spacing = 0 }: TextLook, sizePx: number): number {
  const bold = weight >= 600 ? 1.05 : 1;
  return estimateTextPx(line, sizePx) * bold + line.length * spacing * sizePx;
}
