/** Part of a step, around its middle, in which the drawing rests while its text is read. */
const REST = 0.36;

const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/**
 * How much of its way a drawing has gone.
 *
 * @param stops - Where it rests at each step, 0 to 1. One step alone goes all the way.
 * @param moment - Place of the step from 0, and how much of it has passed: 1.5 is the middle of the second.
 */
export function panAt(stops: readonly number[], moment: number): number {
  if (stops.length < 2) return Math.min(1, Math.max(0, moment));
  const at = moment - 0.5;
  const before = Math.min(stops.length - 1, Math.max(0, Math.floor(at)));
  const [from = 0, to = stops[before] ?? 0] = stops.slice(before, before + 2);
  const ratio = Math.min(1, Math.max(0, (at - before - REST / 2) / (1 - REST)));
  return from + (to - from) * eased(ratio);
}

/** How much of the way a step is long for: half of what is from the one before, and half of what is to the next. */
export function wayOfStep(stops: readonly number[], place: number): number {
  if (stops.length < 2) return 1;
  const here = stops[place] ?? 0;
  const [before = here, after = here] = [stops[place - 1], stops[place + 1]];
  return (Math.abs(here - before) + Math.abs(after - here)) / 2;
}
