import { formatNumber } from "@nv/spanish";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";

/** An area of a file that somebody brought. */
export type ImportedArea = Feature<Polygon | MultiPolygon>;

/** The areas of a file. */
export interface ImportedAreas {
  readonly areas: readonly ImportedArea[];
  /** Names of properties that tell the areas apart, each with another value in each: any may be the code. */
  readonly keys: readonly string[];
  /** Places in the file, from 1, of what is no area or has no shape. */
  readonly others: readonly number[];
}

/** Reason why a file has no areas to use. */
export type ImportedAreasFault = "NOT_JSON" | "NOT_GEOJSON" | "NO_AREAS" | "NOT_DEGREES" | "TOO_MANY";

/** More areas than Spain has census sections, which is the finest division that a map of dots is made of. */
const MOST_AREAS = 60_000;

const TEXTS: Readonly<Record<ImportedAreasFault, string>> = {
  NOT_JSON: "El archivo no es GeoJSON: no se puede leer como JSON.",
  NOT_GEOJSON:
    "El archivo es JSON, pero no un GeoJSON: tiene que ser una FeatureCollection. Un TopoJSON se convierte antes.",
  NO_AREAS: "En el archivo no hay ningún polígono: con líneas o puntos no se puede.",
  NOT_DEGREES:
    "Las coordenadas no son grados (WGS84): el archivo está en otra proyección, en metros. Conviértelo antes.",
  TOO_MANY: "El archivo trae demasiadas áreas. Quédate con las del mapa.",
};

/** Puts into words why a file has no areas to use. */
export function importedAreasText(fault: ImportedAreasFault): string {
  return TEXTS[fault];
}

/** Elements that a sentence names. */
const NAMED = 8;

/**
 * Says which elements of a file are no areas.
 *
 * @param others - Their places in it, as {@link ImportedAreas} has them.
 * @returns A sentence, empty where all are areas.
 */
export function importedOthersText(others: readonly number[]): string {
  if (others.length === 0) return "";
  const named = others.slice(0, NAMED).map((at) => formatNumber(at));
  const more = others.length > NAMED ? ` y ${formatNumber(others.length - NAMED)} más` : "";
  return others.length === 1
    ? `El elemento ${named.join("")} del archivo no es un área o viene sin forma, y queda fuera.`
    : `Los elementos ${named.join(", ")}${more} del archivo no son áreas o vienen sin forma, y quedan fuera.`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length >= 2 && value.every((part) => typeof part === "number");
}

function isRing(value: unknown): value is Position[] {
  return Array.isArray(value) && value.length >= 4 && value.every(isPosition);
}

function isPolygon(value: unknown): value is Position[][] {
  return Array.isArray(value) && value.length > 0 && value.every(isRing);
}

function geometryOf(value: unknown): Polygon | MultiPolygon | null {
  if (!isRecord(value)) return null;
  const { type, coordinates } = value;
  if (type === "Polygon" && isPolygon(coordinates)) return { type, coordinates };
  if (type === "MultiPolygon" && Array.isArray(coordinates) && coordinates.every(isPolygon))
    return { type, coordinates };
  return null;
}

function ringsOf({ type, coordinates }: Polygon | MultiPolygon): readonly Position[][] {
  return type === "Polygon" ? coordinates : coordinates.flat();
}

/** A turn of the Earth more than the usual is let through: some programs write what crosses the antimeridian so. */
function isInDegrees(geometry: Polygon | MultiPolygon): boolean {
  return ringsOf(geometry).every((ring) =>
    ring.every(([lon = 0, lat = 0]) => Math.abs(lon) <= 540 && Math.abs(lat) <= 90),
  );
}

function keysOf(areas: readonly ImportedArea[]): readonly string[] {
  const names = Object.keys(areas[0]?.properties ?? {});
  const isCode = (value: unknown) => typeof value === "string" || typeof value === "number";
  return names.filter((name) => {
    const values = areas.map(({ properties }) => properties?.[name]);
    return values.every(isCode) && new Set(values.map(String)).size === values.length;
  });
}

/** Reads the areas of a GeoJSON; what is no area in it is left out. */
export function readImportedAreas(text: string): ImportedAreas | ImportedAreasFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The parser's only way to say no.
    return "NOT_JSON";
  }
  if (!isRecord(json)) return "NOT_GEOJSON";
  const features = json.type === "Feature" ? [json] : json.type === "FeatureCollection" ? json.features : null;
  if (!Array.isArray(features)) return "NOT_GEOJSON";
  if (features.length > MOST_AREAS) return "TOO_MANY";
  const areas = features.filter(isRecord).flatMap((each): ImportedArea[] => {
    const geometry = geometryOf(each.geometry);
    const properties = isRecord(each.properties) ? each.properties : null;
    return geometry === null ? [] : [{ type: "Feature", geometry, properties }];
  });
  if (areas.length === 0) return "NO_AREAS";
  const others = features.flatMap((each, at) => (isRecord(each) && geometryOf(each.geometry) !== null ? [] : [at + 1]));
  return areas.every(({ geometry }) => isInDegrees(geometry)) ? { areas, keys: keysOf(areas), others } : "NOT_DEGREES";
}

/** The areas under the code that a property gives them. */
export function withCodes(areas: readonly ImportedArea[], key: string): readonly ImportedArea[] {
  return areas.map((area) => ({ ...area, id: String(area.properties?.[key]) }));
}
