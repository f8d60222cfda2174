const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/i;
const HSL = /^hsl\(\s*(\d{1,3})(?:deg)?\s*[, ]\s*(\d{1,3})%\s*[, ]\s*(\d{1,3})%\s*\)$/i;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/**
 * Reads a colour as programs write it: `#c8321f`, `c8321f`, `#c32`, `rgb(200, 50, 31)`, `hsl(7, 73%, 45%)`.
 *
 * @returns `#rrggbb`, in small letters; `null` for what is no opaque colour.
 */
export function readColor(text: string): string | null {
  const plain = text.trim();
  const [, hex] = HEX.exec(plain) ?? [];
  if (hex !== undefined)
    return `#${hex.length === 3 ? [...hex].map((sign) => sign + sign).join("") : hex}`.toLowerCase();
  const rgb = RGB.exec(plain)?.slice(1).map(Number);
  if (rgb !== undefined) return rgb.every((channel) => channel <= 255) ? hexOf(rgb) : null;
  const [hue, saturation, lightness] = HSL.exec(plain)?.slice(1).map(Number) ?? [];
  if (hue === undefined || saturation === undefined || lightness === undefined) return null;
  return hue <= 360 && saturation <= 100 && lightness <= 100
    ? fromHsl(hue % 360, saturation / 100, lightness / 100)
    : null;
}

/** A colour as `rgb()`. @param hex - `#rrggbb` */
export function rgbOf(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
}
