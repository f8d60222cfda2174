import { geoCircle } from "d3-geo";
import type { LineString } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";

const KM_PER_DEGREE = 6371.0088 * (Math.PI / 180);
/** Corners every so many degrees of turn: no corner is seen at the size of a screen. */
const TURN = 3;

/** A circle on the ground as a line, from its north round to it again. */
export function circleAround({ lon, lat }: GeoPoint, radiusKm: number): LineString {
  const circle = geoCircle()
    .center([lon, lat])
    .radius(radiusKm / KM_PER_DEGREE)
    .precision(TURN)();
  return { type: "LineString", coordinates: circle.coordinates[0] ?? [] };
}

/** The point of a circle in a direction. @param bearing - From the north, clockwise, degrees. */
export function pointOnCircle({ lon, lat }: GeoPoint, radiusKm: number, bearing: number): GeoPoint {
  const rad = Math.PI / 180;
  const [turn, reach, from] = [bearing * rad, radiusKm / 6371.0088, lat * rad];
  const north = Math.asin(Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(reach) * Math.cos(from),
    Math.cos(reach) - Math.sin(from) * Math.sin(north),
  );
  const there = lon + east / rad;
  return { lon: ((there + 540) % 360) - 180, lat: north / rad };
}
