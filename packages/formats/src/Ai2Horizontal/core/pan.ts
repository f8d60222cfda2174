/** Part of a step, around its middle, in which the drawing rests while its text is read. */
const REST = 0.36;

const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/**
 * Returns the share of its way that a drawing has gone.
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

/** Returns the share of the way that a step covers: half of that from the one before, and half of that to the next. */
export function wayOfStep(stops: readonly number[], place: number): number {
  if (stops.length < 2) return 1;
  const here = stops[place] ?? 0;
  const [before = here, after = here] = [stops[place - 1], stops[place + 1]];
  return (Math.abs(here - before) + Math.abs(after - here)) / 2;
}
