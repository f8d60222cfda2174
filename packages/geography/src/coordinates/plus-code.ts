import type { GeoPoint } from "./geo-point.ts";

const DIGITS = "23456789CFGHJMPQRVWX";
/** Characters before the sign of a whole code. */
export const WHOLE_LENGTH = 8;
/** Pairs of characters, of latitude and longitude by turns. */
const PAIRS_LENGTH = 10;
const MOST_LENGTH = 15;
const FIRST_STEP_DEG = 20;
const BASE = 20;
/** Each character behind the pairs divides what they say into five rows and four columns. */
const [GRID_ROWS, GRID_COLUMNS] = [5, 4];

/** Size of what a code of some characters says, degrees. */
function cellOf(length: number): { readonly tall: number; readonly wide: number } {
  const side = FIRST_STEP_DEG / BASE ** (Math.min(length, PAIRS_LENGTH) / 2 - 1);
  const more = Math.max(0, length - PAIRS_LENGTH);
  return { tall: side / GRID_ROWS ** more, wide: side / GRID_COLUMNS ** more };
}

/**
 * The middle of what a whole code says.
 *
 * @param code - Characters without the sign, eight at least, an even number up to ten; zeros fill what is not said.
 * @see https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
export function pointOfPlusCode(code: string): GeoPoint {
  const [said = ""] = code.toUpperCase().slice(0, MOST_LENGTH).split("0");
  let [lat, lon] = [-90, -180];
  Array.from(said).forEach((character, at) => {
    const value = DIGITS.indexOf(character);
    const { tall, wide } = cellOf(at < PAIRS_LENGTH ? (at >> 1) * 2 + 2 : at + 1);
    if (at < PAIRS_LENGTH && at % 2 === 0) lat += value * tall;
    else if (at < PAIRS_LENGTH) lon += value * wide;
    else {
      lat += Math.floor(value / GRID_COLUMNS) * tall;
      lon += (value % GRID_COLUMNS) * wide;
    }
  });
  const { tall, wide } = cellOf(said.length);
  return { lon: lon + wide / 2, lat: lat + tall / 2 };
}

/** The first characters of the code of a point. */
function prefixAt({ lon, lat }: GeoPoint, length: number): string {
  let [north, east] = [Math.min(lat + 90, 180 - 1e-9), (((lon + 180) % 360) + 360) % 360];
  let code = "";
  for (let step = FIRST_STEP_DEG; code.length < length; step /= BASE) {
    const [row, column] = [Math.floor(north / step), Math.floor(east / step)];
    code += `${DIGITS[row] ?? ""}${DIGITS[column] ?? ""}`;
    [north, east] = [north - row * step, east - column * step];
  }
  return code;
}

/**
 * The point of a short code, «CRXX+GX», that is nearest to a place.
 *
 * @param code - Characters without the sign: four or six before it.
 * @param before - How many of them are before the sign.
 */
export function nearestOfPlusCode(code: string, before: number, near: GeoPoint): GeoPoint {
  const missing = WHOLE_LENGTH - before;
  const { lon, lat } = pointOfPlusCode(prefixAt(near, missing) + code);
  const { tall } = cellOf(missing);
  const turns = (apart: number) => (apart > tall / 2 ? -tall : apart < -tall / 2 ? tall : 0);
  return { lat: lat + turns(lat - near.lat), lon: lon + turns(lon - near.lon) };
}
