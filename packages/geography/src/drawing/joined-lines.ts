import type { PxPoint } from "./simplify-px.ts";

/** Beyond every number of a grid. */
const ROW = 1_000_000;
const keyOf = ([x, y]: PxPoint) => x * ROW + y;

/** Joins lines that end where others begin, so that they are fewer and longer. @param lines - Of whole numbers. */
export function joinedLines(lines: readonly (readonly PxPoint[])[]): readonly (readonly PxPoint[])[] {
  const left = new Set(lines.filter((line) => line.length > 1));
  const ends = new Map<number, (readonly PxPoint[])[]>();
  for (const line of left)
    for (const end of [line[0], line.at(-1)])
      if (end !== undefined) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), line]);
  const joined: (readonly PxPoint[])[] = [];
  for (const line of left) {
    left.delete(line);
    const whole = [...line];
    for (let end = whole.at(-1); end !== undefined; end = whole.at(-1)) {
      const at = keyOf(end);
      const next = ends.get(at)?.find((one) => left.has(one));
      if (next === undefined) break;
      left.delete(next);
      const [first] = next;
      const onward = first !== undefined && keyOf(first) === at ? next : next.toReversed();
      for (const corner of onward.slice(1)) whole.push(corner);
    }
    joined.push(whole);
  }
  return joined;
}
