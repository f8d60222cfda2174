import { estimateTextPx } from "@nv/geography";
import type { PaintRole } from "../palette.ts";

/** How a text is written. Sizes are of a phone 360 px wide: nothing is smaller than 12 there. */
export interface TextLook {
  readonly sizePx: number;
  readonly weight: number;
  readonly role: PaintRole;
  readonly isItalic?: boolean;
  readonly isUpper?: boolean;
  /** What is not what the map is about stands back. */
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

/** How large each size of a free label is beside the normal one; the small one is not below what is read. */
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

/** How wide a line is, pixels. */
export function textPx(line: string, { weight, spacing = 0 }: TextLook, sizePx: number): number {
  const bold = weight >= 600 ? 1.05 : 1;
  return estimateTextPx(line, sizePx) * bold + line.length * spacing * sizePx;
}
