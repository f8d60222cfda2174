import type { DotChunk, DotGroup } from "@nv/geography";
import { delimitedLine } from "@nv/tables";

/** All dots that were put, in rows of figures. */
export interface DotSet {
  /** As {@link DotChunk}, all of them one after another. */
  readonly dots: DotChunk;
  readonly groups: readonly DotGroup[];
  /** Name of an area by its code, where it has one. */
  readonly nameOf: (id: string) => string;
}

/** A metre: more figures would be a precision that chance does not have. */
const DECIMALS = 5;
/** Dots that are written at once. */
const BATCH = 5000;

/** Texts to be put one after another, each short of what a string bears. */
function* inBatches(set: DotSet, lineOf: (at: number, group: DotGroup) => string): Generator<string> {
  const { groups, lons } = set.dots;
  for (let start = 0; start < lons.length; start += BATCH) {
    const lines: string[] = [];
    for (let at = start; at < Math.min(start + BATCH, lons.length); at += 1) {
      const group = set.groups[groups[at] ?? 0];
      if (group !== undefined) lines.push(lineOf(at, group));
    }
    yield lines.join("");
  }
}

function placeAt({ dots }: DotSet, at: number): readonly [lon: string, lat: string] {
  return [(dots.lons[at] ?? 0).toFixed(DECIMALS), (dots.lats[at] ?? 0).toFixed(DECIMALS)];
}

/** A row a dot, with the code and the name of its area. */
export function* dotsCsv(set: DotSet): Generator<string> {
  yield "lon,lat,codigo,nombre,categoria\r\n";
  // Figures go as they are: the guard against formulas would take the minus of the west for one.
  yield* inBatches(set, (at, { id, category }) => {
    const [lon, lat] = placeAt(set, at);
    return `${lon},${lat},${delimitedLine([id, set.nameOf(id), category])}`;
  });
}

/** Writes the table of a symbol map of Datawrapper: place, category and one size for all. */
export function* dotsDatawrapper(set: DotSet): Generator<string> {
  yield "latitud,longitud,tamano,categoria\r\n";
  yield* inBatches(set, (at, { category }) => {
    const [lon, lat] = placeAt(set, at);
    return `${lat},${lon},1,${delimitedLine([category])}`;
  });
}

/** A feature a dot. */
export function* dotsGeoJson(set: DotSet): Generator<string> {
  yield '{"type":"FeatureCollection","features":[\n';
  let isFirst = true;
  const properties = set.groups.map(({ id, category }) =>
    JSON.stringify({ codigo: id, nombre: set.nameOf(id), ...(category === "" ? {} : { categoria: category }) }),
  );
  for (const batch of inBatches(set, (at) => {
    const [lon, lat] = placeAt(set, at);
    const own = properties[set.dots.groups[at] ?? 0] ?? "{}";
    return `,\n{"type":"Feature","properties":${own},"geometry":{"type":"Point","coordinates":[${lon},${lat}]}}`;
  })) {
    yield isFirst ? batch.slice(2) : batch;
    isFirst = false;
  }
  yield "\n]}\n";
}

/** One object a category, one set of points an area: a third of what the same weighs as GeoJSON. */
export function* dotsTopoJson(set: DotSet): Generator<string> {
  const step = 10 ** -DECIMALS;
  const categories = [...new Set(set.groups.map(({ category }) => category))];
  const transform = { scale: [step, step], translate: [0, 0] };
  yield `{"type":"Topology","transform":${JSON.stringify(transform)},"arcs":[],"objects":{`;
  const whole = (degrees: number | undefined) => Math.round((degrees ?? 0) / step);
  const byGroup = new Map<number, string[]>();
  for (const [at, group] of set.dots.groups.entries()) {
    const places = byGroup.get(group) ?? [];
    if (places.length === 0) byGroup.set(group, places);
    places.push(`[${whole(set.dots.lons[at])},${whole(set.dots.lats[at])}]`);
  }
  for (const [index, category] of categories.entries()) {
    yield `${index === 0 ? "" : ","}${JSON.stringify(category || "puntos")}:{"type":"GeometryCollection","geometries":[`;
    let isFirst = true;
    for (const [group, places] of byGroup) {
      const own = set.groups[group];
      if (own === undefined || own.category !== category) continue;
      const properties = JSON.stringify({ nombre: set.nameOf(own.id) });
      yield `${isFirst ? "" : ","}\n{"type":"MultiPoint","id":${JSON.stringify(own.id)},"properties":${properties},"coordinates":[${places.join(",")}]}`;
      isFirst = false;
    }
    yield "]}";
  }
  yield "}}\n";
}
