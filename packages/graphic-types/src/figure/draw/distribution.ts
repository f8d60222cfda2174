import { niceStep } from "./nice-ticks.ts";

/**
 * A quantile, between the two values nearest to it.
 *
 * @param sorted - Ascending, at least one.
 * @param share - From 0 to 1.
 * @see Hyndman and Fan (1996), type 7: that of R
 */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (at - Math.floor(at)) * (high - low);
}

/** A class of values: from its beginning up to its end, which is of the next; that of the last one is its own. */
export interface ValueClass {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const clean = (value: number) => Number(value.toPrecision(12));

/** Counts values in classes between round figures. @param wanted - About how many classes; 0 for as many as Sturges says. */
export function classesOf(values: readonly number[], wanted: number): readonly ValueClass[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return [{ from: least - 0.5, to: least + 0.5, count: values.length }];
  const step = niceStep(least, most, wanted > 0 ? wanted : Math.ceil(Math.log2(values.length)) + 1);
  const first = Math.floor(clean(least / step));
  const count = Math.max(1, Math.ceil(clean(most / step)) - first);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [clean((first + at) * step), clean((first + at + 1) * step)];
    const isLast = at === count - 1;
    return {
      from,
      to,
      count: values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length,
    };
  });
}

/**
 * Moves circles of one size apart, each as near to the line as those before let it.
 *
 * @param xs - Pixels along the line.
 * @returns Pixels from the line, in the order of `xs`.
 */
export function swarm(xs: readonly number[], radiusPx: number): readonly number[] {
  const order = xs.map((x, index) => ({ x, index })).toSorted((a, b) => a.x - b.x || a.index - b.index);
  const placed: { readonly x: number; readonly y: number }[] = [];
  const ys: number[] = [];
  const reach = 2 * radiusPx;
  for (const { x, index } of order) {
    const near = placed.filter((one) => x - one.x < reach);
    const ways = near.flatMap((one) => {
      const away = Math.sqrt(reach ** 2 - (x - one.x) ** 2) + 1e-6;
      return [one.y - away, one.y + away];
    });
    const free = (y: number) => near.every((one) => Math.hypot(x - one.x, y - one.y) >= reach);
    const y = [0, ...ways].toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b).find(free) ?? 0;
    placed.push({ x, y });
    ys[index] = y;
  }
  return ys;
}
