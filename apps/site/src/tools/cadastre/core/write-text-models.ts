import { createUtmReader } from "@nv/geography";
import { utmZone } from "./cadastre-zones.ts";
import type { CityModel, SpacePoint } from "./city-model.ts";
import type { PlanRing } from "./geometry.ts";

function metres(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function note({ floorHeightM }: CityModel): string {
  return `Altura estimada: plantas x ${floorHeightM} m. Fuente: Dirección General del Catastro.`;
}

/** Writes a model as Wavefront OBJ, z upwards, metres, one group a volume. */
export function writeObj(model: CityModel): string {
  const lines = [`# ${note(model)}`];
  let base = 1;
  for (const { id, faces } of model.volumes) {
    lines.push(`g ${id}`);
    for (const { corners, triangles } of faces) {
      for (const corner of corners) lines.push(`v ${corner.map(metres).join(" ")}`);
      for (const triangle of triangles) lines.push(`f ${triangle.map((index) => base + index).join(" ")}`);
      base += corners.length;
    }
  }
  return `${lines.join("\n")}\n`;
}

function normalOf([a, b, c]: readonly [SpacePoint, SpacePoint, SpacePoint]): SpacePoint {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

/** Writes a model as STL in text, for a 3D printer: metres, z upwards. */
export function writeStl(model: CityModel): string {
  const lines = ["solid catastro"];
  for (const { faces } of model.volumes) {
    for (const { corners, triangles } of faces) {
      for (const [a, b, c] of triangles) {
        const [pa, pb, pc] = [corners[a], corners[b], corners[c]];
        if (pa === undefined || pb === undefined || pc === undefined) continue;
        lines.push(`facet normal ${normalOf([pa, pb, pc]).map(metres).join(" ")}`, "outer loop");
        for (const corner of [pa, pb, pc]) lines.push(`vertex ${corner.map(metres).join(" ")}`);
        lines.push("endloop", "endfacet");
      }
    }
  }
  return `${[...lines, "endsolid catastro"].join("\n")}\n`;
}

/** Degrees with seven decimals are centimetres. */
const DEGREE_DECIMALS = 7;

/** Writes the plan as GeoJSON in degrees (WGS 84), with storeys and estimated height; `null` outside the UTM zones known. */
export function writeGeoJson(model: CityModel): string | null {
  const zone = utmZone(model.epsg);
  if (zone === null) return null;
  const [originX, originY] = model.origin;
  const readPoint = createUtmReader({ zone, isNorth: true, datum: "ETRS89" });
  const degrees = (ring: PlanRing) =>
    [...ring, ...ring.slice(0, 1)].map(([x, y]) => {
      const { lon, lat } = readPoint(x + originX, y + originY);
      return [lon, lat].map((value) => Number(value.toFixed(DEGREE_DECIMALS)));
    });
  const features = model.volumes.map(({ id, floors, heightM, areaM2, polygons }) => ({
    type: "Feature",
    properties: { id, plantas: floors, altura_estimada_m: heightM, superficie_m2: Math.round(areaM2) },
    geometry: { type: "MultiPolygon", coordinates: polygons.map(({ edge, holes }) => [edge, ...holes].map(degrees)) },
  }));
  return `${JSON.stringify({ type: "FeatureCollection", features }, null, 1)}\n`;
}

/** Writes a table, one row a volume, with semicolons and decimal commas, as a Spanish spreadsheet opens it. */
export function writeCsv(model: CityModel): string {
  const comma = (value: number) => String(Math.round(value * 10) / 10).replace(".", ",");
  const rows = model.volumes.map(({ id, floors, heightM, areaM2 }) =>
    [id, floors, comma(heightM), comma(areaM2)].join(";"),
  );
  return `\ufeffparte;plantas;altura_estimada_m;superficie_m2\n${rows.join("\n")}\n`;
}
