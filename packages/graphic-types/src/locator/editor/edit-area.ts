import type { FoundPlace } from "@nv/contracts/schemas";
import {
  boundsAround,
  type GeoBounds,
  type GeoPoint,
  isInSpainBoxes,
  isNearSpain,
  joinedBounds,
  lonSpanOf,
} from "@nv/geography";
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
/** The same of a point abroad, where the atlas is coarser: nearer it would be blank without streets. */
const POINT_ABROAD_M = 20_000;
/** Half the side for the way to the nearest town, where that is far: its name has room. */
const BEYOND_TOWN = 1.4;
/** The same of a small municipality. */
const LEAST_TOWN_M = 20_000;

/** Width that an address of a map was looked at with, pixels, and its tiles. */
const SEEN_PX = 800;
const TILE_PX = 256;

/** The code of Spain, which is shown whole with its islands. */
const SPAIN = "724";

const clampLat = (lat: number) => Math.min(MOST_LAT, Math.max(-MOST_LAT, lat));
/** A longitude where it is on the Earth. */
export const wrapLon = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;
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

/** Half the width of the map whose address somebody pasted, metres. */
function radiusAt(zoom: number, { lat }: GeoPoint): number {
  const metresPerPx = (40_075_017 * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
  return (metresPerPx * SEEN_PX) / 2;
}

/** The area of a place, at the scale at which it is recognised. */
export function areaOfPlace(area: Area, { kind, code, point, bounds, zoom, townM = 0 }: FoundPlace): Area {
  if (kind === "country" && code === SPAIN) return { ...area, kind: "spain" };
  if (bounds !== null) {
    const roomy = grown(bounds, ROOM[kind] ?? USUAL_ROOM);
    return toArea(
      area,
      kind === "municipality" ? (joinedBounds([roomy, boundsAround(point, LEAST_TOWN_M)]) ?? roomy) : roomy,
    );
  }
  if (zoom !== null) return toArea(area, boundsAround(point, radiusAt(zoom, point)));
  const pointM = Math.max(isNearSpain(point) ? POINT_M : POINT_ABROAD_M, townM * BEYOND_TOWN);
  return toArea(area, boundsAround(point, kind === "point" ? pointM : STREET_M));
}

/** Room around everything of a map, shares of it: names stand beside their places. */
const WHOLE_ROOM = 0.12;

const boxAt = ({ lon, lat }: GeoPoint): GeoBounds => [lon, lat, lon, lat];

/** The boxes of everything that a map shows. @param painted - Those of the places that are painted, which the atlas knows. */
function boxesOf(config: LocatorConfig, painted: readonly GeoBounds[]): readonly GeoBounds[] {
  const { marks, labels, arrows, rings, shapes } = config;
  const corners = shapes
    .flatMap(({ parts }) => parts)
    .flatMap((part) => part.flatMap((lon, at) => (at % 2 === 0 ? [boxAt({ lon, lat: part[at + 1] ?? 0 })] : [])));
  return [
    ...painted,
    ...[...marks, ...labels].map(({ point }) => boxAt(point)),
    ...arrows.flatMap(({ from, to }) => [boxAt(from), boxAt(to)]),
    ...rings.map(({ centre, radiusKm }) => boundsAround(centre, radiusKm * 1000)),
    ...corners,
  ];
}

/** An area around a box, with room at its sides; the world where it goes nearly all the way round. */
function areaAround(area: Area, bounds: GeoBounds): Area {
  if (lonSpanOf(bounds) > MOST_LON_SPAN / (1 + 2 * WHOLE_ROOM)) return { ...area, kind: "world" };
  const middle = { lon: wrapLon(bounds[0] + lonSpanOf(bounds) / 2), lat: (bounds[1] + bounds[3]) / 2 };
  const least = boundsAround(middle, STREET_M / 2);
  return toArea(area, grown(joinedBounds([bounds, least]) ?? bounds, WHOLE_ROOM));
}

/** East and north of the Canary Islands, degrees. */
const CANARIES = { east: -13.2, north: 30 } as const;

/** Whether boxes are of Spain, some of the Canary Islands and some not: only a map of Spain shows both from near. */
function areAllOverSpain(boxes: readonly GeoBounds[]): boolean {
  const isOfIslands = ([west, south]: GeoBounds) => west < CANARIES.east && south < CANARIES.north;
  const areSpains = boxes.every(([west, south]) => isInSpainBoxes({ lon: west, lat: south }));
  return areSpains && boxes.some(isOfIslands) && !boxes.every(isOfIslands);
}

/** The area in which everything of a map is seen; the same where there is nothing. */
export function areaOfAll(config: LocatorConfig, painted: readonly GeoBounds[]): Area {
  const { area, highlights } = config;
  const boxes = boxesOf(config, painted);
  const bounds = joinedBounds(boxes);
  if (bounds === null) return area;
  const isSpainOnly = highlights.some(({ kind, code }) => kind === "country" && code === SPAIN) && painted.length === 1;
  if (isSpainOnly || areAllOverSpain(boxes)) return { ...area, kind: "spain" };
  return areaAround(area, bounds);
}

/** Whether a map shows nothing yet. */
export const isBare = ({ marks, labels, arrows, rings, shapes, highlights }: LocatorConfig): boolean =>
  [marks, labels, arrows, rings, shapes, highlights].every(({ length }) => length === 0);

/** The area of a map after something came on it: as it was, unless there was nothing before or nothing of it is seen. */
export function areaAfterAdding(before: LocatorConfig, after: LocatorConfig, points: readonly GeoPoint[]): Area {
  const isSeen = points.length === 0 || points.some((point) => isInArea(before.area, point));
  return !isBare(before) && isSeen ? before.area : areaOfAll(after, []);
}
