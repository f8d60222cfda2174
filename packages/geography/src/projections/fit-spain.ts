import { type GeoProjection, type GeoStream, geoConicConformal, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import type { ProjectionChoice } from "./choose-projection.ts";
import type { FittedMap, MapBox, PxRect } from "./fitted-map.ts";

/** The ends of the Peninsula, the Balearic Islands, Ceuta and Melilla; Portugal's too, which is seen. */
const MAINLAND: MultiPoint = {
  type: "MultiPoint",
  coordinates: [
    [-7.69, 43.8],
    [-9.31, 43.05],
    [-9.51, 38.78],
    [-8.99, 37.0],
    [-5.61, 35.99],
    [-2.93, 35.26],
    [1.4, 38.63],
    [4.34, 39.87],
    [3.33, 42.32],
    [-1.7, 43.4],
  ],
};

/** The ends of the Canary Islands. */
const CANARIES: MultiPoint = {
  type: "MultiPoint",
  coordinates: [
    [-18.17, 27.72],
    [-18.0, 28.86],
    [-13.5, 29.42],
    [-13.41, 29.0],
    [-14.5, 28.04],
    [-15.6, 27.73],
    [-17.98, 27.63],
  ],
};
const CANARIES_MIDDLE = -15.8;
const CANARIES_PARALLELS = [27.9, 29.1] as const;
/** East and north edge of what goes to the inset, degrees: nothing else of Spain is there, nor land of anybody's but a corner of Africa. */
const CANARIES_EAST = -13.2;
const CANARIES_NORTH = 30;
/** Free sea around the islands in their box, as a share of their width. */
const INSET_MARGIN = 0.06;
/** The part of the mainland's height, from below, where there is only Melilla: the inset may be beside it. */
const FREE_BELOW = 0.07;
const BLEED_PX = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A cone where a pixel is a radian along its parallels: two of them have one scale. */
function cone(lon: number, [south, north]: readonly [number, number]): GeoProjection {
  return geoConicConformal().rotate([-lon, 0]).parallels([south, north]).scale(1).translate([0, 0]);
}

/** Of something at scale 1. */
function extentAtOne(projection: GeoProjection, shape: MultiPoint) {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  return { left, top, width: right - left, height: bottom - top };
}

/** The islands beside the mainland, on its left, or below it: whichever leaves both larger. */
function scaleOf(room: Size, mainland: Size, islands: Size): { readonly scale: number; readonly isBeside: boolean } {
  const below = Math.max(0, islands.height - FREE_BELOW * mainland.height);
  const beside = Math.min(room.width / (mainland.width + islands.width), room.height / mainland.height);
  const under = Math.min(room.width / mainland.width, room.height / (mainland.height + below));
  return beside > under ? { scale: beside, isBeside: true } : { scale: under, isBeside: false };
}

/** Sends a shape to both projections: what is not of one is cut by its box. */
function streamToBoth(a: GeoProjection, b: GeoProjection) {
  return (output: GeoStream): GeoStream => {
    const [one, two] = [a.stream(output), b.stream(output)];
    return {
      point: (x, y, z) => {
        one.point(x, y, z);
        two.point(x, y, z);
      },
      lineStart: () => {
        one.lineStart();
        two.lineStart();
      },
      lineEnd: () => {
        one.lineEnd();
        two.lineEnd();
      },
      polygonStart: () => {
        one.polygonStart();
        two.polygonStart();
      },
      polygonEnd: () => {
        one.polygonEnd();
        two.polygonEnd();
      },
      sphere: () => {
        one.sphere?.();
        two.sphere?.();
      },
    };
  };
}

function isIn(x: number, y: number, rect: PxRect): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}

/**
 * Makes a map of Spain: the Peninsula, the Balearic Islands, Ceuta and Melilla, and the Canary Islands in a box at the same scale, in the lower left.
 */
export function fitSpain(
  choice: ProjectionChoice,
  { widthPx, heightPx, paddingPx }: Required<Omit<MapBox, "bleedPx">>,
): FittedMap {
  const { centre, parallels } = choice;
  const mainland = cone(centre.lon, parallels ?? [centre.lat, centre.lat]);
  const islands = cone(CANARIES_MIDDLE, CANARIES_PARALLELS);
  const [wide, small] = [extentAtOne(mainland, MAINLAND), extentAtOne(islands, CANARIES)];
  const margin = small.width * INSET_MARGIN;
  const framed = { width: small.width + 2 * margin, height: small.height + 2 * margin };
  const room = { width: widthPx - 2 * paddingPx, height: heightPx - 2 * paddingPx };
  const { scale, isBeside } = scaleOf(room, wide, framed);
  const used = isBeside ? (wide.width + framed.width) * scale : wide.width * scale;
  const left = paddingPx + (room.width - used) / 2;
  const inset = {
    x: left,
    y: heightPx - paddingPx - framed.height * scale,
    width: framed.width * scale,
    height: framed.height * scale,
  };
  const below = isBeside ? 0 : Math.max(0, framed.height - FREE_BELOW * wide.height) * scale;
  const top = paddingPx + (room.height - below - wide.height * scale) / 2;
  const mainlandLeft = left + (isBeside ? inset.width : 0);
  mainland.scale(scale).translate([mainlandLeft - wide.left * scale, top - wide.top * scale]);
  islands.scale(scale).translate([inset.x + (margin - small.left) * scale, inset.y + (margin - small.top) * scale]);
  mainland.clipExtent([
    [-BLEED_PX, -BLEED_PX],
    [widthPx + BLEED_PX, heightPx + BLEED_PX],
  ]);
  islands.clipExtent([
    [inset.x, inset.y],
    [inset.x + inset.width, inset.y + inset.height],
  ]);
  const partOf = ({ lon, lat }: GeoPoint) => (lon < CANARIES_EAST && lat < CANARIES_NORTH ? islands : mainland);
  return {
    choice,
    widthPx,
    heightPx,
    inset,
    islands: { stream: (output) => islands.stream(output) },
    stream: streamToBoth(mainland, islands),
    project: (point) => partOf(point)([point.lon, point.lat]),
    unproject: (x, y) => {
      const [lon = Number.NaN, lat = Number.NaN] = (isIn(x, y, inset) ? islands : mainland).invert?.([x, y]) ?? [];
      return Number.isFinite(lon) && Number.isFinite(lat) ? { lon, lat } : null;
    },
  };
}
