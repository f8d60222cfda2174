import type { PlanPoint, PlanPolygon, PlanRing } from "./geometry.ts";

/** A volume of a building, as the cadastre draws it. */
export interface BuildingPart {
  /** The cadastre's own name for it, for example `9872023VH5797S_part2`. It is not the same in every download. */
  readonly id: string;
  /** Ground that it stands on; metres in {@link CadastreFile.epsg}. */
  readonly polygons: readonly PlanPolygon[];
  /** Storeys above ground. 0 is a real value, a yard for example; `null` when the cadastre does not say. */
  readonly floorsAbove: number | null;
  readonly floorsBelow: number;
}

/** Content of a file of the cadastre. */
export interface CadastreFile {
  /** Projection of the coordinates, for example 25830. */
  readonly epsg: number;
  readonly parts: readonly BuildingPart[];
}

/** A file that cannot be used. The message is for the person who brought it, in Spanish. */
export class CadastreFileError extends Error {
  override readonly name = "CadastreFileError";
}

/** Projections in metres that the cadastre delivers in: UTM 28 to 31. */
const METRIC_PROJECTIONS = new Set([25829, 25830, 25831, 32628, 4083]);

/** Mercator of the web: its metres grow away from the equator, at 40° to 1.3 of those of the ground, and areas to 1.7. */
const WEB_MERCATOR = new Set([3857, 3785, 900_913, 102_100]);

function textOf(xml: string, tag: string): string | null {
  return new RegExp(`<(?:[\\w-]+:)?${tag}\\b[^>]*>([^<]*)</`).exec(xml)?.[1]?.trim() ?? null;
}

function inside(xml: string, tag: string): string[] {
  const pattern = new RegExp(`<(?:[\\w-]+:)?${tag}\\b[^>]*>([\\s\\S]*?)</(?:[\\w-]+:)?${tag}>`, "g");
  return [...xml.matchAll(pattern)].map(([, content = ""]) => content);
}

function ringOf(xml: string): PlanRing {
  const numbers = (textOf(xml, "posList") ?? "").split(/\s+/).map(Number);
  const points: PlanPoint[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x = Number.NaN, y = Number.NaN] = numbers.slice(index, index + 2);
    if (Number.isFinite(x) && Number.isFinite(y)) points.push([x, y]);
  }
  const [first] = points;
  const last = points.at(-1);
  const isClosed = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? points.slice(0, -1) : points;
}

const FEWEST_POINTS = 3;

function polygonsOf(xml: string): PlanPolygon[] {
  const patches = [...inside(xml, "PolygonPatch"), ...inside(xml, "Polygon")];
  return patches
    .map((patch) => ({
      edge: ringOf(inside(patch, "exterior")[0] ?? ""),
      holes: inside(patch, "interior")
        .map(ringOf)
        .filter(({ length }) => length >= FEWEST_POINTS),
    }))
    .filter(({ edge }) => edge.length >= FEWEST_POINTS);
}

function countOf(xml: string, tag: string): number | null {
  const text = textOf(xml, tag);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/**
 * Reads the building parts that the cadastre's INSPIRE service delivers.
 *
 * Storeys are in `BuildingPart`; a file of whole buildings (`Building`) has none, so it is refused with what to ask for instead.
 *
 * @param xml - GML 3.2, as the WFS or the municipality's `buildingpart.gml` gives it.
 * @throws {CadastreFileError} For the service's own error messages, other kinds of file, and coordinates in degrees or in Mercator of the web.
 */
export function readBuildingParts(xml: string): CadastreFile {
  const complaint = textOf(xml, "ExceptionText") ?? textOf(xml, "ServiceException");
  if (complaint !== null) throw new CadastreFileError(serviceComplaint(complaint));
  if (!/FeatureCollection/.test(xml)) throw new CadastreFileError("Ese archivo no es GML del Catastro.");
  const members = inside(xml, "BuildingPart");
  if (members.length === 0) {
    const isWhole = /<(?:[\w-]+:)?Building\b/.test(xml);
    throw new CadastreFileError(
      isWhole
        ? "Ese archivo trae edificios enteros, sin plantas. Descarga las partes: BuildingPart, o buildingpart.gml."
        : "El archivo no trae ninguna construcción. La finca puede ser rústica, o estar en el País Vasco o Navarra, que tienen su propio catastro.",
    );
  }
  const epsg = Number(/EPSG:{1,2}(?:[\d.]*:)?(\d{4,6})\b/.exec(xml)?.[1] ?? 0);
  if (WEB_MERCATOR.has(epsg)) {
    throw new CadastreFileError(
      `Las coordenadas están en la Mercator de la web (EPSG:${epsg}), que no mide en metros de verdad: las superficies saldrían hasta 1,7 veces mayores. Descárgalo en UTM, con el enlace de esta página.`,
    );
  }
  if (!METRIC_PROJECTIONS.has(epsg)) {
    throw new CadastreFileError(
      "Las coordenadas no están en metros. Descárgalo otra vez con el enlace de esta página.",
    );
  }
  const parts = members.map((member, index) => ({
    id: textOf(member, "localId") ?? `parte-${index + 1}`,
    polygons: polygonsOf(member),
    floorsAbove: countOf(member, "numberOfFloorsAboveGround"),
    floorsBelow: countOf(member, "numberOfFloorsBelowGround") ?? 0,
  }));
  return { epsg, parts: parts.filter(({ polygons }) => polygons.length > 0) };
}

function serviceComplaint(text: string): string {
  if (/area of extension out of limits/i.test(text))
    return "El Catastro dice que la zona es demasiado grande: como mucho, 4 km².";
  if (/no se ha encontrado|not found/i.test(text)) return `El Catastro no encuentra esa referencia: «${text}».`;
  return `El Catastro ha respondido con un error: «${text}».`;
}
