import type { MapStyle } from "@nv/contracts/schemas";
import {
  drawPath,
  estimateTextPx,
  type FittedMap,
  fitMap,
  type GeoBounds,
  type GroundFeature,
  type MapGround,
  placeLabels,
} from "@nv/geography";

/** Where the live map looks. */
export const MAP_VIEWS = {
  spain: { label: "España", bounds: [-10.2, 35.4, 5, 44.4], ranks: 3 },
  ukraine: { label: "Mar Negro", bounds: [22, 41, 44, 53], ranks: 4 },
  europe: { label: "Europa", bounds: [-12, 34, 42, 62], ranks: 4 },
  world: { label: "Mundo", bounds: null, ranks: 2 },
} as const satisfies Record<
  string,
  { readonly label: string; readonly bounds: GeoBounds | null; readonly ranks: number }
>;

/** Name of a place where the live map looks. */
export type MapViewName = keyof typeof MAP_VIEWS;

/** What a map is made of where it looks, whatever it is painted with. */
export interface MapShapes {
  readonly map: FittedMap;
  /** `d` of SVG paths. */
  readonly land: string;
  readonly borders: string;
  readonly disputed: string;
  readonly regions: string;
}

/** What all pieces of a kind are together. */
function pathOf(map: FittedMap, features: readonly GroundFeature[]): string {
  return drawPath(map, { type: "GeometryCollection", geometries: features.map(({ geometry }) => geometry) });
}

/** Lays the ground out. */
export function mapShapes(
  ground: MapGround,
  view: MapViewName,
  box: { readonly widthPx: number; readonly heightPx: number },
): MapShapes {
  const map = fitMap(MAP_VIEWS[view].bounds ?? "world", box);
  const of = (kind: string, disputed?: boolean) =>
    ground.features.filter(({ properties }) => properties.kind === kind && properties.disputed === disputed);
  return {
    map,
    land: pathOf(map, of("country")),
    borders: pathOf(map, of("border", false)),
    disputed: pathOf(map, of("border", true)),
    regions: pathOf(map, of("region-border")),
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
function sizeOf({ labels }: MapStyle, { kind, rank = 1 }: GroundFeature["properties"], view: MapViewName): number {
  const isNear = view === "spain";
  if (kind === "country-name") return rank <= MAP_VIEWS[view].ranks ? labels.countriesPx : 0;
  if (kind === "region-name") return isNear ? labels.regionsPx : 0;
  if (kind === "place-name") return isNear || (view === "europe" && rank === 1) ? labels.placesPx : 0;
  return 0;
}

function linesOf(
  { name = "", local = name }: GroundFeature["properties"],
  language: MapStyle["labels"]["language"],
): readonly string[] {
  if (language === "es") return [name];
  return language === "local" || local === name ? [local] : [name, local];
}

/** Names before others where there is no room for both. */
const PRIORITIES: Readonly<Record<string, number>> = { "country-name": 60, "place-name": 50, "region-name": 40 };

/** Puts names where they cover nothing; those without room are left out. */
export function mapNames(
  ground: MapGround,
  { map }: MapShapes,
  style: MapStyle,
  view: MapViewName,
): readonly MapName[] {
  const found = ground.features.flatMap((feature, at) => {
    const { geometry, properties } = feature;
    const sizePx = sizeOf(style, properties, view);
    if (sizePx === 0 || geometry.type !== "Point") return [];
    const [lon = 0, lat = 0] = geometry.coordinates;
    const [x, y] = map.project({ lon, lat }) ?? [Number.NaN, Number.NaN];
    if (!(x > 0 && x < map.widthPx && y > 0 && y < map.heightPx)) return [];
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
      priority: (PRIORITIES[properties.kind] ?? 0) - (properties.rank ?? 1),
    };
    return [{ label, lines, sizePx, isCountry }];
  });
  const { placed } = placeLabels(
    found.map(({ label }) => label),
    { widthPx: map.widthPx, heightPx: map.heightPx },
  );
  const byId = new Map(found.map((one) => [one.label.id, one]));
  return placed.flatMap(({ id, x, y, width, height }) => {
    const one = byId.get(id);
    if (one === undefined) return [];
    const { lines, sizePx, isCountry } = one;
    return [{ id, lines, sizePx, isCountry, x: x + width / 2, y: y + height / 2 }];
  });
}
