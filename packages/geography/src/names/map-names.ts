import type { Position } from "geojson";
import { isInSpainBoxes } from "../basemap/basemap-area.ts";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import type { NewsPlace } from "../gazetteer/news-places.ts";
import { type Place, splitNames } from "../gazetteer/place.ts";
import { LOCAL_CAPITALS } from "../map-styles/make-basemap.ts";
import { boxOutline, boxWidth } from "./box-outline.ts";
import { withoutSuburbs } from "./suburbs.ts";
import { waterId } from "./water-ids.ts";

/** Inhabitants from which a town may name itself on a map: of Spain's more are known. */
const LEAST_PEOPLE = 100_000;
const LEAST_PEOPLE_OF_SPAIN = 5000;
/** The same on a map that is near: all towns of Spain, those around it, and those elsewhere. */
const LEAST_NEAR_SPAIN = 1000;
const LEAST_NEAR = 30_000;
/** A capital counts for so many times its inhabitants, and for a town of so many at least: small countries have theirs too. */
const CAPITAL_TIMES = 3;
const CAPITAL_PEOPLE = 300_000;
/** Of a province of Spain. */
const PROVINCIAL_TIMES = 2;

/** Half a sum of degrees, as the angle of a cosine. */
const HALF_TURN = Math.PI / 360;

/** Place that names itself on a map. */
export interface MapName {
  readonly id: string;
  readonly kind: "city" | "water" | "coast" | "island";
  readonly name: string;
  readonly point: GeoPoint;
  /** Importance where there is no room for all, the greater first: inhabitants, or as many as it would have. */
  readonly weight: number;
  readonly isCapital: boolean;
  /** Degrees of latitude that a water, a coast or an island is high and wide; 0 for a town. */
  readonly span: number;
  /** Box of an island and of a water; `null` for the rest. */
  readonly bounds: GeoBounds | null;
  /** Line in the sea along which a coast is named, or the outline of a sea, within which its name may stand anywhere; none of what is named at its point. */
  readonly line: readonly Position[];
}

/** Names of the towns that a map may write by itself, and of what else. */
export interface MapNames {
  /** Of maps of a region and beyond: waters, coasts, islands, capitals and large towns, the larger first. */
  readonly far: readonly MapName[];
  /** Towns besides, of maps that are nearer. */
  readonly near: readonly MapName[];
}
/** Madrid, the only municipality of Spain that is the capital of a country; the others are of provinces. */
const MADRID = "28079";

/** Province in which the Spanish one of two official names comes first: «Pamplona/Iruña». */
const SPANISH_FIRST = "31";

/** A municipality as the newspaper writes it in Spanish, of its official names. @example nameInSpanish("03014", "Alacant/Alicante") // "Alicante" */
function nameInSpanish(code: string, official: string): string {
  const [first = official, second = first] = splitNames(official);
  return LOCAL_CAPITALS[code]?.[0] ?? (code.startsWith(SPANISH_FIRST) ? first : second);
}

const NOTHING = { isCapital: false, span: 0, bounds: null, line: [] } as const;

function cityOf({ kind, code, name, point, people, capitalOf }: Place): MapName {
  const isCapital = kind === "town" ? capitalOf !== "" : code === MADRID;
  const isOfProvince = kind === "municipality" && capitalOf !== "";
  const weight = isCapital
    ? Math.max(CAPITAL_TIMES * (people ?? 0), CAPITAL_PEOPLE)
    : (isOfProvince ? PROVINCIAL_TIMES : 1) * (people ?? 0);
  const own = kind === "municipality" ? nameInSpanish(code, name) : name;
  return { ...NOTHING, id: `ciudad-${code}`, kind: "city", name: own, point, weight, isCapital };
}

const spanOf = (bounds: GeoBounds | null) =>
  bounds === null
    ? 0
    : Math.max(bounds[3] - bounds[1], boxWidth(bounds) * Math.cos((bounds[1] + bounds[3]) * HALF_TURN));

function waterOf({ kind, code, name, point, bounds, importance, ring }: NewsPlace): MapName {
  // A strait or a lake is named where it is; a sea wherever it is seen.
  const outline = kind === "sea" && bounds !== null ? (ring ?? boxOutline(bounds)) : [];
  const own = { span: spanOf(bounds), bounds, line: outline };
  return { ...NOTHING, id: waterId({ code }), kind: "water", name, point, weight: importance, ...own };
}

function coastOf({ code, name, point, importance, line, bounds }: NewsPlace): MapName {
  const own = { span: spanOf(bounds), line: (line ?? []).map((place) => [...place]) };
  return { ...NOTHING, id: `costa-${code}`, kind: "coast", name, point, weight: importance, ...own };
}

function islandOf({ code, name, point, importance, bounds }: NewsPlace): MapName {
  const own = { span: spanOf(bounds), bounds };
  return { ...NOTHING, id: `isla-${code}`, kind: "island", name, point, weight: importance, ...own };
}

/** Of Spain the municipalities' own towns are enough: the rest are their quarters, in «Madrid, Madrid». */
const isTownAbroad = ({ kind, within }: Place) => kind === "town" && !within.includes(", ");
const isSpanishTown = ({ kind, isSeat }: Place) => kind === "municipality" && isSeat;

/** Inhabitants from which a town names itself on a map that is near. */
function leastNear({ kind, point }: Place): number {
  if (kind === "municipality") return 0;
  return isInSpainBoxes(point) ? LEAST_NEAR_SPAIN : LEAST_NEAR;
}

/**
 * Makes the names that maps may write by themselves.
 *
 * @param places - All of the gazetteer, the towns of the world among them.
 * @param table - What is in the news, of which seas have outlines and coasts lines.
 */
export function makeMapNames(places: readonly Place[], table: readonly NewsPlace[]): MapNames {
  const isLarge = ({ kind, people, capitalOf }: Place) =>
    capitalOf !== "" || (people ?? 0) >= (kind === "municipality" ? LEAST_PEOPLE_OF_SPAIN : LEAST_PEOPLE);
  const isNear = (place: Place) => !isLarge(place) && (place.people ?? 0) >= leastNear(place);
  const abroad = places.filter((place) => isTownAbroad(place) && (isLarge(place) || isNear(place)));
  const towns = [...withoutSuburbs(abroad, abroad), ...places.filter(isSpanishTown)];
  const of = (...kinds: readonly NewsPlace["kind"][]) => table.filter(({ kind }) => kinds.includes(kind));
  const named = (list: readonly Place[]) => list.map(cityOf).toSorted((a, b) => b.weight - a.weight);
  const islands = of("island").filter(({ bounds }) => bounds !== null);
  return {
    far: [
      ...of("sea", "strait", "lake").map(waterOf),
      ...of("coast").map(coastOf),
      ...islands.map(islandOf),
      ...named(towns.filter(isLarge)),
    ],
    near: named(towns.filter(isNear)),
  };
}
