import type { FoundPlace } from "@nv/contracts/schemas";
import { boundsAround, formatDecimalPoint, type GeoPoint, type Place } from "@nv/geography";
import type { FoundAddress } from "../../../platform/services/cartociudad/core/read-candidates.ts";

/** Metres around a town for each root of its inhabitants, and at least and at most: a village with its neighbours, a city with what hangs on it. */
const AROUND_TOWN = { perRoot: 14, least: 6000, most: 40_000 } as const;

function boundsOf({ bounds, point, people }: Place): FoundPlace["bounds"] {
  if (bounds !== null) return [...bounds];
  const radius = Math.sqrt(people ?? 0) * AROUND_TOWN.perRoot;
  return [...boundsAround(point, Math.min(AROUND_TOWN.most, Math.max(AROUND_TOWN.least, radius)))];
}

/** Tells the surroundings of a place: «España», «Francia · capital». */
function withinOf({ kind, within, capitalOf }: Place): string {
  return kind === "town" && capitalOf !== "" ? `${within} · capital` : within;
}

/** A place of the gazetteer, as it is told. */
export const ofGazetteer = (place: Place): FoundPlace => {
  const { kind, name, code, point, isSeat } = place;
  return { kind, name, code, point, isSeat, within: withinOf(place), bounds: boundsOf(place), zoom: null };
};

/** Small words that stay small inside a name. */
const SMALL = new Set(["de", "del", "la", "las", "el", "los", "y", "e", "i", "da", "do", "das", "dos"]);

/** «CALLE DE LA MUESTRA» as people write it: the service shouts. What is not all in capitals stays. */
function asWritten(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .split(" ")
    .map((word, place) => (place > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Returns the street and its number; what the service says after them goes into «within». */
function streetOf({ address, municipality }: FoundAddress): string {
  const parts = address.split(",").map((part) => part.trim());
  const named = parts.filter((part, place) => place === 0 || part.toLowerCase() !== municipality.toLowerCase());
  return named.map(asWritten).join(", ");
}

/** An address of a street, as it is told. */
export function ofAddress(found: FoundAddress): FoundPlace {
  const { kind, municipality, municipalityCode: code, province, point } = found;
  const within = [...new Set([municipality, province])].filter(Boolean).join(", ");
  return { kind, name: streetOf(found), within, code, point, isSeat: true, bounds: null, zoom: null };
}

/** A point that somebody wrote, with what is there, if anybody knows. */
export function ofPoint(point: GeoPoint, zoom: number | null, near: FoundAddress | null): FoundPlace {
  const there = near === null ? null : ofAddress(near);
  return {
    ...{ kind: "point", point, isSeat: true, zoom, bounds: null, name: formatDecimalPoint(point) },
    within: there === null ? "" : [there.name, there.within].filter(Boolean).join(", "),
    code: there?.code ?? "",
  };
}

/** Measures how far apart two points are, in units of its own: for telling the nearer. */
const farness = (one: GeoPoint, other: GeoPoint) =>
  Math.hypot((one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180), one.lat - other.lat);

/** Of addresses that are called alike, the one in the neighbourhood first. */
export const nearestFirst = (places: readonly FoundPlace[], near: GeoPoint | undefined): readonly FoundPlace[] =>
  near === undefined ? places : places.toSorted((a, b) => farness(near, a.point) - farness(near, b.point));
