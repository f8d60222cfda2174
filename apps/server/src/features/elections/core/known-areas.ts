import type { CountSnapshot, ElectoralLaw } from "@nv/contracts/schemas";
import { TOTAL_AREA } from "@nv/contracts/schemas";

/**
 * Codes of the areas that a count of an election may have: the whole, the constituencies of its law, and whatever is inside them.
 *
 * @returns `null` where any area is one: nobody knows the law.
 */
export function knownAreas(
  law: ElectoralLaw | null,
  { areas }: Pick<CountSnapshot, "areas">,
): ReadonlySet<string> | null {
  if (law === null) return null;
  const own = new Set([TOTAL_AREA, ...law.constituencies.map(({ code }) => code)]);
  const inside = areas.filter(({ kind, parent }) => kind === "region" || (kind === "municipality" && own.has(parent)));
  return new Set([...own, ...inside.map(({ code }) => code)]);
}
