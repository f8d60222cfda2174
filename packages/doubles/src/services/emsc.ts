import type { Double } from "../double.ts";
import { conditional } from "../earthquakes/conditional.ts";
import { quakesNow } from "../earthquakes/invented.ts";

/** One that nobody can read: no magnitude at all, and below the ground of nowhere. */
const MALFORMED = {
  ...{ type: "Feature", id: "mala", geometry: null },
  properties: { time: "pronto", lat: "n/a", lon: null, depth: -3, mag: "M4", magtype: "mb" },
};

/**
 * The Seismic Portal of the European and Mediterranean centre: `/fdsnws/event/1/query?format=json`; 204 where there is nothing, as the rules of the FDSN say.
 *
 * Scenarios: `revised` (as the others; this agency does not change its mind), `empty`.
 */
export const emsc: Double = (request) => {
  const { path, query, scenario, earlier } = request;
  if (path !== "/fdsnws/event/1/query") return null;
  if (query.get("format") !== "json") return { status: 400, body: "Error 400: format not valid" };
  const least = Number(query.get("minmag") ?? -10);
  const features = quakesNow(scenario, earlier, Date.now()).flatMap(
    ({ key, emsc: mag, atMs, lat, lon, place, depthKm }) => {
      if (mag === undefined || mag === null || mag < least || scenario === "empty") return [];
      const [id, time] = [`20260101_000000${key}`, new Date(atMs - 2000).toISOString()];
      const properties = {
        ...{
          source_id: `190000${key}`,
          source_catalog: "EMSC-RTS",
          lastupdate: new Date(atMs + 1_200_000).toISOString(),
        },
        ...{ time, flynn_region: place.en.toUpperCase(), lat: lat + 0.01, lon: lon - 0.02, depth: depthKm + 2 },
        ...{ evtype: "ke", auth: "EMSC", mag, magtype: "ml", unid: id },
      };
      // Downwards is negative here.
      const geometry = { type: "Point", coordinates: [lon - 0.02, lat + 0.01, -(depthKm + 2)] };
      return [{ type: "Feature", id, geometry, properties }];
    },
  );
  if (features.length === 0) return { status: 204, body: "" };
  const all = [...features, MALFORMED];
  const answer = { type: "FeatureCollection", metadata: { count: all.length }, features: all };
  return conditional(request, JSON.stringify(answer), "application/json");
};
