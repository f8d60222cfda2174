/** Key by which a cell is ordered: a figure, a text, or nothing where there is no value. */
export type CellKey = number | string | null;

/** Order of texts. */
export type CompareTexts = (a: string, b: string) => number;

/** Returns the order of Spanish: ñ behind n, accents and capitals that only tell equals apart, «2» before «10». */
export const textOrder = (language: string): CompareTexts => new Intl.Collator(language, { numeric: true }).compare;

/**
 * Compares the keys of two cells. What has no value comes last, whichever the direction.
 *
 * @param isDown - From the most to the least.
 */
export function compareKeys(a: CellKey, b: CellKey, isDown: boolean, compareTexts: CompareTexts): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === "number" && typeof b === "number" ? a - b : compareTexts(String(a), String(b));
  return isDown ? -order : order;
}
