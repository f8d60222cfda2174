import type { Double, DoubleRequest } from "../double.ts";
import { conditional } from "../earthquakes/conditional.ts";
import { quakesNow } from "../earthquakes/invented.ts";

const MEDIA_TYPE = "application/json; charset=utf-8";
const MOST_EVENTS = 20_000;
const KM_OF_A_DEGREE = 111.2;

interface Feature {
  readonly id: string;
  readonly properties: { readonly mag: number | string | null; readonly time: number };
  readonly geometry: { readonly type: "Point"; readonly coordinates: readonly number[] };
}

function featuresOf({ scenario, earlier }: DoubleRequest): readonly Feature[] {
  return quakesNow(scenario, earlier, Date.now()).flatMap((quake) => {
    const { key, usgs: mag, atMs, lat, lon, place, depthKm, felt = null, isRevised } = quake;
    if (mag === undefined) return [];
    const id = `us7000inv${key}`;
    const properties = {
      ...{ mag, place: place.en, time: atMs + 4000, updated: atMs + (isRevised ? 3_600_000 : 900_000), tz: null },
      ...{ url: `https://earthquake.usgs.gov/earthquakes/eventpage/${id}`, felt, cdi: null, mmi: null, alert: null },
      ...{ status: isRevised ? "reviewed" : "automatic", tsunami: 0, net: "us", code: `7000inv${key}`, ids: `,${id},` },
      ...{ magType: "mww", type: "earthquake", title: `M ${mag} - ${place.en}` },
    };
    return [
      { type: "Feature", id, properties, geometry: { type: "Point", coordinates: [lon + 0.03, lat - 0.02, depthKm] } },
    ];
  });
}

/** One that nobody can read: its magnitude is a word and it is nowhere. */
const MALFORMED = {
  ...{ type: "Feature", id: "us7000mala" },
  ...{ properties: { mag: "cinco", place: null, time: "ayer", status: "automatic", type: "earthquake" } },
  geometry: { type: "Point", coordinates: [512, -97, null] },
};

function collection(request: DoubleRequest, features: readonly object[], title: string) {
  const metadata = { generated: 0, url: request.path, title, status: 200, api: "1.14.1", count: features.length };
  return conditional(request, JSON.stringify({ type: "FeatureCollection", metadata, features }), MEDIA_TYPE);
}

/** Builds the service's answer to a question that it does not take. */
const bad = (reason: string) => ({
  status: 400,
  body: `Error 400: Bad Request\n\n${reason}\n\nUsage details are available from https://earthquake.usgs.gov/fdsnws/event/1\n`,
});

/** Answers what the double is asked for by the rules of the FDSN, as far as the product asks. */
function queried(request: DoubleRequest) {
  const { query } = request;
  if (query.get("format") !== "geojson") return bad("Bad format value.");
  const of = (name: string, other: number) => Number(query.get(name) ?? other);
  const [limit, least] = [of("limit", MOST_EVENTS), of("minmagnitude", -10)];
  if (!(limit >= 1 && limit <= MOST_EVENTS))
    return bad(`Bad limit value "${limit}". Valid values are 1 <= limit <= 20000.`);
  const from = Date.parse(`${query.get("starttime") ?? "1970-01-01"}Z`);
  const to = query.has("endtime") ? Date.parse(`${query.get("endtime")}Z`) : Number.POSITIVE_INFINITY;
  if (Number.isNaN(from) || Number.isNaN(to)) return bad("Bad starttime value.");
  const radius = of("maxradiuskm", 20_002);
  const found = [...featuresOf(request), ...OLD].filter(({ properties: { mag, time }, geometry: { coordinates } }) => {
    const [lon = 0, lat = 0] = coordinates;
    const near = KM_OF_A_DEGREE * Math.hypot(lat - of("latitude", lat), (lon - of("longitude", lon)) * 0.8) <= radius;
    return near && time >= from && time <= to && Number(mag) >= least;
  });
  return collection(request, found.slice(0, limit), "USGS Earthquakes");
}

/** An invented one of years ago, for the archive. */
const OLD: readonly Feature[] = [
  {
    ...{ type: "Feature", id: "us2011inv0" },
    ...{ geometry: { type: "Point", coordinates: [-1.68, 37.7, 1] } },
    properties: {
      ...{ mag: 5.2, place: "3 km NW of Lorca, Spain", time: Date.UTC(2001, 4, 11, 16, 47, 25), felt: 96 },
      ...{ updated: Date.UTC(2002, 0, 1), url: "https://earthquake.usgs.gov/earthquakes/eventpage/us2011inv0" },
      ...{ status: "reviewed", magType: "mww", type: "earthquake" },
    },
  },
];

const SUMMARY =
  /^\/earthquakes\/feed\/v1\.0\/summary\/(?:significant|4\.5|2\.5|1\.0|all)_(?:hour|day|week|month)\.geojson$/;

/**
 * The geological survey of the United States: the summary feeds and `/fdsnws/event/1/query`, with invented earthquakes and one that nobody can read.
 *
 * Scenario: `revised` (a magnitude that changes from the second time on).
 */
export const usgs: Double = (request) => {
  if (SUMMARY.test(request.path)) {
    const large = featuresOf(request).filter(({ properties: { mag } }) => Number(mag) >= 4.5);
    return collection(request, [...large, MALFORMED], "USGS Magnitude 4.5+ Earthquakes, Past Week");
  }
  return request.path === "/fdsnws/event/1/query" ? queried(request) : null;
};
