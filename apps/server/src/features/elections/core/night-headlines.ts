import type {
  CountSnapshot,
  ElectionFields,
  ElectionHeadline,
  ElectoralLaw,
  NightHeadline,
} from "@nv/contracts/schemas";
import type { ShownCall } from "@nv/election-pages";
import { type ClaimVerdict, checkClaim } from "@nv/elections";

/** A count that the headlines of a night are held against. */
interface Held {
  readonly fields: Pick<ElectionFields, "headlines">;
  readonly law: ElectoralLaw;
  /** `null` before the first count. */
  readonly snapshot: CountSnapshot | null;
  /** Winners that two people gave, by the code of the area. */
  readonly calls: ReadonlyMap<string, ShownCall>;
}

/** Says what the count makes of a headline. A winner is nobody's before two people gave it, however sure the count is. */
function verdictOf({ claim }: ElectionHeadline, { snapshot, law, calls }: Held): ClaimVerdict | "uncalled" {
  if (snapshot === null) return "not-yet";
  const verdict = checkClaim(claim, { snapshot, law });
  if (claim.kind !== "wins" || verdict === "false") return verdict;
  if (calls.get(claim.area)?.key === claim.list) return "true";
  return verdict === "true" ? "uncalled" : "not-yet";
}

/** Holds the headlines of a night against its count: readers see the first that is borne out. */
export function nightHeadlines(held: Held): readonly NightHeadline[] {
  let isTold = false;
  return held.fields.headlines.map((headline): NightHeadline => {
    const verdict = verdictOf(headline, held);
    if (verdict !== "true") return { text: headline.text, state: verdict };
    const state = isTold ? "ready" : "shown";
    isTold = true;
    return { text: headline.text, state };
  });
}
