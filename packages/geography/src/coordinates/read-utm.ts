import { formatDecimalPoint } from "./format-decimal-point.ts";
import { type FoundPoint, foundPoint } from "./found-point.ts";
import type { GeoPoint } from "./geo-point.ts";
import { type LocationProblem, locationProblem, UTM_FAULTS } from "./location-fault.ts";
import { fromUtm, isNorthBand, type UtmDatum, type UtmPoint, utmBandOf, utmBandSpan } from "./utm.ts";

/** No coordinate in metres of Spain has fewer figures; none in degrees has as many. */
const SMALLEST_METRES = 10_000;
const LARGEST_EASTING = 1_100_000;
const LARGEST_NORTHING = 10_000_000;
const LAST_ZONE = 60;

const TOKEN = /(?<figure>\d[\d.,]*)|(?<word>\p{L}+)|(?<space>[\s,;:=()/.]+)|(?<other>.)/gsu;
/** Two figures with nothing but a comma between them. */
const JOINED = /^(\d{5,7}),(\d{7,8})$/;
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/** Words that are written around the figures and say nothing else. */
const FILLERS = new Set(["x", "y", "m", "coordenadas", "este", "norte", "hemisferio"]);
/** Words that only UTM coordinates have around them. */
const NAMES = new Set(["utm", "huso", "zona", "zone", "epsg"]);
const DATUMS: Readonly<Record<string, UtmDatum>> = { etrs: "ETRS89", regcan: "ETRS89", wgs: "WGS84", ed: "ED50" };
/** Figures that a datum's name ends in, not to be taken for a zone. */
const DATUM_YEARS = new Set(["89", "95", "84", "50"]);

interface Zone {
  readonly zone: number;
  readonly isNorth: boolean;
  readonly datum: UtmDatum;
}

/** @see https://epsg.io */
function zoneOfEpsg(code: number): Zone | null {
  if (code === 4082 || code === 4083) return { zone: code - 4055, isNorth: true, datum: "ETRS89" };
  const [system, zone] = [Math.floor(code / 100), code % 100];
  if (zone < 1 || zone > LAST_ZONE) return null;
  if (system === 258) return { zone, isNorth: true, datum: "ETRS89" };
  if (system === 230) return { zone, isNorth: true, datum: "ED50" };
  if (system === 326 || system === 327) return { zone, isNorth: system === 326, datum: "WGS84" };
  return null;
}

function metresOf(text: string): number | null {
  const trimmed = text.replace(/[.,]$/, "");
  if (GROUPED.test(trimmed)) return Number(trimmed.replaceAll(".", "").replace(",", "."));
  return PLAIN.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/** Parts of UTM coordinates: what is said of the zone, and the metres. */
interface UtmParts {
  zone: number | null;
  band: string | null;
  datum: UtmDatum;
  epsg: number | null;
  isNamed: boolean;
  readonly metres: number[];
}

/** @returns `null` when there is something that UTM coordinates do not have. */
function utmParts(text: string): UtmParts | null {
  const parts: UtmParts = { zone: null, band: null, datum: "ETRS89", epsg: null, isNamed: false, metres: [] };
  let before = "";
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    if (groups.other !== undefined) return null;
    if (groups.space !== undefined) continue;
    const word = (groups.word ?? "").toLowerCase();
    if (word === "") {
      const figure = groups.figure ?? "";
      if (!readFigure(figure, before, parts)) return null;
    } else if (word in DATUMS) {
      parts.datum = DATUMS[word] ?? "ETRS89";
      parts.isNamed = true;
    } else if (NAMES.has(word)) parts.isNamed = true;
    else if (FILLERS.has(word)) continue;
    else if (word.length === 1 && parts.band === null) parts.band = word.toUpperCase();
    else return null;
    before = word;
  }
  return parts;
}

/** The zone comes first, or after its own word. */
function isZone(value: number, before: string, { zone, metres }: UtmParts): boolean {
  return zone === null && Number.isInteger(value) && value < 100 && (metres.length === 0 || NAMES.has(before));
}

/** @returns Whether it is a figure that UTM coordinates may have there. */
function readFigure(figure: string, before: string, parts: UtmParts): boolean {
  const joined = JOINED.exec(figure);
  if (joined !== null) {
    parts.metres.push(Number(joined[1]), Number(joined[2]));
    return true;
  }
  const value = metresOf(figure);
  if (value === null) return false;
  if (before in DATUMS && DATUM_YEARS.has(figure)) return true;
  if (before === "epsg") parts.epsg = value;
  else if (isZone(value, before, parts)) parts.zone = value;
  else parts.metres.push(value);
  return true;
}

function zoneOf({ zone, band, datum, epsg }: UtmParts): Zone | keyof typeof UTM_FAULTS {
  if (epsg !== null) return zoneOfEpsg(epsg) ?? "EPSG_UNKNOWN";
  if (zone === null) return "UTM_ZONE";
  if (zone < 1 || zone > LAST_ZONE) return "UTM_ZONE_RANGE";
  // «30 S» is a band of the north, where Andalusia is; where the metres are of no such band, {@link doubtBand} asks whether it means the south.
  const isNorth = band === null ? true : isNorthBand(band);
  return isNorth === null ? "UTM_BAND" : { zone, isNorth, datum };
}

/** Distance from its band at which a letter is not yet doubted, degrees: maps of the whole Peninsula are «30T» down to Tarifa. */
const NEIGHBOUR_BAND = 8;

/** Whether the letter of a zone says another place than the metres do. */
function isOtherBand(band: string, { lat }: GeoPoint): boolean {
  // Everybody's «N» is the north; the band of that name, from 0° to 8°, is in it.
  if (band === "N" || band === utmBandOf(lat)) return false;
  const [south, north] = utmBandSpan(band) ?? [-90, 90];
  // «S» is «south» to half of the world: nothing but its own band is without doubt.
  const most = band === "S" ? 0 : NEIGHBOUR_BAND;
  return lat < south - most || lat > north + most;
}

/** Asks whether a letter that is no band of these metres says the hemisphere, or something else. Nothing is exchanged by itself. */
function doubtBand(found: FoundPoint, band: string | null, read: UtmPoint): FoundPoint {
  if (band === null || !isOtherBand(band, found.point)) return found;
  const [south, north] = utmBandSpan(band) ?? [-90, 90];
  const instead = fromUtm({ ...read, isNorth: !read.isNorth });
  const meant = read.isNorth ? "Si la letra dice «sur», es" : "En el hemisferio norte, es";
  const degrees = south < 0 ? `${-south}° a ${-north}° S` : `${south}° a ${north}° N`;
  const notice = `Leído con la banda ${band}, de ${degrees}, el punto cae fuera de ella: ${formatDecimalPoint(found.point)}. ${meant} ${formatDecimalPoint(instead)}. ¿Cuál de los dos?`;
  return { ...found, instead, notice: found.notice === "" ? notice : `${notice} ${found.notice}` };
}

/**
 * Reads coordinates in metres with their zone, as «30T 440290 4474254», «EPSG:25830 440290,5 4474254,3» or «Huso 30 X: 440.290 Y: 4.474.254».
 * ETRS89 unless they say otherwise.
 *
 * @returns `null` when it is not written as UTM coordinates are, and may be something else.
 */
export function readUtm(text: string): FoundPoint | LocationProblem | null {
  const parts = utmParts(text);
  if (parts === null) return null;
  const { metres, isNamed } = parts;
  if (metres.length === 0) return null;
  if (!isNamed && metres.filter((value) => value >= SMALLEST_METRES).length < 2) return null;
  const [first, second] = metres;
  if (first === undefined || second === undefined || metres.length > 2) return locationProblem(UTM_FAULTS, "UTM_COUNT");
  const zone = zoneOf(parts);
  if (typeof zone === "string") return locationProblem(UTM_FAULTS, zone);
  // No X has seven figures that begin beyond the zone: whoever wrote the Y first is understood.
  const [eastingM, northingM] = first > LARGEST_EASTING ? [second, first] : [first, second];
  if (eastingM > LARGEST_EASTING || northingM > LARGEST_NORTHING) return locationProblem(UTM_FAULTS, "UTM_RANGE");
  const notice =
    zone.datum === "ED50"
      ? "Están en ED50, el sistema de los mapas antiguos: el punto puede desviarse unos 15 metros."
      : "";
  const read = { ...zone, eastingM, northingM };
  const found = foundPoint(fromUtm(read), { notation: "utm", notice });
  return found.kind === "point" && parts.epsg === null ? doubtBand(found, parts.band, read) : found;
}
