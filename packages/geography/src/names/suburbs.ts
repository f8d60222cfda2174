import { groupBy } from "@nv/contracts";
import type { Place } from "../gazetteer/place.ts";

/** A town is a suburb within so many kilometres of one that has so many times its inhabitants: a hundredth for the root of the greater's. */
const KM_OF_ROOT = 0.01;
const GREATER = 4;
/** Inhabitants from which a town has suburbs. */
const LEAST_OF_CITY = 300_000;
const KM_PER_DEGREE = 111.2;

/** Town with inhabitants. */
type Town = Pick<Place, "point" | "people" | "capitalOf">;

const peopleOf = ({ people }: Town) => people ?? 0;

function isSuburbOf({ point, people }: Town, city: Town): boolean {
  const reachKm = KM_OF_ROOT * Math.sqrt(peopleOf(city));
  const north = (point.lat - city.point.lat) * KM_PER_DEGREE;
  if (Math.abs(north) > reachKm || peopleOf(city) < GREATER * (people ?? 0)) return false;
  const east = (point.lon - city.point.lon) * KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  return Math.hypot(north, east) < reachKm && (north !== 0 || east !== 0);
}

/** Degrees of latitude of a row of cities: the farthest suburb of the largest is not beyond the next row. */
const ROW_DEG = 1;
const rowOf = ({ point }: Town) => Math.floor(point.lat / ROW_DEG);

/**
 * Leaves out towns that have grown together with a much greater one: on a map they would be read as towns apart.
 *
 * @param cities - All that may be greater.
 */
export function withoutSuburbs<T extends Town>(towns: readonly T[], cities: readonly Town[]): readonly T[] {
  const large = cities.filter((town) => peopleOf(town) >= LEAST_OF_CITY);
  const rows = groupBy(large, rowOf);
  const near = (town: Town) => [-1, 0, 1].flatMap((step) => rows.get(rowOf(town) + step) ?? []);
  return towns.filter((town) => town.capitalOf !== "" || !near(town).some((city) => isSuburbOf(town, city)));
}
