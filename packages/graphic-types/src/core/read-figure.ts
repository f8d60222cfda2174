/** Signs of a figure as it is written: whatever stands between thousands, before or behind it is left out. */
const OTHERS = /[^\d,\u2212-]/g;

/**
 * Reads a figure as every house writes it: with a decimal comma, and whatever it likes between thousands.
 *
 * @returns `null` for what has no digit.
 * @example readFigure("▲ sube +1.234,5 %") // 1234.5
 */
export function readFigure(text: string): number | null {
  const digits = text.replace(OTHERS, "").replace("\u2212", "-").replace(",", ".");
  return /\d/.test(digits) ? Number(digits) : null;
}
