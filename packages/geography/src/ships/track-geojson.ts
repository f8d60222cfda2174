import type { Fleet } from "./fleet.ts";
import { guessMomentForm, readMoment } from "./read-moment.ts";
import { layoutOf } from "./ship-columns.ts";
import type { ReadXml } from "./track-xml.ts";

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function momentOf(value: unknown): number {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  const form = guessMomentForm([text]);
  return form === "none" || form === "ambiguous" ? Number.NaN : readMoment(text, form);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Property of each role, by the names that columns have too. */
function propertiesOf(properties: Readonly<Record<string, unknown>>) {
  const names = Object.keys(properties);
  const { columns } = layoutOf(names);
  const read = (column: number) => properties[names[column] ?? ""];
  const time = read(columns.time);
  return { mmsi: textOf(read(columns.mmsi)), name: textOf(read(columns.name)), imo: textOf(read(columns.imo)), time };
}

/** The moments of a line, as programs write them beside its coordinates. */
function momentsOf(properties: Readonly<Record<string, unknown>>): readonly unknown[] {
  const inside = isRecord(properties.coordinateProperties) ? properties.coordinateProperties.times : undefined;
  const found = inside ?? properties.coordTimes ?? properties.times ?? properties.timestamps ?? properties.horas;
  return Array.isArray(found) ? found : [];
}

/**
 * Reads a GeoJSON of points with a moment each, or of lines with their moments (`coordTimes`).
 *
 * @returns `null` for what is no GeoJSON.
 */
export function readTrackGeoJson(text: string, fleet: Fleet): ReadXml | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The parser's only way to say no.
    return null;
  }
  const features = isRecord(json) ? (json.type === "Feature" ? [json] : json.features) : null;
  if (!Array.isArray(features)) return null;
  let [positions, timeless] = [0, 0];
  const take = (mmsi: string, place: unknown, timeMs: number) => {
    if (!Array.isArray(place)) return;
    if (Number.isNaN(timeMs)) timeless += 1;
    else if (fleet.add(mmsi, Number(place[0]), Number(place[1]), timeMs)) positions += 1;
  };
  for (const each of features) {
    if (!isRecord(each) || !isRecord(each.geometry)) continue;
    const properties = isRecord(each.properties) ? each.properties : {};
    const { type, coordinates } = each.geometry;
    const { mmsi, name, imo, time } = propertiesOf(properties);
    const moments = momentsOf(properties);
    if (type === "Point") take(mmsi, coordinates, momentOf(time));
    if (type === "LineString" && Array.isArray(coordinates))
      for (const [at, place] of coordinates.entries()) take(mmsi, place, momentOf(moments[at] ?? place?.[3]));
    if (type === "MultiLineString" && Array.isArray(coordinates))
      for (const [line, places] of coordinates.entries())
        if (Array.isArray(places))
          for (const [at, place] of places.entries()) {
            const ofLine = moments[line];
            take(mmsi, place, momentOf(Array.isArray(ofLine) ? ofLine[at] : place?.[3]));
          }
    if (name !== "" || imo !== "") fleet.describe(mmsi, { name, imo });
  }
  return { positions, timeless };
}
