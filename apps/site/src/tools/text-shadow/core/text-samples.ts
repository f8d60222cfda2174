import { MIN_MARK_CONTRAST, MIN_TEXT_CONTRAST } from "@nv/ui/color";
import { partOf } from "./compose-ground.ts";
import type { Pixels, Rgb255 } from "./pixels.ts";
import { solveStrength } from "./solve-strength.ts";
import { luminanceOf, type Mask, ratioOf, WORST_PART } from "./text-contrast.ts";

/** Points about the letters that stand for all of them. */
export interface Samples {
  /** Red, green and blue of each. */
  readonly colors: readonly Rgb255[];
  /** Coverage of each point by each layer of the aid at full strength, 0-1. */
  readonly covers: readonly (readonly number[])[];
}

/** Parameters of a contrast test on the samples. */
export interface ContrastOrder {
  readonly text: Rgb255;
  /** Colour of what helps. */
  readonly help: Rgb255;
  readonly least: number;
}

/** Enough for the worst twentieth to be the same to a hundredth, and so few that a key is answered at once. */
const MOST_SAMPLES = 20_000;
/** Size from which a text counts as large, CSS pixels. @see https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = { regular: 24, bold: 18.66 } as const;

/** Returns the least contrast that a text must reach: 4.5, or 3 when it is large. */
export function leastContrast(sizePx: number, isBold: boolean): number {
  return sizePx >= (isBold ? LARGE_PX.bold : LARGE_PX.regular) ? MIN_MARK_CONTRAST : MIN_TEXT_CONTRAST;
}

/** Takes points about the letters, evenly over the picture. @param covers - Of each layer, 0-255, by rows. */
export function sampleAround({ data }: Pixels, isNear: Mask, covers: readonly ArrayLike<number>[]): Samples {
  const near = isNear.flatMap((yes, at) => (yes ? [at] : []));
  const step = Math.max(1, Math.ceil(near.length / MOST_SAMPLES));
  const taken = near.filter((_, index) => index % step === 0);
  return {
    colors: taken.map((at) => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0] as const),
    covers: taken.map((at) => covers.map((cover) => (cover[at] ?? 0) / 255)),
  };
}

/** Contrast of the worst twentieth of the points with some help. @param strength - 0 to 1. @returns 21 without points. */
export function worstOf(
  { colors, covers }: Samples,
  { text, help, strength }: Omit<ContrastOrder, "least"> & { readonly strength: number },
): number {
  const textLight = luminanceOf(...text);
  const ratios = Float64Array.from(colors, ([r, g, b], at) => {
    const part = partOf(strength, covers[at] ?? []);
    const mix = (from: number, to: number) => from + (to - from) * part;
    return ratioOf(textLight, luminanceOf(mix(r, help[0]), mix(g, help[1]), mix(b, help[2])));
  }).sort();
  return ratios[Math.floor(ratios.length * WORST_PART)] ?? 21;
}

/** The least strength that is enough in all the crops; `null` when in one of them none is. */
export function hardestStrength(crops: readonly Samples[], order: ContrastOrder): number | null {
  const strengths = crops.map((samples) =>
    solveStrength((strength) => worstOf(samples, { ...order, strength }), order.least),
  );
  return strengths.reduce<number | null>(
    (most, one) => (most === null || one === null ? null : Math.max(most, one)),
    0,
  );
}
