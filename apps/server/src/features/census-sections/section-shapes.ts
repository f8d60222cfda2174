import type { SectionShape } from "@nv/contracts/schemas";
import { boxOf, type FlatArea } from "@nv/geography";
import { thinArea } from "./core/thin-area.ts";
import type { SectionsDb } from "./schema/tables.ts";
import { areasOf, codesFrom, type SectionsLoad } from "./sections.repository.ts";

/** Points to the width of a screen: what is finer is not seen. */
const SCREEN_POINTS = 1500;

/** Figures of a degree that are given: a decimetre. */
const GIVEN = 1_000_000;

function shapeOf(code: string, { corners, ends }: FlatArea): SectionShape {
  return { code, corners: corners.map((value) => Math.round(value * GIVEN) / GIVEN), ends: [...ends] };
}

/** Builds the shape of a section, in as much detail as a screen shows. @param width - Width of all that the screen shows, degrees. */
export function screenShape(code: string, area: FlatArea, width: number): SectionShape {
  return shapeOf(code, thinArea(area, width / SCREEN_POINTS));
}

/** Lists the shapes of sections, in all their detail. */
export async function shapesOf(db: SectionsDb, load: SectionsLoad, codes: readonly string[]): Promise<SectionShape[]> {
  const areas = await areasOf(db, load, codes);
  return [...areas].map(([code, area]) => shapeOf(code, area));
}

/** Lists the shapes of a municipality's sections, in as much detail as a screen shows. */
export async function shapesOfMunicipality(
  db: SectionsDb,
  load: SectionsLoad,
  municipality: string,
): Promise<SectionShape[]> {
  const areas = await areasOf(db, load, await codesFrom(db, load, municipality));
  const boxes = [...areas.values()].map(boxOf);
  const width = Math.max(...boxes.map(({ east }) => east)) - Math.min(...boxes.map(({ west }) => west));
  return [...areas].map(([code, area]) => screenShape(code, area, Math.max(0, width)));
}
