import { groupBy } from "@nv/contracts";

/** A spelling of a name, folded, and what it is of. */
export interface SpelledName {
  readonly code: string;
  readonly spelling: string;
}

/** Letters that may be others, missing or too many: one in four of them, two at most. */
const MOST_CHANGES = 2;
const LETTERS_PER_CHANGE = 4;
/** Letters that begin a name and say something of it. */
const LEAST_BEGINNING = 3;
/** Near names that are worth reading. */
const MOST_NEAR = 6;

/**
 * Letters to change, add or take away to make one word of another; two neighbours in the other order are one change.
 *
 * @returns More than `most` for whatever is further.
 */
function changesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + cost,
        isTurned ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** Returns the distance of a name from what was written: less is nearer; `null` for one that is not near. */
function distanceOf(spelling: string, asked: string): number | null {
  const most = Math.min(MOST_CHANGES, Math.floor(asked.length / LETTERS_PER_CHANGE));
  const changes = changesBetween(asked, spelling, most);
  if (changes <= most) return changes;
  if (asked.length < LEAST_BEGINNING) return null;
  if (spelling.startsWith(`${asked} `)) return MOST_CHANGES + 1;
  return ` ${spelling} `.includes(` ${asked} `) || ` ${asked} `.includes(` ${spelling} `) ? MOST_CHANGES + 2 : null;
}

/**
 * Makes names ready to be found by what is nearly one of them: a letter that is another, or a part of it.
 *
 * @returns Asks for the codes that a spelling may be of, the nearest first, of one province or of all.
 */
export function nearNames(
  names: readonly SpelledName[],
): (asked: string, province: string | null) => readonly string[] {
  const byProvince = groupBy(names, ({ code }) => code.slice(0, 2));
  return (asked, province) => {
    if (asked === "") return [];
    const among = province === null ? names : (byProvince.get(province) ?? []);
    const near = among.flatMap(({ code, spelling }) => {
      const distance = distanceOf(spelling, asked);
      return distance === null ? [] : [{ code, distance }];
    });
    const ordered = near.toSorted((a, b) => a.distance - b.distance || (a.code < b.code ? -1 : 1));
    return [...new Set(ordered.map(({ code }) => code))].slice(0, MOST_NEAR);
  };
}
