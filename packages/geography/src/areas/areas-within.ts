import type { AreaCollection } from "../atlas/atlas-topology.ts";
import { PROVINCES } from "../codes/provinces.ts";

const COMMUNITY_OF: ReadonlyMap<string, string> = new Map(PROVINCES.map(({ code, community }) => [code, community]));

/** Tells whether a province or a municipality is in a part of Spain. @param code - Of two or five figures. @param part - A community (`c01`), a province (`p28`), or empty for all. */
export function isWithin(code: string, part: string): boolean {
  if (part === "") return true;
  const province = code.slice(0, 2);
  return part.startsWith("p") ? province === part.slice(1) : COMMUNITY_OF.get(province) === part.slice(1);
}

/** The areas of a list that are in a part of Spain. */
export const areasWithin = (list: AreaCollection, part: string): AreaCollection => ({
  ...list,
  geometries: list.geometries.filter(({ id }) => isWithin(String(id), part)),
});
