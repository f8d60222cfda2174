import type { CountedArea, CountSnapshot, ElectoralLaw } from "@nv/contracts/schemas";
import type { ValidVotes } from "../law/apportion.ts";
import { apportionAll, type ChamberSeats } from "../law/apportion-all.ts";
import { areasByCode } from "./counted-area.ts";

/** Areas of a count that are constituencies of a law, in the law's order. */
export function constituencyAreas(
  snapshot: Pick<CountSnapshot, "areas">,
  law: Pick<ElectoralLaw, "constituencies">,
): readonly CountedArea[] {
  const areas = areasByCode(snapshot);
  return law.constituencies.flatMap(({ code }) => areas.get(code) ?? []);
}

/** Whether an area has a vote that was counted. */
const hasVotes = ({ voters }: CountedArea) => voters > 0;

/**
 * Gives the seats of a count as it stands: what is counted, as if it were all.
 *
 * @param lots - How a lot fell, by the code of the constituency.
 */
export function seatsOfCount(
  snapshot: Pick<CountSnapshot, "areas">,
  law: ElectoralLaw,
  lots: Readonly<Record<string, readonly string[]>> = {},
): ChamberSeats {
  const counted = constituencyAreas(snapshot, law)
    .filter(hasVotes)
    .map((area): [string, ValidVotes] => [area.code, area]);
  return apportionAll(law, new Map(counted), lots);
}
