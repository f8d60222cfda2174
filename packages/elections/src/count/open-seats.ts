import { COUNT_LIMITS, type Constituency, type CountSnapshot, type ElectoralLaw } from "@nv/contracts/schemas";
import { sumVotes } from "../law/apportion-all.ts";
import { areasByCode } from "./counted-area.ts";
import { leftToCount } from "./left-to-count.ts";
import { type OpenCount, type SeatRange, seatRanges } from "./seat-range.ts";
import { constituencyAreas } from "./seats-of-count.ts";

/** Voters who live abroad by the code of their constituency: they are counted days later. */
export type AbroadVoters = Readonly<Record<string, number>>;

/** Knowledge besides the count. */
export interface KnownBesides {
  /** Left out, the count of the night is all there is. */
  readonly abroad?: AbroadVoters | undefined;
  /** Lots that were drawn, by the code of the constituency: lists in the order in which it favoured them. */
  readonly lots?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Answer to what is still open in a constituency. It decides what a person may call, and calls nothing. */
export interface OpenSeats {
  readonly code: string;
  /** Votes that may still come, at most. */
  readonly left: number;
  /** Whether the seats of any list may still change. */
  readonly isOpen: boolean;
  /** Seats of each list: no fewer, no more. */
  readonly ranges: ReadonlyMap<string, SeatRange>;
}

/** Votes that may still come to all constituencies, and those that have come. */
function territoryOf(snapshot: CountSnapshot, law: ElectoralLaw, abroad: AbroadVoters): OpenCount["territory"] {
  if (!law.thresholds.some(({ scope }) => scope === "territory")) return undefined;
  const areas = constituencyAreas(snapshot, law);
  const { isFinal } = snapshot;
  const left = areas.reduce((sum, area) => sum + leftToCount(area, { isFinal, abroad: abroad[area.code] ?? 0 }), 0);
  // Nobody knows how many may vote where nothing came from.
  const isWhole = areas.length === law.constituencies.length;
  return { counted: sumVotes(areas), left: isWhole ? left : COUNT_LIMITS.people };
}

/** Bounds a constituency that has said nothing: any list may have anything. */
const unbounded = ({ code }: Constituency): OpenSeats => ({
  code,
  left: Number.POSITIVE_INFINITY,
  isOpen: true,
  ranges: new Map(),
});

/**
 * Tells what is still open in each constituency of a law.
 *
 * @returns By code, in the law's order. One without an area is open.
 */
export function openSeats(
  snapshot: CountSnapshot,
  law: ElectoralLaw,
  { abroad = {}, lots = {} }: KnownBesides = {},
): ReadonlyMap<string, OpenSeats> {
  const territory = territoryOf(snapshot, law, abroad);
  const areas = areasByCode(snapshot);
  return new Map(
    law.constituencies.map((constituency): [string, OpenSeats] => {
      const { code, seats } = constituency;
      const area = areas.get(code);
      if (area === undefined || (area.census === 0 && area.voters === 0)) return [code, unbounded(constituency)];
      const left = leftToCount(area, { isFinal: snapshot.isFinal, abroad: abroad[code] ?? 0 });
      const ranges = seatRanges(law, constituency, { counted: area, left, territory, lot: lots[code] ?? [] });
      const settled = [...ranges.values()].reduce((sum, { least, most }) => sum + (least === most ? least : 0), 0);
      return [code, { code, left, isOpen: settled < seats, ranges }];
    }),
  );
}
