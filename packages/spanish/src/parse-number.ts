const SPACES = /[\s\u00a0\u202f\u2009]/g;
const SPANISH_NUMBER = /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;

/**
 * Reads a figure as a Spanish hand writes it.
 *
 * @param text - Decimal comma; points or spaces between thousands; `-` or `−` for negatives. A point that does not
 *   separate thousands is refused rather than guessed at: «12.5» may be a slip or a foreign decimal, and nothing heads «0.334».
 * @returns The number, or `null` when the text is not one.
 * @example parseSpanishNumber("1.234,5") // 1234.5
 */
export function parseSpanishNumber(text: string): number | null {
  const compact = text.replace(SPACES, "").replace("\u2212", "-");
  const [match, sign, whole, fraction = "0"] = SPANISH_NUMBER.exec(compact) ?? [];
  if (match === undefined || whole === undefined) return null;
  const value = Number(`${whole.replaceAll(".", "")}.${fraction}`);
  if (!Number.isFinite(value)) return null;
  return sign === "-" ? -value : value;
}
