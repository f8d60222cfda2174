import { parseUrl } from "@nv/contracts";
import type { FoundName } from "./found-name.ts";
import { type FoundPoint, foundPoint, type PointNotation } from "./found-point.ts";
import { type LocationProblem, locationProblem, MAP_FAULTS } from "./location-fault.ts";
import { readAngles } from "./read-angles.ts";

type Reading = FoundPoint | FoundName | LocationProblem;

const GOOGLE_HOST = /^(?:maps|www)?\.?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const OSM_HOST = /^(?:www\.)?(?:openstreetmap|osm)\.org$/;
const APPLE_HOST = /^(?:maps|beta\.maps)\.apple\.com$/;
const BING_HOST = /^(?:www\.)?bing\.com$/;
const WAZE_HOST = /^(?:www\.|ul\.)?waze\.com$/;
const SHORT_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|osm\.org|g\.co|maps\.apple|binged\.it)$/;
const SCHEME = /^(?:https?:\/\/|geo:|waze:\/\/)/i;

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`;
/** The mark on the map, which is more precise than its middle. */
const GOOGLE_MARK = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g");
const GOOGLE_MIDDLE = new RegExp(`/@(${NUMBER}),(${NUMBER})(?:,(\\d{1,2}(?:\\.\\d+)?)z)?`);
const GOOGLE_PLACE = /\/(?:place|search|dir)\/([^/@]+)/;
const GOOGLE_KEYS = ["q", "query", "ll", "destination", "daddr", "center"];
const OSM_MIDDLE = new RegExp(`(?:^|[#&?])map=(\\d{1,2}(?:\\.\\d+)?)/(${NUMBER})/(${NUMBER})`);
const GEO = new RegExp(`^geo:(${NUMBER}),(${NUMBER})(?:[,;][^?]*)?(?:\\?(?:.*&)?z=(\\d{1,2}))?`, "i");

/** Figures that are copied of Google's address: latitude, longitude, zoom. */
const COPIED = new RegExp(`^@?(${NUMBER}),\\s?(${NUMBER}),\\s?(\\d{1,2}(?:\\.\\d+)?)z$`);
/** Bing's middle, and its pin. */
const BING_MIDDLE = new RegExp(`^(${NUMBER})~(${NUMBER})$`);
const BING_PIN = new RegExp(`^point\\.(${NUMBER})_(${NUMBER})(?:_|$)`);
/** Waze's «to=ll.40.4,-3.7». */
const WAZE_TO = new RegExp(`^(?:ll\\.)?(${NUMBER}),\\s?(${NUMBER})$`);

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

const firstValue = (address: URL, keys: readonly string[]) =>
  keys.map((key) => address.searchParams.get(key)).find((value) => value !== null && value !== "") ?? "";

/** Reads a pair in one of an address's values, with its zoom, or else the name that it looks for. */
function readValues(
  address: URL,
  notation: PointNotation,
  keys: Readonly<Record<"points" | "names" | "zooms", readonly string[]>>,
): Reading {
  const pair = WAZE_TO.exec(firstValue(address, keys.points));
  const zoom = /^\d{1,2}(?:\.\d+)?$/.exec(firstValue(address, keys.zooms))?.[0];
  if (pair !== null) return pointOf(pair[1], pair[2], notation, zoom);
  const sought = readSought(firstValue(address, keys.names));
  if (sought?.kind === "point") return { ...sought, notation };
  return sought ?? locationProblem(MAP_FAULTS, "MAP_WITHOUT_POINT");
}

/** @see https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html */
const readApple = (address: URL): Reading =>
  readValues(address, "apple-maps", {
    ...{ points: ["coordinate", "ll", "daddr", "center"], names: ["q", "address", "name", "daddr"], zooms: ["z"] },
  });

/** @see https://developers.google.com/waze/deeplinks */
const readWaze = (address: URL): Reading =>
  readValues(address, "waze", { points: ["ll", "latlng", "to"], names: ["q"], zooms: ["z", "zoom"] });

/** @see https://learn.microsoft.com/bingmaps/articles/create-a-custom-map-url */
function readBing(address: URL): Reading {
  const pin = BING_PIN.exec(address.searchParams.get("sp") ?? "");
  const pair = pin ?? BING_MIDDLE.exec(address.searchParams.get("cp") ?? "");
  const zoom = /^\d{1,2}/.exec(address.searchParams.get("lvl") ?? "")?.[0];
  if (pair !== null) return pointOf(pair[1], pair[2], "bing-maps", zoom);
  return readSought(firstValue(address, ["where1", "q"])) ?? locationProblem(MAP_FAULTS, "MAP_WITHOUT_POINT");
}

/** Reads the address of one of the other maps; `null` for any other host. */
function readOtherMap(address: URL): Reading | null {
  const { hostname, pathname, protocol } = address;
  if (APPLE_HOST.test(hostname)) return readApple(address);
  if (WAZE_HOST.test(hostname) || protocol === "waze:") return readWaze(address);
  return BING_HOST.test(hostname) && pathname.startsWith("/maps") ? readBing(address) : null;
}

/**
 * Reads the address of a map: Google Maps (the mark before the middle), OpenStreetMap, Apple, Bing, Waze, or a `geo:` one; and what is copied of one, «40.4168,-3.7038,17z».
 *
 * @returns The point, or the name that it holds instead; `null` when it has neither a scheme nor the host of a map, and may be something
 *   else.
 * @see RFC 5870
 */
export function readMapAddress(text: string): Reading | null {
  const geo = GEO.exec(text);
  if (geo !== null) return readGeoQuery(text, geo[3]) ?? pointOf(geo[1], geo[2], "geo-uri", geo[3]);
  const copied = COPIED.exec(text);
  if (copied !== null) return pointOf(copied[1], copied[2], "google-maps", copied[3]);
  const isAddress = SCHEME.test(text);
  const written = isAddress ? text : `https://${text}`;
  const address = parseUrl(written);
  const host = address?.hostname ?? "";
  if (address !== null && GOOGLE_HOST.test(host)) return readGoogle(address);
  if (address !== null && OSM_HOST.test(host) && !address.pathname.startsWith("/go/"))
    return readOpenStreetMap(address);
  const other = address === null ? null : readOtherMap(address);
  if (other !== null) return other;
  if (SHORT_HOST.test(host)) return locationProblem(MAP_FAULTS, "MAP_SHORT");
  return isAddress ? locationProblem(MAP_FAULTS, "MAP_UNKNOWN") : null;
}
