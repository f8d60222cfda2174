import { groupBy } from "@nv/contracts";
import type { MapStyle } from "@nv/contracts/schemas";
import {
  type BasemapData,
  type BasemapFeature,
  drawPath,
  estimateTextPx,
  type FittedMap,
  fitMap,
  type GeoBounds,
  type MapArea,
  type PlacedLabel,
  type ProjectionChoice,
  placeLabels,
} from "@nv/geography";
import { MAP_VIEWS, type MapViewName, SPAIN } from "./map-views";

/** Shapes of a map in its view, whatever colours it is painted with. */
export interface MapShapes {
  readonly map: FittedMap;
  /** `d` of SVG paths. */
  readonly land: string;
  readonly borders: string;
  readonly disputed: string;
  readonly regions: string;
}

/** Margin that is kept around what a view shows, degrees: a cone shows more than its box. */
const AROUND_DEG = 6;

function isNear(line: readonly (readonly number[])[], [west, south, east, north]: GeoBounds): boolean {
  let [left, low, right, high] = [180, 90, -180, -90];
  // A hundred thousand points the first time that somebody looks elsewhere: taken apart as lists they would take half of the time.
  for (const position of line) {
    const lon = position[0] ?? 0;
    const lat = position[1] ?? 0;
    if (lon < left) left = lon;
    if (lon > right) right = lon;
    if (lat < low) low = lat;
    if (lat > high) high = lat;
  }
  const isBeside = left > east + AROUND_DEG || right < west - AROUND_DEG;
  return !isBeside && low <= north + AROUND_DEG && high >= south - AROUND_DEG;
}

/** A geometry without its parts that are far from a view: they would be laid out for nothing. */
function nearPart(geometry: BasemapFeature["geometry"], bounds: GeoBounds): BasemapFeature["geometry"] {
  if (geometry.type === "MultiPolygon")
    return { ...geometry, coordinates: geometry.coordinates.filter(([ring = []]) => isNear(ring, bounds)) };
  if (geometry.type !== "MultiLineString") return geometry;
  return { ...geometry, coordinates: geometry.coordinates.filter((line) => isNear(line, bounds)) };
}

/** Draws all pieces of a kind as one path. */
function pathOf(map: FittedMap, features: readonly BasemapFeature[], area: MapArea): string {
  const bounds = area === "spain" ? SPAIN : area;
  const geometries = features.map(({ geometry }) => (bounds === "world" ? geometry : nearPart(geometry, bounds)));
  return drawPath(map, { type: "GeometryCollection", geometries });
}

/** Area and size of a map. */
export interface MapLayout {
  readonly area: MapArea;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Another projection than the one that the area deserves. */
  readonly choice?: ProjectionChoice;
}

/** A map without anything on it. */
export function fitLayout({ area, widthPx, heightPx, choice }: MapLayout): FittedMap {
  return fitMap(area, { widthPx, heightPx, paddingPx: 4 }, choice);
}

/** Lays the ground out. */
export function mapShapes(ground: BasemapData, layout: MapLayout): MapShapes {
  const { area } = layout;
  const map = fitLayout(layout);
  const of = (kind: string, disputed?: boolean) =>
    ground.features.filter(({ properties }) => properties.kind === kind && properties.disputed === disputed);
  return {
    map,
    land: pathOf(map, of("country"), area),
    borders: pathOf(map, of("border", false), area),
    disputed: pathOf(map, of("border", true), area),
    regions: pathOf(map, of("region-border"), area),
  };
}

/** A name on the map. */
export interface MapName {
  readonly id: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  readonly isCountry: boolean;
}

const LINE_HEIGHT = 1.15;

/** Which names each view has room for, and with what size. */
function sizeOf(
  { labels }: Pick<MapStyle, "labels">,
  { kind, rank = 1 }: BasemapFeature["properties"],
  view: MapViewName,
): number {
  const isNear = view === "spain";
  if (kind === "country-name") return rank <= MAP_VIEWS[view].ranks ? labels.countriesPx : 0;
  if (kind === "region-name") return isNear ? labels.regionsPx : 0;
  if (kind === "place-name") return isNear || (view === "europe" && rank === 1) ? labels.placesPx : 0;
  return 0;
}

function linesOf(
  { name = "", local = name }: BasemapFeature["properties"],
  language: MapStyle["labels"]["language"],
): readonly string[] {
  if (language === "es") return [name];
  return language === "local" || local === name ? [local] : [name, local];
}

/** Names before others where there is no room for both: large countries, large cities, the rest. */
function priorityOf({ kind, rank = 1 }: BasemapFeature["properties"]): number {
  if (kind === "country-name") return 100 - rank * 10;
  if (kind === "place-name") return rank === 1 ? 80 : 40;
  return 30;
}

function isInside(box: FittedMap["inset"], x: number, y: number): boolean {
  return box !== null && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Puts names where they cover nothing; those without room are left out. */
export function mapNames(
  ground: BasemapData,
  { map }: MapShapes,
  style: Pick<MapStyle, "labels">,
  view: MapViewName,
): readonly MapName[] {
  const found = ground.features.flatMap((feature, at) => {
    const { geometry, properties } = feature;
    const sizePx = sizeOf(style, properties, view);
    if (sizePx === 0 || geometry.type !== "Point") return [];
    const [lon = 0, lat = 0] = geometry.coordinates;
    const [x, y] = map.project({ lon, lat }) ?? [Number.NaN, Number.NaN];
    if (!(x > 0 && x < map.widthPx && y > 0 && y < map.heightPx)) return [];
    // In the box of the Canary Islands there is room for their name alone.
    if (properties.kind === "place-name" && isInside(map.inset, x, y)) return [];
    const isCountry = properties.kind === "country-name";
    const lines = linesOf(properties, style.labels.language).map((line) => (isCountry ? line.toUpperCase() : line));
    const widthPx = Math.max(...lines.map((line) => estimateTextPx(line, sizePx))) * (isCountry ? 1.12 : 1);
    const label = {
      id: String(at),
      x,
      y,
      widthPx,
      heightPx: lines.length * sizePx * LINE_HEIGHT,
      names: "area" as const,
      priority: priorityOf(properties),
    };
    return [{ label, lines, sizePx, isCountry }];
  });
  // One rank after the other: those that come later make room, and do not push the first ones away.
  const placed: PlacedLabel[] = [];
  const room = { widthPx: map.widthPx, heightPx: map.heightPx };
  const box = map.inset === null ? [] : [map.inset];
  const ranks = groupBy(found, ({ label }) => label.priority);
  for (const priority of [...ranks.keys()].toSorted((a, b) => b - a)) {
    const labels = (ranks.get(priority) ?? []).map(({ label }) => label);
    const [inBox = [], onMap = []] = [true, false].map((wanted) =>
      labels.filter(({ x, y }) => isInside(map.inset, x, y) === wanted),
    );
    placed.push(...placeLabels(inBox, { ...room, obstacles: [...placed] }).placed);
    placed.push(...placeLabels(onMap, { ...room, obstacles: [...placed, ...box] }).placed);
  }
  const byId = new Map(found.map((one) => [one.label.id, one]));
  return placed.flatMap(({ id, x, y, width, height }) => {
    const one = byId.get(id);
    if (one === undefined) return [];
    const { lines, sizePx, isCountry } = one;
    return [{ id, lines, sizePx, isCountry, x: x + width / 2, y: y + height / 2 }];
  });
}
