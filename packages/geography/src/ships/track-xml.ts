import type { Fleet } from "./fleet.ts";

/** Counts of what was found in a file of a program for routes. */
export interface ReadXml {
  /** Positions that were taken. */
  readonly positions: number;
  /** Places without a moment: a line that somebody drew is no route. */
  readonly timeless: number;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "").trim();
}

interface Element {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: string;
  /** Up to the next mark. */
  readonly text: string;
  readonly isEnd: boolean;
}

/** Each mark of an XML text in its order, looked at once; what is no mark is text of the one before. */
function* elementsIn(xml: string): Generator<Element> {
  let at = xml.indexOf("<");
  while (at >= 0) {
    if (xml.startsWith("<!--", at)) {
      const end = xml.indexOf("-->", at);
      at = end < 0 ? -1 : xml.indexOf("<", end);
      continue;
    }
    const end = xml.indexOf(">", at);
    if (end < 0) return;
    const next = xml.indexOf("<", end);
    const inside = xml.slice(at + 1, end);
    const isEnd = inside.startsWith("/");
    const [mark = ""] = /^[^\s/]+/.exec(isEnd ? inside.slice(1) : inside) ?? [];
    yield {
      name: mark.slice(mark.indexOf(":") + 1),
      attributes: inside.slice(mark.length),
      text: xml.slice(end + 1, next < 0 ? xml.length : next),
      isEnd,
    };
    at = next;
  }
}

function attribute(attributes: string, name: string): number {
  const at = attributes.indexOf(`${name}="`);
  const value = at < 0 ? "" : attributes.slice(at + name.length + 2, attributes.indexOf('"', at + name.length + 2));
  return value === "" ? Number.NaN : Number(value);
}

/** Names tracks so that no two are one: plotters call all of theirs «Track». */
function createTrackNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name || "Pista"} (${count})`;
  };
}

/**
 * Reads the points of a GPX, of its tracks and of its routes: different tracks are of different ships, or of different days of whoever carried the receiver, and are
 * never one line.
 */
function readGpx(xml: string, fleet: Fleet): ReadXml {
  let [positions, timeless] = [0, 0];
  let place: { readonly lon: number; readonly lat: number; timeMs: number } | null = null;
  /** Of the whole file, and of the track that is being read. */
  let [fileName, track] = ["", ""];
  let isInTrack = false;
  const nameTrack = createTrackNames();
  /** The track that is being read, as it is told apart; `null` before its first point. */
  let id: string | null = null;
  for (const { name, attributes, text, isEnd } of elementsIn(xml)) {
    const isPoint = name === "trkpt" || name === "rtept";
    if (name === "trk" || name === "rte") [isInTrack, track, id] = [!isEnd, "", null];
    if (isPoint && !isEnd) {
      place = { lon: attribute(attributes, "lon"), lat: attribute(attributes, "lat"), timeMs: Number.NaN };
      // A point closed at once has nothing in it, not even a moment.
      if (!attributes.endsWith("/")) continue;
    }
    if (name === "time" && !isEnd && place !== null) place.timeMs = Date.parse(text.trim());
    if (name === "name" && !isEnd && place === null) {
      if (isInTrack && track === "") track = plainText(text);
      else if (fileName === "") fileName = plainText(text);
    }
    if (!isPoint || place === null) continue;
    id ??= nameTrack(track);
    if (Number.isNaN(place.timeMs)) timeless += 1;
    else if (fleet.add(id, place.lon, place.lat, place.timeMs)) {
      positions += 1;
      if ((id || fileName) !== "") fleet.describe(id, { name: id || fileName });
    }
    place = null;
  }
  return { positions, timeless };
}

/** Reads the tracks of a KML (`gx:Track`), each under its own name, and its places with a moment (`TimeStamp`), which are one line. */
function readKml(xml: string, fleet: Fleet): ReadXml {
  let [positions, timeless] = [0, 0];
  let moments: number[] = [];
  let places: string[] = [];
  let track = "";
  const nameTrack = createTrackNames();
  let id: string | null = null;
  const take = (id: string, place: string, separator: string, timeMs: number | undefined) => {
    const [lon = Number.NaN, lat = Number.NaN] = place.trim().split(separator).map(Number);
    if (timeMs === undefined || Number.isNaN(timeMs)) timeless += 1;
    else if (fleet.add(id, lon, lat, timeMs)) {
      positions += 1;
      if (id !== "") fleet.describe(id, { name: id });
    }
  };
  for (const { name, text, isEnd } of elementsIn(xml)) {
    if (!isEnd && name === "Placemark") [track, id] = ["", null];
    if (!isEnd && name === "name" && track === "") track = plainText(text);
    if (!isEnd && name === "when") moments.push(Date.parse(text.trim()));
    else if (!isEnd && name === "coord") places.push(text);
    else if (!isEnd && name === "coordinates") places.push(...text.trim().split(/\s+/));
    else if (isEnd && (name === "Track" || name === "Placemark")) {
      const isTrack = name === "Track";
      if (isTrack && places.length > 0) id ??= nameTrack(track);
      for (const [at, place] of places.entries())
        take(isTrack ? (id ?? "") : "", place, isTrack ? " " : ",", moments[at]);
      moments = [];
      places = [];
    }
  }
  return { positions, timeless };
}

/** Of which kind the XML of a program for routes is: «GPX» or «KML»; empty for another one. */
export function xmlProgramOf(xml: string): "GPX" | "KML" | "" {
  const beginning = xml.slice(0, 2000);
  if (/<gpx[\s>]/.test(beginning)) return "GPX";
  return /<kml[\s>]/.test(beginning) ? "KML" : "";
}

/** Reads a GPX or a KML. @returns `null` for another XML. */
export function readTrackXml(xml: string, fleet: Fleet): ReadXml | null {
  const program = xmlProgramOf(xml);
  if (program === "") return null;
  return program === "GPX" ? readGpx(xml, fleet) : readKml(xml, fleet);
}
