/** Whether something is shown light or dark. */
export type Scheme = "light" | "dark";

/** Theme that a page of the newspaper asks of a graphic: always light, always dark, or as what is around it. */
export type Theme = Scheme | "auto";

/** Part of an address after `#` that carries the {@link Theme} of a frame before any script speaks to it. */
export const THEME_PARAMETER = "nv-theme";

/** End of the address of a page in a frame that is to be as light or dark as the frame. */
export const AS_AROUND = `#${THEME_PARAMETER}=auto`;

/** Reads a theme; what is none of them is light. */
export function readTheme(text: unknown): Theme {
  return text === "dark" || text === "auto" ? text : "light";
}

/** Most that a part of a colour can be, by how the browser writes the colour; 1 in every notation that is not named. */
const WHOLES: readonly (readonly [notation: string, whole: number])[] = [
  ["rgb", 255],
  ["la", 100],
  ["lc", 100],
];

/**
 * Tells what is around a text from the colour that the text has there: light text stands on dark ground. So it holds for pages that say
 * `color-scheme`, and for those that only change their colours.
 *
 * @param color - Computed `color`, as browsers write it: `rgb(…)`, `color(srgb …)`, `lab(…)`, `oklch(…)`.
 */
export function schemeAround(color: string): Scheme {
  const [red = 0, green = 0, blue = 0] = color
    .split(/[\s(),/]+/)
    .filter((part) => /^[\d.]/.test(part))
    .map(Number.parseFloat);
  const whole = WHOLES.find(([notation]) => color.startsWith(notation))?.[1] ?? 1;
  // The first part of these is lightness itself.
  const lightness = /^(ok)?l/.test(color) ? red : (red + green + blue) / 3;
  return lightness / whole > 1 / 2 ? "dark" : "light";
}
