/**
 * The option that an arrow leads to. Before the first and after the last comes the text itself (-1), so that the arrows go round.
 *
 * @param current - Index of the marked option; -1 when none is.
 * @param count - How many options there are.
 * @param step - 1 down, -1 up.
 */
export function nextOption(current: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}
