import type { Basemap } from "@nv/geography";
import type { LocatorConfig } from "../config.ts";
import { coloursOf } from "../palette.ts";

/** Camera of a map, in the terms of map libraries. */
export interface MapCamera {
  /** Longitude and latitude, degrees. */
  readonly center: readonly [number, number];
  readonly zoom: number;
}

/** Width of a level 0 tile, pixels, for the libraries that read this style. */
const TILE_PX = 512;
const DECIMALS = 1e5;

const short = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

/** The camera that shows an area in a window as wide as the page's drawing. */
export function cameraOf({ area }: Pick<LocatorConfig, "area">, widthPx: number): MapCamera {
  const { west, south, east, north } = area.kind === "world" ? { west: -170, south: -58, east: 179, north: 75 } : area;
  const span = (east - west + 360) % 360 || 360;
  const centre = ((west + span / 2 + 540) % 360) - 180;
  const zoom = Math.log2((widthPx * 360) / (span * TILE_PX));
  return { center: [short(centre), short((south + north) / 2)], zoom: Math.max(0, Math.round(zoom * 100) / 100) };
}

const source = (data: object) => ({ type: "geojson", data });

const points = ({ marks, labels }: LocatorConfig) => ({
  type: "FeatureCollection",
  features: [
    ...marks.map(({ label, point }) => ({ name: label, kind: "mark", point })),
    ...labels.map(({ text, point }) => ({ name: text, kind: "label", point })),
  ].map(({ name, kind, point: { lon, lat } }) => ({
    type: "Feature",
    properties: { name, kind },
    geometry: { type: "Point", coordinates: [lon, lat] },
  })),
});

/** The pairs of a line, or of a ring, closed. */
function pairsOf(part: readonly number[], isClosed: boolean): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < part.length; at += 2) pairs.push([part[at] ?? 0, part[at + 1] ?? 0]);
  const [first, last] = [pairs[0], pairs.at(-1)];
  const isOpen = first !== undefined && last !== undefined && (first[0] !== last[0] || first[1] !== last[1]);
  return isClosed && isOpen && first !== undefined ? [...pairs, first] : pairs;
}

const drawn = ({ shapes }: LocatorConfig) => ({
  type: "FeatureCollection",
  features: shapes.map(({ kind, label, look, parts }) => ({
    type: "Feature",
    properties: { name: label, look },
    geometry:
      kind === "line"
        ? { type: "MultiLineString", coordinates: parts.map((part) => pairsOf(part, false)) }
        : { type: "Polygon", coordinates: parts.map((part) => pairsOf(part, true)) },
  })),
});

/**
 * A map as a style of MapLibre and Mapbox, with all of its data in it: it opens without a network and without a key.
 *
 * @see https://maplibre.org/maplibre-style-spec/
 */
export function mapStyle(config: LocatorConfig, ground: Basemap, widthPx: number): object {
  const colours = coloursOf(config);
  const fill = (id: string, color: string) => ({ id, type: "fill", source: id, paint: { "fill-color": color } });
  const line = (id: string, color: string, more = {}) => ({
    ...{ id, type: "line", source: id },
    paint: { "line-color": color, "line-width": 1, ...more },
  });
  return {
    ...{ version: 8, name: "Mapa de situación", ...cameraOf(config, widthPx) },
    sources: {
      vecinos: source(ground.neighbours),
      tierra: source(ground.land),
      pintados: source(ground.highlights),
      provincias: source(ground.provinces),
      fronteras: source(ground.borders),
      disputadas: source(ground.disputed),
      trazados: source(drawn(config)),
      puntos: source(points(config)),
    },
    layers: [
      { id: "agua", type: "background", paint: { "background-color": colours.water } },
      fill("vecinos", colours.neighbour),
      fill("tierra", colours.land),
      fill("pintados", colours.highlight),
      line("provincias", colours.inner, { "line-width": 0.7 }),
      line("fronteras", colours.border),
      line("disputadas", colours.disputed, { "line-dasharray": [3, 2] }),
      { ...line("trazados", colours.shape, { "line-width": 2 }) },
      {
        ...{ id: "marcas", type: "circle", source: "puntos", filter: ["==", ["get", "kind"], "mark"] },
        paint: {
          "circle-color": colours.mark,
          "circle-radius": 5,
          "circle-stroke-color": colours.halo,
          "circle-stroke-width": 1.5,
        },
      },
    ],
  };
}
