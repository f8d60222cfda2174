import { parseUrl } from "@nv/contracts";
import type { FoundName } from "./found-name.ts";
import { type FoundPoint, foundPoint, type PointNotation } from "./found-point.ts";
import { type LocationProblem, locationProblem, MAP_FAULTS } from "./location-fault.ts";
import { readAngles } from "./read-angles.ts";

type Reading = FoundPoint | FoundName | LocationProblem;

const GOOGLE_HOST = /^(?:maps|www)?\.?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const OSM_HOST = /^(?:www\.)?(?:openstreetmap|osm)\.org$/;
const SHORT_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|osm\.org|g\.co)$/;
const SCHEME = /^(?:https?:\/\/|geo:)/i;

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`;
/** The mark on the map, which is more precise than its middle. */
const GOOGLE_MARK = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g");
const GOOGLE_MIDDLE = new RegExp(`/@(${NUMBER}),(${NUMBER})(?:,(\\d{1,2}(?:\\.\\d+)?)z)?`);
const GOOGLE_PLACE = /\/(?:place|search|dir)\/([^/@]+)/;
const GOOGLE_KEYS = ["q", "query", "ll", "destination", "daddr", "center"];
const OSM_MIDDLE = new RegExp(`(?:^|[#&?])map=(\\d{1,2}(?:\\.\\d+)?)/(${NUMBER})/(${NUMBER})`);
const GEO = new RegExp(`^geo:(${NUMBER}),(${NUMBER})(?:[,;][^?]*)?(?:\\?(?:.*&)?z=(\\d{1,2}))?`, "i");

/** Form in which map servers write a pair: latitude first, points for decimals. */
const PAIR = new RegExp(`^(?:loc:)?(${NUMBER}),\\s?(${NUMBER})$`);

function pointOf(
  lat: string | undefined,
  lon: string | undefined,
  notation: PointNotation,
  zoom?: string,
): FoundPoint | LocationProblem {
  return foundPoint(
    { lat: Number(lat), lon: Number(lon) },
    { notation, zoom: zoom === undefined ? null : Number(zoom) },
  );
}

/** @returns The text as people read it; `null` when its escapes are broken. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // The decoder's only way to say that there is nothing to read.
    return null;
  }
}

/** Reads what is written where a search goes: a pair, angles with their marks, or a name. */
function readSought(text: string): Reading | null {
  const pair = PAIR.exec(text.trim());
  if (pair !== null) return pointOf(pair[1], pair[2], "google-maps");
  const angles = readAngles(text);
  if (angles?.kind === "point") return { ...angles, notation: "google-maps" };
  return text.trim() === "" ? null : { kind: "name", text: text.trim() };
}

/**
 * Reads the search of Android's form of a `geo:` address, which goes before the point in front of it: `geo:0,0?q=40.4168,-3.7038(Sol)`.
 *
 * @returns `null` where nothing is looked for.
 * @see https://developer.android.com/guide/components/intents-common#Maps
 */
function readGeoQuery(text: string, zoom: string | undefined): Reading | null {
  const start = text.indexOf("?");
  const asked = start < 0 ? null : new URLSearchParams(text.slice(start)).get("q");
  if (asked === null) return null;
  // Its name on the map, in brackets behind it.
  const label = asked.endsWith(")") ? asked.lastIndexOf("(") : -1;
  const sought = readSought(label > 0 ? asked.slice(0, label) : asked);
  if (sought?.kind !== "point") return sought;
  return { ...sought, notation: "geo-uri", zoom: zoom === undefined ? null : Number(zoom) };
}

function readGoogle(address: URL): Reading {
  const mark = [...address.pathname.matchAll(GOOGLE_MARK)].at(-1);
  const middle = GOOGLE_MIDDLE.exec(address.pathname);
  const zoom = middle?.[3];
  if (mark !== undefined) return pointOf(mark[1], mark[2], "google-maps", zoom);
  const place = unescaped(GOOGLE_PLACE.exec(address.pathname)?.[1] ?? "");
  const asked = GOOGLE_KEYS.map((key) => address.searchParams.get(key)).find((value) => value !== null);
  const sought = readSought(asked ?? place ?? "");
  if (sought?.kind === "point") return sought;
  if (middle !== null) return pointOf(middle[1], middle[2], "google-maps", zoom);
  return sought ?? locationProblem(MAP_FAULTS, "MAP_WITHOUT_POINT");
}

function readOpenStreetMap(address: URL): Reading {
  const middle = OSM_MIDDLE.exec(address.hash) ?? OSM_MIDDLE.exec(address.search);
  const [lat, lon] = [address.searchParams.get("mlat"), address.searchParams.get("mlon")];
  if (lat !== null && lon !== null) return pointOf(lat, lon, "openstreetmap", middle?.[1]);
  if (middle !== null) return pointOf(middle[2], middle[3], "openstreetmap", middle[1]);
  const sought = address.searchParams.get("query");
  return sought === null || sought === ""
    ? locationProblem(MAP_FAULTS, "MAP_WITHOUT_POINT")
    : { kind: "name", text: sought };
}

/**
 * Reads the address of a map: Google Maps (the mark before the middle), OpenStreetMap, or a `geo:` one.
 *
 * @returns The point, or the name that it holds instead; `null` when it has neither a scheme nor the host of a map, and may be something
 *   else.
 * @see RFC 5870
 */
export function readMapAddress(text: string): Reading | null {
  const geo = GEO.exec(text);
  if (geo !== null) return readGeoQuery(text, geo[3]) ?? pointOf(geo[1], geo[2], "geo-uri", geo[3]);
  const isAddress = SCHEME.test(text);
  const written = isAddress ? text : `https://${text}`;
  const address = parseUrl(written);
  const host = address?.hostname ?? "";
  if (address !== null && GOOGLE_HOST.test(host)) return readGoogle(address);
  if (address !== null && OSM_HOST.test(host) && !address.pathname.startsWith("/go/"))
    return readOpenStreetMap(address);
  if (SHORT_HOST.test(host)) return locationProblem(MAP_FAULTS, "MAP_SHORT");
  return isAddress ? locationProblem(MAP_FAULTS, "MAP_UNKNOWN") : null;
}
