const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const CHANNELS = /^(rgb|hsl)\(([\d\s,%deg]{5,30})\)$/i;
const CHANNEL = /^\d{1,3}$/;
const SHARE = /^\d{1,3}%$/;
const HUE = /^\d{1,3}(?:deg)?$/;

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
  const [, form = "", inside = ""] = CHANNELS.exec(plain) ?? [];
  const parts = inside.split(/[\s,]/).filter(Boolean);
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = parts.map((part) => Number.parseInt(part, 10));
  const areAll = (...forms: readonly RegExp[]) =>
    parts.length === forms.length && forms.every((one, at) => one.test(parts[at] ?? ""));
  if (form.toLowerCase() === "rgb")
    return areAll(CHANNEL, CHANNEL, CHANNEL) && Math.max(first, second, third) <= 255
      ? hexOf([first, second, third])
      : null;
  return areAll(HUE, SHARE, SHARE) && first <= 360 && second <= 100 && third <= 100
    ? fromHsl(first % 360, second / 100, third / 100)
    : null;
}

/** A colour as `rgb()`. @param hex - `#rrggbb` */
export function rgbOf(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
}
