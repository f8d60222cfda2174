import { doubtOrder, type FoundPoint, foundPoint } from "./found-point.ts";
import { type LocationProblem, locationProblem, MAP_FAULTS } from "./location-fault.ts";
import { readUtm } from "./read-utm.ts";

const WKT =
  /^(?:SRID=(\d{4,6});\s*)?(POINT|LINESTRING|POLYGON|MULTI\w+|GEOMETRYCOLLECTION)(?:\s*(?:ZM|Z|M))?\s*\((.*)\)$/is;
const NUMBER = String.raw`[-+]?\d{1,8}(?:\.\d{1,20})?`;
const PAIR = new RegExp(`^\\s*(${NUMBER})\\s+(${NUMBER})(?:\\s+${NUMBER}){0,2}\\s*$`);
/** Systems in degrees: what says none is taken for one. */
const DEGREES: ReadonlySet<string> = new Set(["", "4326", "4258", "4230"]);

/**
 * Reads a point as databases write it: «POINT(-3.7038 40.4168)», «SRID=25830;POINT(440290 4474254)». The longitude comes first.
 *
 * @returns `null` when it is not written so, and may be something else.
 * @see OGC 06-103r4, 7.2
 */
export function readWkt(text: string): FoundPoint | LocationProblem | null {
  const parts = WKT.exec(text);
  if (parts === null) return null;
  const [, system = "", kind = "", inside = ""] = parts;
  const pair = PAIR.exec(inside);
  if (kind.toUpperCase() !== "POINT" || pair === null) return locationProblem(MAP_FAULTS, "WKT_NO_POINT");
  const [, x = "", y = ""] = pair;
  if (!DEGREES.has(system)) return readUtm(`EPSG:${system} ${x} ${y}`) ?? locationProblem(MAP_FAULTS, "WKT_NO_POINT");
  const found = foundPoint({ lon: Number(x), lat: Number(y) }, { notation: "wkt" });
  return found.kind === "point" ? doubtOrder(found) : found;
}
