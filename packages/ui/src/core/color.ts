/** A colour in sRGB, each channel a ratio 0-1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX_COLOR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/**
 * Reads a colour written as six hexadecimal digits.
 *
 * @param hex - `#rrggbb`, either case. Three-digit and named colours are not accepted: tokens never use them.
 * @returns The channels in sRGB, 0-1.
 * @throws {RangeError} When the text is not `#rrggbb`.
 */
export function parseHex(hex: string): Rgb {
  const [, r, g, b] = HEX_COLOR.exec(hex) ?? [];
  if (r === undefined || g === undefined || b === undefined) {
    throw new RangeError(`expected a colour as #rrggbb, got ${JSON.stringify(hex)}`);
  }
  return { r: Number.parseInt(r, 16) / 255, g: Number.parseInt(g, 16) / 255, b: Number.parseInt(b, 16) / 255 };
}

/**
 * Undoes the sRGB transfer curve of one channel, which arithmetic on light needs.
 *
 * @param channel - sRGB channel, 0-1.
 * @returns Linear light, 0-1.
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * Applies {@link toLinear} to the three channels.
 *
 * @returns Linear light, each channel 0-1.
 */
export function toLinearRgb({ r, g, b }: Rgb): Rgb {
  return { r: toLinear(r), g: toLinear(g), b: toLinear(b) };
}

/**
 * A colour between two, by their channels as they are written.
 *
 * @param share - Of the second one, 0-1.
 * @returns `#rrggbb`.
 */
export function mixed(first: string, second: string, share: number): string {
  const [from, to] = [parseHex(first), parseHex(second)];
  const channel = (a: number, b: number) => Math.round((a + (b - a) * share) * 255);
  const parts = [channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b)];
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
