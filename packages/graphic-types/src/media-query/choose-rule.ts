/** Distance past the edge of its range up to which a chart is kept, CSS pixels: a scrollbar that comes and goes must not swap charts. */
export const HYSTERESIS_PX = 24;

/** Range of widths of the container, CSS pixels, both ends included. */
export interface WidthRange {
  readonly minPx: number;
  /** `null` for no end. */
  readonly maxPx: number | null;
}

const holds = ({ minPx, maxPx }: WidthRange, widthPx: number, marginPx: number) =>
  widthPx >= minPx - marginPx && (maxPx === null || widthPx <= maxPx + marginPx);

/**
 * Chooses the rule for a width.
 *
 * @param current - Index of the rule that is shown; -1 for none.
 * @returns Index of the rule to show: the current one within {@link HYSTERESIS_PX} of its range; the first when none holds.
 */
export function chooseRule(rules: readonly WidthRange[], widthPx: number, current: number): number {
  const shown = rules[current];
  if (shown !== undefined && holds(shown, widthPx, HYSTERESIS_PX)) return current;
  return Math.max(
    0,
    rules.findIndex((rule) => holds(rule, widthPx, 0)),
  );
}
