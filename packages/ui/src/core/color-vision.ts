import { parseHex, type Rgb, toLinearRgb } from "./color.ts";

/** Ways of seeing colour that a data palette is tested under. */
export type ColorVision = "typical" | "protanopia" | "deuteranopia" | "tritanopia";

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * Linear-light matrices of full dichromacy.
 *
 * @see Machado, Oliveira and Fernandes, «A Physiologically-based Model for Simulation of Color Vision Deficiency», 2009
 */
const VISION_MATRICES: Readonly<Record<Exclude<ColorVision, "typical">, Matrix>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const clamp = (ratio: number): number => Math.min(1, Math.max(0, ratio));

function multiply(m: Matrix, { r, g, b }: Rgb): Rgb {
  return { r: m[0] * r + m[1] * g + m[2] * b, g: m[3] * r + m[4] * g + m[5] * b, b: m[6] * r + m[7] * g + m[8] * b };
}

/** A colour in OKLab, where equal distances look about equally different. */
export interface Oklab {
  /** Lightness, 0 (black) to 1 (white). */
  readonly lightness: number;
  /** Green (negative) to red (positive), about ±0.4. */
  readonly a: number;
  /** Blue (negative) to yellow (positive), about ±0.4. */
  readonly b: number;
}

/**
 * Converts a colour, as somebody with the given colour vision sees it, to OKLab.
 *
 * @param hex - `#rrggbb`.
 * @param vision - Who looks; a dichromat's view is simulated in linear light.
 * @see https://bottosson.github.io/posts/oklab/
 */
export function toOklab(hex: string, vision: ColorVision = "typical"): Oklab {
  const light = toLinearRgb(parseHex(hex));
  const seen = vision === "typical" ? light : multiply(VISION_MATRICES[vision], light);
  const [r, g, b] = [clamp(seen.r), clamp(seen.g), clamp(seen.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/**
 * Measures how different two colours look to somebody with the given colour vision.
 *
 * @param first - `#rrggbb`.
 * @param second - `#rrggbb`.
 * @param vision - Who looks.
 * @returns Euclidean distance in OKLab: 0 is the same colour, 1 is black against white. About 0.02 is just noticeable
 *   side by side; two lines of a chart need several times that, because the eye compares them from afar.
 */
export function colorDistance(first: string, second: string, vision: ColorVision): number {
  const [p, q] = [toOklab(first, vision), toOklab(second, vision)];
  return Math.hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
}
