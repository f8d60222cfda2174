import { NO_BREAK_SPACE } from "@nv/spanish";
import type { GeoPoint } from "./geo-point.ts";
import { writeDegrees } from "./write-degrees.ts";

/** Letter of the half of the Earth in which a coordinate is. */
export function letterOf(value: number, axis: "lat" | "lon"): string {
  if (axis === "lat") return value < 0 ? "S" : "N";
  return value < 0 ? "O" : "E";
}

/**
 * Writes a point as a journalist reads it.
 *
 * @param decimals - 4 are 11 metres; 5, one.
 * @example formatDecimalPoint({ lon: -3.70379, lat: 40.41678 }) // "40,4168° N, 3,7038° O"
 */
export function formatDecimalPoint({ lon, lat }: GeoPoint, decimals = 4): string {
  const write = (value: number, axis: "lat" | "lon") =>
    `${writeDegrees(Math.abs(value), decimals)}°${NO_BREAK_SPACE}${letterOf(value, axis)}`;
  return `${write(lat, "lat")}, ${write(lon, "lon")}`;
}
