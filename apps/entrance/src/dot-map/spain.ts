import { geoCentroid, geoConicEqualArea } from "d3-geo";
import type { Feature } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { PlacedPoint } from "./core/grid.ts";

/** Side of the squares in which municipalities are counted, kilometres. */
export const CELL_KM = 45;

/** Mean radius of the Earth, kilometres: the scale of a d3 projection is the radius of its sphere. */
const EARTH_RADIUS_KM = 6371;

/** Aragón's provinces: Huesca, Teruel and Zaragoza, by their number at the Instituto Nacional de Estadística. */
const MARKED_PROVINCES: ReadonlySet<string> = new Set(["22", "44", "50"]);

/** The two Canary provinces, which are drawn in a frame of their own. */
const CANARY_PROVINCES: ReadonlySet<string> = new Set(["35", "38"]);

/** Numbers from 53 on are not provinces: land shared by several municipalities, and Gibraltar. */
const LAST_PROVINCE = 52;

/** Both projections keep areas, so that all squares of the grid cover the same land. */
const MAINLAND = geoConicEqualArea().parallels([37, 43]).rotate([3.5, 0]).scale(EARTH_RADIUS_KM).translate([0, 0]);
const CANARIES = geoConicEqualArea().parallels([27.5, 29.5]).rotate([15.7, 0]).scale(EARTH_RADIUS_KM).translate([0, 0]);

/** The part of `es-atlas/es/municipalities.json` that the picture reads. */
export type SpainTopology = Topology<{ municipalities: GeometryCollection }>;

/** Spain on the drawing plane. */
export interface PlacedSpain {
  /** One point per municipality, at the centre of its area. */
  readonly points: readonly PlacedPoint[];
  /** First row of the grid that belongs to the Canary Islands, counted from 0. */
  readonly canaryRow: number;
}

/**
 * Places every Spanish municipality on the drawing plane: the Canary Islands below the mainland, at the same scale and in
 * rows of their own, so that no bar mixes both.
 */
export function placeMunicipalities(topology: SpainTopology): PlacedSpain {
  const municipalities = feature(topology, topology.objects.municipalities).features.filter(isMunicipality);
  const mainland = project(municipalities, MAINLAND, (province) => !CANARY_PROVINCES.has(province));
  const canaries = project(municipalities, CANARIES, (province) => CANARY_PROVINCES.has(province));
  const canaryRow = Math.floor(Math.max(...mainland.map(({ yKm }) => yKm)) / CELL_KM) + 1;
  const lowered = canaries.map((point) => ({ ...point, yKm: point.yKm + canaryRow * CELL_KM }));
  return { points: [...mainland, ...lowered], canaryRow };
}

function provinceOf({ id }: Feature): string {
  return String(id).slice(0, 2);
}

function isMunicipality(candidate: Feature): boolean {
  return Number(provinceOf(candidate)) <= LAST_PROVINCE;
}

function project(
  municipalities: readonly Feature[],
  projection: typeof MAINLAND,
  isIncluded: (province: string) => boolean,
): readonly PlacedPoint[] {
  const placed = municipalities
    .filter((municipality) => isIncluded(provinceOf(municipality)))
    .map((municipality) => {
      const [xKm, yKm] = projection(geoCentroid(municipality)) ?? [Number.NaN, Number.NaN];
      return { xKm, yKm, isMarked: MARKED_PROVINCES.has(provinceOf(municipality)) };
    });
  const leftKm = Math.min(...placed.map(({ xKm }) => xKm));
  const topKm = Math.min(...placed.map(({ yKm }) => yKm));
  return placed.map((point) => ({ ...point, xKm: point.xKm - leftKm, yKm: point.yKm - topKm }));
}
