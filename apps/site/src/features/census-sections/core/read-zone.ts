import { SECTION_LIMITS } from "@nv/contracts";
import type { SectionArea } from "@nv/contracts/schemas";
import { areaOfGeometry, crossesItself, type GeoPoint, readLocation } from "@nv/geography";
import { z } from "zod";

/** An area that somebody drew, wrote or brought. */
export type Zone = SectionArea["area"];

/** Characters of a GeoJSON that is worth reading here. */
const MOST_CHARACTERS = 2_000_000;

const Position = z.array(z.number()).min(2);
const Rings = z.array(z.array(Position).min(3)).min(1);
const Geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: Rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(Rings).min(1) }),
]);
const Feature = z.object({ type: z.literal("Feature"), geometry: z.unknown() });
const Collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()).max(10_000) });

const NO_POLYGON = "En ese GeoJSON no hay ningún polígono.";

/** The polygons in a GeoJSON of any kind. */
function polygonsIn(json: unknown): readonly (readonly number[][])[][] {
  const geometry = Geometry.safeParse(json).data;
  if (geometry !== undefined)
    return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates.map((rings) => rings);
  const feature = Feature.safeParse(json).data;
  if (feature !== undefined) return polygonsIn(feature.geometry);
  return (Collection.safeParse(json).data?.features ?? []).flatMap((one) => {
    const inside = Feature.safeParse(one).data;
    return inside === undefined ? [] : polygonsIn(inside.geometry);
  });
}

function readGeoJson(text: string): Zone | string {
  if (text.length > MOST_CHARACTERS) return "Ese GeoJSON es demasiado grande: deja solo el polígono que buscas.";
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "Eso no es un GeoJSON: está roto o cortado.";
  }
  const polygons = polygonsIn(json);
  const positions = polygons.flat(2);
  if (positions.length === 0) return NO_POLYGON;
  if (positions.length > SECTION_LIMITS.corners)
    return `Tiene ${positions.length} vértices y se admiten ${SECTION_LIMITS.corners}: simplifícalo antes.`;
  if (positions.some(([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90))
    return "Sus coordenadas no son grados: vuelve a exportarlo en WGS84 (EPSG:4326).";
  const coordinates = polygons.map((rings) =>
    rings.map((ring) => ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat])),
  );
  return { type: "MultiPolygon", coordinates };
}

/** The corners that lines say, each in any notation. @returns A sentence for the first that says none. */
export function readCorners(text: string): readonly GeoPoint[] | string {
  const corners: GeoPoint[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const found = readLocation(line);
    if (found.kind === "problem") return `Línea ${at + 1}: ${found.text}`;
    if (found.kind !== "point") return `Línea ${at + 1}: «${line.trim().slice(0, 40)}» no son unas coordenadas.`;
    corners.push(found.point);
  }
  return corners;
}

/**
 * Reads an area: GeoJSON, or a corner a line.
 *
 * @returns A sentence for what is none.
 */
export function readZone(text: string): Zone | string {
  const written = text.trim();
  if (written.startsWith("{")) {
    const zone = readGeoJson(written);
    return typeof zone === "string" ? zone : refused(zone);
  }
  const corners = readCorners(written);
  if (typeof corners === "string") return corners;
  if (corners.length < 3) return "Hacen falta al menos tres vértices.";
  return refused({ type: "Polygon", coordinates: [corners.map(({ lon, lat }): [number, number] => [lon, lat])] });
}

function refused(zone: Zone): Zone | string {
  const area = areaOfGeometry(zone);
  const isSmall = area.corners.length / 2 <= SECTION_LIMITS.cornersLookedAt;
  return isSmall && crossesItself(area) ? "El polígono se cruza consigo mismo: no se sabe qué queda dentro." : zone;
}

/** A corner as a line that {@link readCorners} reads: latitude first, as people write them. */
export const cornerLine = ({ lon, lat }: GeoPoint): string => `${lat.toFixed(6)}, ${lon.toFixed(6)}`;
