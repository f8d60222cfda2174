/** Share of the steps that must be alike for the others to be holes, difference of alike ones (months have 28 to 31 days), and size of a hole. */
const REGULAR_SHARE = 0.85;
const ALIKE = 0.15;
const HOLE = 1.8;
/** Fewer steps tell nothing of the rest. */
const FEWEST_STEPS = 4;

/**
 * Finds the places where a line must break because a moment is missing: observations of every month without one of them. What comes at no
 * regular time, as polls do, has no holes, and neither has what rests at weekends.
 *
 * @param places - Ascending.
 * @returns The rows that begin a new stroke.
 */
export function breaksIn(places: readonly number[]): ReadonlySet<number> {
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? 0;
  const alike = steps.filter((step) => Math.abs(step - usual) <= usual * ALIKE).length;
  if (steps.length < FEWEST_STEPS || usual <= 0 || alike < steps.length * REGULAR_SHARE) return new Set();
  return new Set(steps.flatMap((step, at) => (step > usual * HOLE ? [at + 1] : [])));
}

/** A list with nothing before each row that begins a new stroke. */
export const withBreaks = <Item>(
  items: readonly Item[],
  breaks: ReadonlySet<number>,
  nothing: (next: Item) => Item,
): readonly Item[] => items.flatMap((item, at) => (breaks.has(at) ? [nothing(item), item] : [item]));
