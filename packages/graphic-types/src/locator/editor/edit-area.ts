import type { FoundPlace } from "@nv/contracts/schemas";
import { boundsAround, type GeoBounds, type GeoPoint, lonSpanOf } from "@nv/geography";
import type { LocatorConfig } from "../config.ts";

/** Area that a map shows. */
export type Area = LocatorConfig["area"];

/** Box that a map of the whole world starts from when it becomes one: nobody lives beyond. */
const WORLD: GeoBounds = [-170, -58, 179, 75];

/** Beyond these no box goes: maps that keep angles end there. Degrees. */
const MOST_LAT = 84;
/** Smallest side of a box, degrees: some fifty metres. */
const LEAST_SPAN = 0.0006;
/** Largest side of a box, degrees. */
const MOST_LON_SPAN = 350;

/** A step of the buttons and of the keys that come nearer. */
export const ZOOM_STEP = 1.5;
/** A step of the arrow keys, shares of what is seen. */
export const PAN_STEP = 0.15;

/** Room around a place that has an extent, shares of it; a municipality needs its neighbours to be recognised. */
const ROOM: Readonly<Record<string, number>> = { municipality: 1.2 };
const USUAL_ROOM = 0.12;

/** Half the side of a map of a place without extent, metres: a street with those around it, and a point with its towns. */
const STREET_M = 900;
const POINT_M = 15_000;
/** The same of a small municipality. */
const LEAST_TOWN_M = 20_000;

/** Width that an address of a map was looked at with, pixels, and its tiles. */
const SEEN_PX = 800;
const TILE_PX = 256;

/** The code of Spain, which is shown whole with its islands. */
const SPAIN = "724";

const clampLat = (lat: number) => Math.min(MOST_LAT, Math.max(-MOST_LAT, lat));
const wrapLon = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;
/** As many figures as a map shows: metres. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The box of an area, whatever its kind. */
export function boxOf({ kind, west, south, east, north }: Area): GeoBounds {
  return kind === "world" ? WORLD : [west, south, east, north];
}

/** A box as an area, within what maps can show. */
export function toArea(area: Area, [west, south, east, north]: GeoBounds): Area {
  return {
    ...area,
    kind: "box",
    west: rounded(wrapLon(west)),
    south: rounded(clampLat(south)),
    east: rounded(wrapLon(east)),
    north: rounded(clampLat(north)),
  };
}

function grown(bounds: GeoBounds, share: number): GeoBounds {
  const wide = lonSpanOf(bounds) * share;
  const tall = (bounds[3] - bounds[1]) * share;
  return [bounds[0] - wide, bounds[1] - tall, bounds[2] + wide, bounds[3] + tall];
}

/**
 * Comes nearer or goes farther.
 *
 * @param factor - Above 1 comes nearer.
 * @param around - What stays where it is; the middle when left out.
 */
export function zoomedArea(area: Area, factor: number, around?: GeoPoint): Area {
  const bounds = boxOf(area);
  const [west, south, , north] = bounds;
  const lonSpan = lonSpanOf(bounds);
  const latSpan = north - south;
  const wide = Math.min(MOST_LON_SPAN, Math.max(LEAST_SPAN, lonSpan / factor));
  const tall = Math.min(2 * MOST_LAT, Math.max(LEAST_SPAN, latSpan / factor));
  const across = around === undefined ? 0.5 : ((around.lon - west + 360) % 360 || 0) / lonSpan;
  const up = around === undefined ? 0.5 : (around.lat - south) / latSpan;
  const left = west + across * (lonSpan - wide);
  const bottom = south + up * (latSpan - tall);
  return toArea(area, [left, bottom, left + wide, bottom + tall]);
}

/** Moves what is seen. @param right - Shares of its width. @param up - Shares of its height. */
export function pannedArea(area: Area, right: number, up: number): Area {
  const bounds = boxOf(area);
  const [west, south, , north] = bounds;
  const wide = lonSpanOf(bounds);
  const tall = north - south;
  const bottom = Math.min(MOST_LAT - tall, Math.max(-MOST_LAT, south + tall * up));
  const left = west + wide * right;
  return toArea(area, [left, bottom, left + wide, bottom + tall]);
}

/** Sides that differ by less are the same, shares: they are rounded. */
const SAME_SIDE = 0.01;

/** Whether one area is another that was only moved. */
export function isPanned(area: Area, before: Area): boolean {
  if (area.kind !== "box" || before.kind !== "box") return false;
  const ratio = (one: number, other: number) => Math.abs(one / other - 1);
  const wide = ratio(lonSpanOf(boxOf(area)), lonSpanOf(boxOf(before)));
  return wide < SAME_SIDE && ratio(area.north - area.south, before.north - before.south) < SAME_SIDE;
}

/** Whether a point is in what is seen. */
export function isInArea(area: Area, { lon, lat }: GeoPoint): boolean {
  if (area.kind !== "box") return true;
  const [west, south, , north] = boxOf(area);
  return lat >= south && lat <= north && (lon - west + 360) % 360 <= lonSpanOf(boxOf(area));
}

/** The middle of what is seen. */
export function middleOf(area: Area): GeoPoint {
  const bounds = boxOf(area);
  const lon = wrapLon(bounds[0] + lonSpanOf(bounds) / 2);
  return { lon: rounded(lon), lat: rounded((bounds[1] + bounds[3]) / 2) };
}

/** A box that holds both. */
function joined(one: GeoBounds, other: GeoBounds): GeoBounds {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

/** Half the width of the map whose address somebody pasted, metres. */
function radiusAt(zoom: number, { lat }: GeoPoint): number {
  const metresPerPx = (40_075_017 * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
  return (metresPerPx * SEEN_PX) / 2;
}

/** The area of a place, at the scale at which it is recognised. */
export function areaOfPlace(area: Area, { kind, code, point, bounds, zoom }: FoundPlace): Area {
  if (kind === "country" && code === SPAIN) return { ...area, kind: "spain" };
  if (bounds !== null) {
    const roomy = grown(bounds, ROOM[kind] ?? USUAL_ROOM);
    return toArea(area, kind === "municipality" ? joined(roomy, boundsAround(point, LEAST_TOWN_M)) : roomy);
  }
  if (zoom !== null) return toArea(area, boundsAround(point, radiusAt(zoom, point)));
  return toArea(area, boundsAround(point, kind === "point" ? POINT_M : STREET_M));
}

/** A box around points, with room at its sides; as it was for none. */
export function areaAroundPoints(area: Area, points: readonly GeoPoint[]): Area {
  const [first, ...others] = points;
  if (first === undefined) return area;
  const box = others.reduce<GeoBounds>(
    (known, { lon, lat }) => joined(known, [lon, lat, lon, lat]),
    [first.lon, first.lat, first.lon, first.lat],
  );
  const least = boundsAround({ lon: (box[0] + box[2]) / 2, lat: (box[1] + box[3]) / 2 }, STREET_M / 2);
  return toArea(area, grown(joined(box, least), USUAL_ROOM));
}
