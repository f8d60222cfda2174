import { type Hole, isDaily, unbrokenFrom } from "./find-holes.ts";
import type { Move } from "./moves.ts";
import type { MarketSession } from "./session.ts";

/**
 * Claim that the sessions allow about the last one.
 *
 * `since`: on that day there was one as great, and none between. `of-last`: none of so many sessions in a row was as great, and
 * nothing is known of what came before them. `none`: nothing worth saying.
 */
export type Claim =
  | { readonly kind: "since"; readonly date: string }
  | { readonly kind: "of-last"; readonly sessions: number; readonly because: "begins" | "hole"; readonly date: string }
  | { readonly kind: "none"; readonly because: "near" | "short" | "hole" | "sparse" | "still" };

/** Sessions, with the holes and the moves known of them. */
export interface Known {
  /** Ascending. */
  readonly sessions: readonly MarketSession[];
  readonly holes: readonly Hole[];
  /** As `movesOf` gives them. */
  readonly moves: readonly (Move | null)[];
}

/** Sessions that a claim must reach over to be worth a line: a fall that is the greatest in two weeks, a level in a month. */
export const FEWEST_SESSIONS = { move: 10, level: 20 } as const;

const none = (because: Extract<Claim, { kind: "none" }>["because"]): Claim => ({ kind: "none", because });

/** Values in a row up to the last session. */
interface Row {
  readonly values: readonly number[];
  readonly dates: readonly string[];
  readonly cut: "begins" | "hole";
  readonly fewest: number;
}

/** Goes back from the last value to one that is as great, in the way that `isAsGreat` says. */
function claimOf({ values, dates, cut, fewest }: Row, isAsGreat: (value: number, last: number) => boolean): Claim {
  const last = values.at(-1);
  if (last === undefined) return none(cut === "hole" ? "hole" : "short");
  const at = values.slice(0, -1).findLastIndex((value) => isAsGreat(value, last));
  if (at !== -1) return values.length - 1 - at < fewest ? none("near") : { kind: "since", date: dates[at] ?? "" };
  if (values.length < fewest) return none(cut === "hole" ? "hole" : "short");
  return { kind: "of-last", sessions: values.length, because: cut, date: dates[0] ?? "" };
}

const rounded = (value: number, decimals: number) => Math.round(Math.abs(value) * 10 ** decimals) * Math.sign(value);

/**
 * Since when there was no change as great as the last one in its direction.
 *
 * Changes that read the same, with the decimals that they are written with, are taken for the same, so that the claim is never stronger
 * than the figures that are beside it. A hole ends what is known: what is missing may have been greater.
 */
export function moveClaim(
  { sessions, holes, moves }: Known,
  { isInPoints, decimals }: { readonly isInPoints: boolean; readonly decimals: number },
): Claim {
  if (!isDaily(sessions, holes)) return none("sparse");
  const from = unbrokenFrom(sessions, holes);
  // The first session of a stretch has no change that is known.
  const known = moves.slice(from + 1).map((move) => (isInPoints ? move?.points : move?.percent) ?? null);
  const unknown = known.lastIndexOf(null);
  const values = known.slice(unknown + 1).flatMap((value) => value ?? []);
  const read = values.map((value) => rounded(value, decimals));
  const dates = sessions.slice(from + 2 + unknown).map(({ date }) => date);
  if (read.at(-1) === 0) return none("still");
  const cut = from > 0 || unknown !== -1 ? "hole" : "begins";
  return claimOf({ values: read, dates, cut, fewest: FEWEST_SESSIONS.move }, (value, last) =>
    last < 0 ? value <= last : value >= last,
  );
}

/** Since when the close was not as high, or as low. @param direction - Which of the two. */
export function levelClaim({ sessions, holes }: Known, direction: "high" | "low"): Claim {
  if (!isDaily(sessions, holes)) return none("sparse");
  const from = unbrokenFrom(sessions, holes);
  const stretch = sessions.slice(from);
  const row: Row = {
    values: stretch.map(({ close }) => close),
    dates: stretch.map(({ date }) => date),
    cut: from > 0 ? "hole" : "begins",
    fewest: FEWEST_SESSIONS.level,
  };
  return claimOf(row, (value, last) => (direction === "high" ? value >= last : value <= last));
}
