import { NO_BREAK_SPACE } from "@nv/spanish";
import { letterOf } from "./format-decimal-point.ts";
import type { GeoPoint } from "./geo-point.ts";
import { toUtm, utmBandOf } from "./utm.ts";
import { writeDegrees } from "./write-degrees.ts";

const MINUTES = 60;
const SECONDS = 3600;

function writeSexagesimal(value: number, axis: "lat" | "lon", decimals: number): string {
  // Rounded first, in its smallest unit: sixty seconds are never written.
  const unit = 10 ** decimals;
  const total = Math.round(Math.abs(value) * SECONDS * unit);
  const seconds = (total % (MINUTES * unit)) / unit;
  const minutes = Math.floor(total / (MINUTES * unit)) % MINUTES;
  const degrees = Math.floor(total / (SECONDS * unit));
  return [`${degrees}°`, `${minutes}′`, `${writeDegrees(seconds, decimals)}″`, letterOf(value, axis)].join(
    NO_BREAK_SPACE,
  );
}

/**
 * Writes a point in degrees, minutes and seconds.
 *
 * @param decimals - Of the seconds: 1 is 3 metres.
 * @example formatSexagesimalPoint({ lon: -3.70379, lat: 40.41678 }) // "40° 25′ 0,4″ N, 3° 42′ 13,6″ O"
 */
export function formatSexagesimalPoint({ lon, lat }: GeoPoint, decimals = 1): string {
  return `${writeSexagesimal(lat, "lat", decimals)}, ${writeSexagesimal(lon, "lon", decimals)}`;
}

/**
 * Writes a point in metres, ETRS89, as maps of Spain do.
 *
 * @returns Zone with its band, easting and northing; `null` near the poles, where there is no UTM.
 * @example formatUtmPoint({ lon: -3.70379, lat: 40.41678 }) // "30T 440291 4474255"
 */
export function formatUtmPoint(point: GeoPoint): string | null {
  const band = utmBandOf(point.lat);
  if (band === null) return null;
  const { zone, eastingM, northingM } = toUtm(point);
  return `${zone}${band} ${Math.round(eastingM)} ${Math.round(northingM)}`;
}

/** Writes a point for a program: latitude first, points for decimals, as maps on the web take it. */
export function formatMachinePoint({ lon, lat }: GeoPoint): string {
  return `${lat.toFixed(6)},${lon.toFixed(6)}`;
}

/**
 * Returns the addresses at which other maps show a point, for whoever checks it.
 *
 * @param zoom - 0-22.
 */
export function mapAddressesOf(
  point: GeoPoint,
  zoom = 15,
): { readonly google: string; readonly openStreetMap: string } {
  const [lat, lon] = formatMachinePoint(point).split(",");
  return {
    google: `https://www.google.com/maps/@${lat},${lon},${zoom}z`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`,
  };
}
