import type { Dot } from "./core/layout.ts";

/** Names the class that holds a dot's way to its bar; whole units are exact enough, because the bar then covers it. */
export function shiftClass(shiftX: number): string {
  const units = Math.round(shiftX);
  return units < 0 ? `l${-units}` : `r${units}`;
}

/**
 * Writes the CSS that tells each dot its way, because the page's security policy forbids `style` attributes.
 *
 * @returns One rule per distinct shift, sorted, so that the same map always gives the same file.
 */
export function shiftRules(dots: readonly Dot[]): string {
  const shifts = [...new Set(dots.map(({ shiftX }) => Math.round(shiftX)))].sort((a, b) => a - b);
  return shifts.map((units) => `.${shiftClass(units)}{--shift:${units}px}`).join("\n");
}
