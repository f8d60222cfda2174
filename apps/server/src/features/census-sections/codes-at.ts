import { setImmediate as turn } from "node:timers/promises";
import { boxOf, createBoxIndex, isInArea } from "@nv/geography";
import { toSteps, unpackArea } from "./core/packed-area.ts";
import type { SectionsDb } from "./schema/tables.ts";
import { boxesMet, listsOf, packedOf, type SectionsLoad, stepsOf } from "./sections.repository.ts";

/** Lists the codes of the sections that points are in, in the order of the points; `null` for a point that is in none. */
export async function codesAt(
  db: SectionsDb,
  load: SectionsLoad,
  points: readonly (readonly [lon: number, lat: number])[],
): Promise<(string | null)[]> {
  const found: (string | null)[] = points.map(() => null);
  const boxes = await boxesMet(db, load, stepsOf(boxOf({ corners: points.flat() })));
  const boxesAt = createBoxIndex(boxes);
  const candidates = new Map<string, number[]>();
  for (const [place, [lon, lat]] of points.entries()) {
    const [x, y] = [toSteps(lon), toSteps(lat)];
    for (const at of boxesAt({ west: x, south: y, east: x, north: y })) {
      const { code } = boxes[at] ?? { code: "" };
      const places = candidates.get(code);
      if (places === undefined) candidates.set(code, [place]);
      else places.push(place);
    }
  }
  for (const codes of listsOf([...candidates.keys()])) {
    for (const { code, geometry } of await packedOf(db, load, codes)) {
      const area = unpackArea(geometry);
      for (const place of candidates.get(code) ?? []) {
        const [lon = 0, lat = 0] = points[place] ?? [];
        if (found[place] === null && isInArea(area, { lon, lat })) found[place] = code;
      }
    }
    await turn();
  }
  return found;
}
