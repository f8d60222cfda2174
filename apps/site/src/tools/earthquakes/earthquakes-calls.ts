import { EARTHQUAKES_API_PATH } from "@nv/contracts";
import {
  EarthquakeArchive,
  EarthquakeEvent,
  EarthquakesFound,
  NearTowns,
  type WatchEarthquake,
} from "@nv/contracts/schemas";
import { callServer, request, type Topic } from "@nv/web";
import { addressOf } from "@nv/web/address";
import type { z } from "zod";

const PIECES = `${EARTHQUAKES_API_PATH}/pieces`;

/** Query to the archive, as it was written. */
export type ArchiveQuestion = Readonly<Record<"from" | "to" | "lon" | "lat" | "radiusKm" | "minMagnitude", string>>;

/** The calls about earthquakes. All throw `CallFailure`. */
export const earthquakesCalls = {
  list: (signal: AbortSignal) => callServer(EarthquakesFound, EARTHQUAKES_API_PATH, { signal }),
  archive: (asked: ArchiveQuestion) =>
    callServer(EarthquakeArchive, addressOf(`${EARTHQUAKES_API_PATH}/archive`, asked)),
  towns: (lon: number, lat: number, signal: AbortSignal) =>
    callServer(NearTowns, addressOf(`${EARTHQUAKES_API_PATH}/towns`, { lon: String(lon), lat: String(lat) }), {
      signal,
    }),
  watch: (json: WatchEarthquake) => request(PIECES, { method: "POST", isOrder: true, json }),
  review: (graphicId: string) =>
    request(`${PIECES}/${encodeURIComponent(graphicId)}/review`, { method: "POST", isOrder: true, json: {} }),
} as const;

/** An agency has something new, or has corrected a magnitude. */
export const EARTHQUAKE_TOPIC: Topic<z.infer<typeof EarthquakeEvent>> = { name: "earthquake", schema: EarthquakeEvent };
