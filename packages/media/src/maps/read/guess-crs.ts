import type { CrsGuess, MapCrs } from "@nv/contracts/schemas";
import mapshaper, { type Projection } from "mapshaper";

const { parseCrsString, wkt1ToProj, toLngLat } = mapshaper.internal;

type Bounds = readonly [west: number, south: number, east: number, north: number];

interface KnownCrs {
  readonly crs: MapCrs;
  readonly title: string;
  /** Area of its coordinates when it is used as it should be. */
  readonly area: Bounds;
  /** Whether it is meant by a name in a `.prj`, folded. */
  readonly isNamed: (name: string) => boolean;
}

/** Eastings of a zone of UTM, those of its neighbours' land too, and northings of the peninsula and of the Canary Islands. */
const PENINSULA: Bounds = [-20_000, 3_870_000, 1_140_000, 4_900_000];
const CANARIES: Bounds = [150_000, 3_040_000, 700_000, 3_290_000];
const DEGREES: Bounds = [-180.01, -90.01, 180.01, 90.01];

const ETRS89 = ["etrs89", "etrs1989"];
const WGS84 = ["wgs84", "wgs1984"];
const ED50 = ["ed50", "europeandatum1950", "european1950"];

/** A name as it is compared: `ETRS_1989_UTM_Zone_30N` and `ETRS89 / UTM zone 30N` are one but for their datum. */
const folded = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const isOneOf = (datums: readonly string[]) => (name: string) =>
  datums.some((datum) => name === datum || name === `gcs${datum}`);
const isInZone = (datums: readonly string[], zone: string) => (name: string) =>
  datums.some((datum) => name.startsWith(datum)) && name.endsWith(`zone${zone}`);

/** Coordinate systems that maps of Spain come in, the likeliest first where an extent fits several. */
const KNOWN: readonly KnownCrs[] = [
  { crs: "EPSG:4326", title: "Grados, WGS 84", area: DEGREES, isNamed: isOneOf(WGS84) },
  { crs: "EPSG:4258", title: "Grados, ETRS89 (el oficial en España)", area: DEGREES, isNamed: isOneOf(ETRS89) },
  {
    crs: "EPSG:25830",
    title: "ETRS89, UTM huso 30 (casi toda la península)",
    area: PENINSULA,
    isNamed: isInZone(ETRS89, "30n"),
  },
  {
    crs: "EPSG:25831",
    title: "ETRS89, UTM huso 31 (Cataluña y Baleares)",
    area: PENINSULA,
    isNamed: isInZone(ETRS89, "31n"),
  },
  {
    crs: "EPSG:25829",
    title: "ETRS89, UTM huso 29 (Galicia y el oeste)",
    area: PENINSULA,
    isNamed: isInZone(ETRS89, "29n"),
  },
  {
    crs: "EPSG:4083",
    title: "REGCAN95, UTM huso 28 (Canarias)",
    area: CANARIES,
    isNamed: isInZone(["regcan95"], "28n"),
  },
  { crs: "EPSG:32628", title: "WGS 84, UTM huso 28 (Canarias)", area: CANARIES, isNamed: isInZone(WGS84, "28n") },
  { crs: "EPSG:32630", title: "WGS 84, UTM huso 30", area: PENINSULA, isNamed: isInZone(WGS84, "30n") },
  {
    crs: "EPSG:23030",
    title: "ED50, UTM huso 30 (mapas de antes de 2007)",
    area: PENINSULA,
    isNamed: isInZone(ED50, "30n"),
  },
  {
    crs: "EPSG:3857",
    title: "Mercator de la web",
    area: [-20_037_510, -20_048_970, 20_037_510, 20_048_970],
    isNamed: (name) => ["webmercator", "pseudomercator", "mercatorauxiliarysphere"].some((word) => name.includes(word)),
  },
];

const isInside = ([west, south, east, north]: Bounds, area: Bounds) =>
  west >= area[0] && south >= area[1] && east <= area[2] && north <= area[3];

/** The name that a `.prj` begins with. */
const nameInPrj = (wkt: string) => /^\s*(?:PROJCR?S|GEOGCR?S|GEODCRS)\s*\[\s*"([^"]{1,100})"/i.exec(wkt)?.[1] ?? "";

/** Of a coordinate system that a file names: its number where it is a known one. */
function crsSaid(said: string): { readonly crs: MapCrs; readonly title: string } | null {
  if (said === "") return null;
  const code = /^EPSG:(\d{4,5})$/.exec(said)?.[0];
  const name = nameInPrj(said);
  const known = KNOWN.find(({ crs, isNamed }) => crs === code || (name !== "" && isNamed(folded(name))));
  if (known !== undefined) return { crs: known.crs, title: known.title };
  if (code !== undefined) return { crs: "file", title: code };
  return name === "" ? null : { crs: "file", title: name.replaceAll("_", " ") };
}

/** Projection of a coordinate system; `null` when nobody knows it. @param said - Text of a `.prj`, or `EPSG:25830`. */
export function projectionOf(crs: MapCrs, said: string): Projection | null {
  const wanted = crs === "file" ? said : crs;
  try {
    return parseCrsString(/^EPSG:\d{4,5}$/.test(wanted) ? wanted.toLowerCase() : wkt1ToProj(wanted));
  } catch {
    return null; // Its only way to say that it does not know it.
  }
}

/** Middle of an extent, in degrees. */
function centreIn(projection: Projection | null, [west, south, east, north]: Bounds): CrsGuess["centre"] {
  if (projection === null) return null;
  try {
    const [lon, lat] = toLngLat([(west + east) / 2, (south + north) / 2], projection) ?? [Number.NaN, Number.NaN];
    return Number.isFinite(lon) && Number.isFinite(lat) ? { lon, lat } : null;
  } catch {
    return null; // Nowhere on the Earth.
  }
}

/** Guesses at the coordinate system of a file, before a person confirms one. */
export interface GuessedCrs {
  /** Name that the file itself states; empty when it states none. */
  readonly named: string;
  readonly guesses: readonly CrsGuess[];
}

/**
 * Guesses the coordinate system of a map: what it says of itself first, then those that its extent fits.
 *
 * @param said - Text of a `.prj`, `EPSG:25830`, or empty.
 * @param bounds - In its own units; `null` without a point.
 */
export function guessCrs(said: string, bounds: Bounds | null): GuessedCrs {
  const own = crsSaid(said);
  const fits = bounds === null ? [] : KNOWN.filter(({ area }) => isInside(bounds, area));
  const first = own === null ? [] : [own];
  const all = [...first, ...fits.filter(({ crs }) => crs !== own?.crs)];
  return {
    named: own?.title ?? "",
    guesses: all.map(({ crs, title }) => ({
      crs,
      title,
      centre: bounds === null ? null : centreIn(projectionOf(crs, said), bounds),
    })),
  };
}
