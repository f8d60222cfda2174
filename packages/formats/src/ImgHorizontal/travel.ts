/** The way along pictures: all numbers in one unit, from the left. */
export interface Travel {
  /** Of all pictures side by side. */
  readonly length: number;
  /** Of the window onto them. */
  readonly window: number;
  /** Beginning and end of the way, in shares of the length. */
  readonly start: number;
  readonly end: number;
  /** Point that each step speaks of, in shares of the length; `null` for nothing in particular. */
  readonly points: readonly (number | null)[];
}

const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/**
 * Lists the positions at which the window stops: before the first step, at the middle of each, after the last. A point is in the middle of the
 * window as far as the way lets it; a step without a point is on the way from the one before to the one after.
 */
export function stopsOf({ length, window, start, end, points }: Travel): readonly number[] {
  const first = Math.max(0, Math.min(start * length, length - window));
  const last = Math.max(first, Math.min(end * length, length) - window);
  const wanted = points.map((point) =>
    point === null ? null : Math.min(last, Math.max(first, point * length - window / 2)),
  );
  const known = [first, ...wanted, last];
  return known.map((stop, place) => {
    if (stop !== null) return stop;
    const before = known.findLastIndex((other, at) => at < place && other !== null);
    const after = known.findIndex((other, at) => at > place && other !== null);
    const [from, to] = [known[before] ?? first, known[after] ?? last];
    return from + ((to - from) * (place - before)) / (after - before);
  });
}

/**
 * Returns the position of the window. It leaves and reaches each stop slowly, so that what a step speaks of stays while it is read.
 *
 * @param step - Place of the step, from 0.
 * @param offset - How much of it has passed, 0 to 1.
 */
export function windowAt(stops: readonly number[], step: number, offset: number): number {
  // The stop of a step is at its middle; half a step lies before the first of them and after the last.
  const way = step + offset + 0.5;
  const place = Math.min(stops.length - 2, Math.max(0, Math.floor(way)));
  const isHalf = place === 0 || place === stops.length - 2;
  const ratio = isHalf ? (place === 0 ? 2 * way - 1 : 2 * (way - place)) : way - place;
  const [from = 0, to = from] = [stops[place], stops[place + 1]];
  return from + (to - from) * eased(Math.min(1, Math.max(0, ratio)));
}
