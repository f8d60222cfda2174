import { setImmediate as turn } from "node:timers/promises";
import type { SectionsInArea, SectionView } from "@nv/contracts/schemas";
import { type FlatArea, overlapM2, toEqualArea } from "@nv/geography";
import { unpackArea } from "./core/packed-area.ts";
import type { SectionsDb } from "./schema/tables.ts";
import { listsOf, packedOf, type SectionsLoad } from "./sections.repository.ts";

/** An area, and the sections whose boxes it meets. */
interface MetSections {
  readonly area: FlatArea;
  readonly met: readonly SectionView[];
  /** Part of a section that has to be in the area for it to count, 0-1. */
  readonly leastShare: number;
}

/** Lists the sections that are in an area, each with the share of it that is, 0-1. */
export async function sharesInArea(
  db: SectionsDb,
  load: SectionsLoad,
  { area, met, leastShare }: MetSections,
): Promise<SectionsInArea["items"]> {
  const views = new Map(met.map((section) => [section.code, section]));
  const ground = toEqualArea(area);
  const items: SectionsInArea["items"] = [];
  for (const codes of listsOf([...views.keys()])) {
    for (const [place, { code, areaM2, geometry: packed }] of (await packedOf(db, load, codes)).entries()) {
      const share = Math.min(1, overlapM2(ground, toEqualArea(unpackArea(packed))) / Math.max(1, areaM2));
      const section = views.get(code);
      if (section !== undefined && share >= leastShare) items.push({ section, share });
      if (place % 50 === 0) await turn();
    }
  }
  return items;
}
