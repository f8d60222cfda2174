import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadeMap, MapRequest } from "@nv/contracts/schemas";
import mapshaper, { type Dataset, type Layer } from "mapshaper";
import { type Made, MediaError } from "../../maker.ts";
import { projectionOf } from "../read/guess-crs.ts";
import { requireLayer } from "../read/layers-of.ts";
import { openSources } from "../read/open-sources.ts";
import { startPreview } from "./draw-preview.ts";
import { featureNames, nameOfRow, shapelessIn } from "./feature-names.ts";
import { hear } from "./hear-mapshaper.ts";
import { LOST_NAME, lostPoints, placesOf } from "./lost-areas.ts";
import { drawnKeys, joinTable, keepFields, keepOnly, keysOf } from "./map-shape.ts";
import { searchSize } from "./search-size.ts";
import { untwist } from "./untwist.ts";
import { formOf, layersForDrawing, POINT_BYTES, writeMap } from "./write-map.ts";

const { cmd, internal } = mapshaper;

/** Source file, folder and request of a map to make. */
export interface MapWork {
  readonly path: string;
  readonly folder: string;
  readonly order: MapRequest;
  /** Tells how far it is. @param ratio - 0 to 1. */
  readonly tell: (ratio: number) => void;
}

/** Name of the drawing before and after, beside the map. */
export const PREVIEW_NAME = "preview.json";

/** Points of a map as it was that its preview is drawn of. */
const SEEN_POINTS = 400_000;

/** Crossings are looked for where nothing was simplified, and outlines that cross themselves mended, only in maps of up to this many points: it takes seconds a million. */
const CROSSINGS_WITHIN = 1_500_000;

/** Puts a dataset into degrees of WGS 84; a drawing stays on the plane that it is on, or gets one of its own. */
function project(dataset: Dataset, { crs, target }: MapRequest, said: string): boolean {
  const from = projectionOf(crs, said);
  if (from === null)
    throw new MediaError(
      "No se reconoce el sistema de coordenadas. Elige uno de la lista: casi toda la península es EPSG:25830.",
    );
  dataset.info = { ...dataset.info, crs: from };
  if (target === "svg" && !internal.isLatLngCRS(from)) return false;
  try {
    cmd.proj(dataset, null, { crs: "wgs84" }, dataset.layers);
  } catch (cause) {
    throw new MediaError(
      "Las coordenadas no caben en el sistema elegido: el mapa caería fuera de la Tierra. Prueba con otro de la lista.",
      { cause },
    );
  }
  const [west, south, east, north] = internal.getDatasetBounds(dataset).toArray();
  if (!(west >= -180.5 && east <= 180.5 && south >= -90.5 && north <= 90.5))
    throw new MediaError(
      "Con ese sistema de coordenadas el mapa caería fuera de la Tierra. Elige otro: las unidades no son grados.",
    );
  if (target !== "svg") return true;
  const plane = `+proj=laea +lat_0=${(south + north) / 2} +lon_0=${(west + east) / 2}`;
  cmd.proj(dataset, null, { crs: plane }, dataset.layers);
  return false;
}

interface Cleaned {
  readonly layer: Layer;
  readonly slivers: number;
  /** Places that areas had whose outlines crossed themselves and were mended, and of what cleaning left nothing. */
  readonly untwisted: readonly number[];
  readonly gone: readonly number[];
}

function clean(dataset: Dataset, layer: Layer, dissolve: string): Cleaned {
  const heard = hear();
  dataset.layers = [layer];
  const isQuick = (dataset.arcs?.getPointCount() ?? 0) < CROSSINGS_WITHIN;
  const untwisted = isQuick ? untwist(dataset, layer) : [];
  const rows = layer.data?.getRecords() ?? [];
  if (layer.geometry_type !== "point") cmd.cleanLayers(dataset.layers, dataset, {});
  const left = new Set(layer.data?.getRecords() ?? []);
  const gone = rows.flatMap((row, at) => (left.has(row) ? [] : [at]));
  if (dissolve === "") return { layer, slivers: heard.slivers(), untwisted, gone };
  if (!(layer.data?.getFields() ?? []).includes(dissolve))
    throw new MediaError(`La capa no tiene el campo «${dissolve}» por el que se juntan las áreas.`);
  const [joined] = cmd.dissolve([layer], dataset, { fields: [dissolve] });
  if (joined === undefined) throw new MediaError("Al juntar las áreas no ha quedado ninguna.");
  joined.name = layer.name ?? "mapa";
  dataset.layers = [joined];
  internal.dissolveArcs(dataset);
  return { layer: joined, slivers: heard.slivers(), untwisted, gone };
}

/** Points whose order stands for that of all: a part of them is as good as told by a few. */
const ORDERED_POINTS = 250_000;

/** The thresholds from which points are left out, the least first; of many, every so many. */
function orderedThresholds(thresholds: Float64Array): Float64Array {
  const every = Math.ceil(thresholds.length / ORDERED_POINTS);
  const some = new Float64Array(Math.ceil(thresholds.length / every));
  let found = 0;
  for (let at = 0; at < thresholds.length; at += every) {
    const threshold = thresholds[at] ?? 0;
    if (Number.isFinite(threshold)) some[found++] = threshold;
  }
  return some.subarray(0, found).sort();
}

/** Simplifies a dataset again and again, each time from its beginning. */
function createSimplifier(dataset: Dataset) {
  const { arcs } = dataset;
  if (arcs === undefined || arcs.size() === 0) return null;
  cmd.simplify(dataset, { presimplify: true }, dataset.layers);
  const { zz } = arcs.getVertexData();
  if (zz === null) return null;
  const all = zz.slice();
  const ordered = orderedThresholds(all);
  /** @param ratio - Part of the points that can be left out that stays, 0 to 1. */
  const leave = (ratio: number) => {
    const at = Math.round((1 - ratio) * ordered.length);
    const interval = ratio === 1 ? 0 : at >= ordered.length ? Number.MAX_VALUE : (ordered[at] ?? 0);
    arcs.setRetainedInterval(interval);
  };
  return {
    leave,
    simplify(ratio: number) {
      zz.set(all);
      leave(ratio);
      internal.finalizeSimplification(dataset, { keep_shapes: true });
    },
  };
}

const mebibytes = (bytes: number) => (bytes / 2 ** 20).toLocaleString("es", { maximumFractionDigits: 2 });

function tooHeavy(order: MapRequest, leastBytes: number): MediaError {
  return new MediaError(
    `No cabe en ${mebibytes(order.mostBytes)} MiB: aun con las formas al mínimo pesa ${mebibytes(leastBytes)} MiB. Quita campos, junta áreas o quédate con una parte.`,
  );
}

/** Lists the fields that are left of those that were asked for, once areas were joined. */
function fieldsOf(order: MapRequest, joined: readonly string[]): readonly string[] {
  if (order.dissolve !== "") return [order.dissolve];
  return [order.key, ...order.fields, ...joined];
}

/**
 * Makes a light map of one layer of a file: in its place on the Earth, clean, with the fields that are needed and as many points as its
 * weight allows.
 *
 * @throws {MediaError} With a sentence, when it cannot be made of that file, or not as light as that.
 */
export async function makeMap({ path, folder, order, tell }: MapWork): Promise<Made> {
  const signal = new AbortController().signal;
  const sources = await openSources({ path, encoding: order.encoding, signal });
  const { source, layer: chosen } = requireLayer(sources, order.layer);
  const { dataset } = source;
  const notes: string[] = [];
  tell(0.25);
  dataset.layers = [chosen];
  const featuresBefore = chosen.shapes?.length ?? 0;
  const kept = order.only === null ? null : keepOnly(chosen, order.only);
  const table = order.join === null ? null : joinTable(chosen, order.key, order.join);
  const verticesBefore = dataset.arcs?.getPointCount() ?? featuresBefore;
  const keysBefore = keysOf(chosen, order.key);
  const rowOf = (at: number) => (kept?.[at] ?? at) + 1;
  const names = featureNames(chosen, order.key, rowOf);
  const nameAt = (at: number) => names[at] ?? [];
  const inNoLayer = source.shapeless.map(({ row, fields }) => nameOfRow(fields, order.key, row));
  const shapeless = [...shapelessIn(chosen).flatMap(nameAt), ...inNoLayer];
  const isDegrees = project(dataset, order, source.said);
  const places = isDegrees && order.dissolve === "" ? placesOf(dataset, chosen, order.key) : new Map();
  tell(0.35);
  const cleaned = clean(dataset, chosen, order.dissolve);
  tell(0.55);
  const { layer } = cleaned;
  keepFields(layer, fieldsOf(order, table?.names ?? []));
  layer.name = "mapa";
  const key = order.dissolve === "" ? order.key : order.dissolve;
  if (order.target === "svg") layersForDrawing(dataset, layer);
  const form = formOf(order);
  const found = internal.getDatasetBounds(dataset);
  if (!found.hasBounds()) throw new MediaError("Después de limpiar no ha quedado ninguna forma: la capa está vacía.");
  const bounds = found.toArray();
  const simplifier = createSimplifier(dataset);
  tell(0.65);
  const points = dataset.arcs?.getPointCount() ?? 0;
  // More points than a screen has pixels to tell them apart would only take time.
  simplifier?.leave(Math.min(1, SEEN_POINTS / Math.max(1, points)));
  const finishPreview = startPreview(dataset, bounds, isDegrees);
  tell(0.7);
  let content: Uint8Array = new Uint8Array();
  let best = -1;
  let drawnRatio = 1;
  const heard = hear();
  const asked = { ...order, key };
  const weigh = (ratio: number) => {
    simplifier?.simplify(ratio);
    drawnRatio = ratio;
    const written = writeMap(dataset, asked);
    if (written.length <= order.mostBytes && written.length > best) {
      content = written;
      best = written.length;
    }
    return written.length;
  };
  const pointBytes =
    POINT_BYTES[order.target === "svg" ? "svg" : order.target === "maplibre" ? "geojson" : order.format] ?? 1;
  const first = points === 0 ? 1 : Math.min(1, order.mostBytes / (points * pointBytes));
  const size = searchSize(order.mostBytes, simplifier === null ? 1 : first, weigh, (turn) =>
    tell(Math.min(0.95, 0.7 + turn * 0.05)),
  );
  if (!size.fits) throw tooHeavy(order, size.leastBytes);
  if (drawnRatio !== size.ratio) simplifier?.simplify(size.ratio);
  const crossings =
    size.ratio === 1 && dataset.arcs !== undefined && points < CROSSINGS_WITHIN
      ? internal.findSegmentIntersections(dataset.arcs).length
      : heard.crossings().left;
  if (size.ratio < 0.02 && simplifier !== null)
    notes.push(
      "Queda menos del 2 % de los puntos: mira el detalle antes de publicarlo. Con menos campos o un límite mayor cabrían más.",
    );
  if (order.dissolve !== "" && order.fields.length > 0)
    notes.push("Al juntar áreas solo queda el campo por el que se juntan: los demás ya no son de una sola área.");
  // Joined areas have no key of their own any more.
  const keysAfter = order.dissolve === "" ? drawnKeys(layer, order.key) : keysBefore;
  // What has no key of its own, or one that another has too, is lost by its row.
  const goneRows = (order.dissolve === "" ? cleaned.gone : []).flatMap((at) => {
    const name = names[at] ?? "";
    if (!keysBefore.has(name)) return [name];
    return keysAfter.has(name) ? [`${name} (fila ${rowOf(at)})`] : [];
  });
  const lost = [...[...keysBefore].filter((one) => !keysAfter.has(one)), ...goneRows];
  const lostPlaces = lostPoints(lost, places, order.key);
  if (lostPlaces !== null) await writeFile(join(folder, LOST_NAME), lostPlaces);
  await writeFile(join(folder, form.name), content);
  await writeFile(join(folder, PREVIEW_NAME), JSON.stringify(finishPreview()));
  const data: MadeMap = {
    name: form.name,
    bytes: content.length,
    keptRatio: size.ratio,
    verticesBefore,
    vertices: dataset.arcs?.getFilteredPointCount() ?? featuresBefore,
    featuresBefore,
    features: layer.shapes?.length ?? 0,
    lost,
    shapeless,
    untwisted: cleaned.untwisted.flatMap(nameAt),
    repaired: heard.crossings().repaired,
    crossings,
    slivers: cleaned.slivers,
    bounds: [...bounds],
    joined: table?.joined ?? null,
    notes,
  };
  const file = (name: string, mediaType: string) => ({ name, mediaType, widthPx: null, heightPx: null });
  const files = [file(form.name, form.mediaType), file(PREVIEW_NAME, "application/json")];
  return { files: lostPlaces === null ? files : [...files, file(LOST_NAME, "application/geo+json")], data };
}
