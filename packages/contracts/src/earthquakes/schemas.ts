import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { EARTHQUAKES_API_PATH } from "./paths.ts";

/** Agencies whose reports are read: that of Spain, that of the United States for the world, that of Europe and the Mediterranean. */
export const EarthquakeSource = z.enum(["ign", "usgs", "emsc"]);
export type EarthquakeSource = z.infer<typeof EarthquakeSource>;

const lon = z.number().min(-180).max(180);
const lat = z.number().min(-90).max(90);

/** Report of one agency about one earthquake. */
export const EarthquakeReport = z.object({
  source: EarthquakeSource,
  /** As the agency calls it: `es2026abcde`. */
  id: z.string(),
  atMs: z.number(),
  lon,
  lat,
  /** Of this agency and no other; `null` while it has calculated none. */
  magnitude: z.number().nullable(),
  /** Method of calculation, as the agency writes it: `mww`, `ML`; empty where it does not say. */
  magnitudeType: z.string(),
  /** Kilometres; `null` where the agency does not say. */
  depthKm: z.number().nullable(),
  /** Place of it, in the agency's words. */
  place: z.string(),
  /** The agency's page of it; empty for none. */
  url: z.string(),
  /** People who told the agency that they felt it; `null` where nobody was asked or nobody told. */
  felt: z.int().nullable(),
  /** Whether a person of the agency has looked at it; `null` where it does not say. */
  isReviewed: z.boolean().nullable(),
  /** Time when the agency last changed it; `null` where it does not say. */
  updatedAtMs: z.number().nullable(),
});
export type EarthquakeReport = z.infer<typeof EarthquakeReport>;

/** An earthquake, with what each agency says of it. */
export const Earthquake = z.object({
  /** Of its first report: `ign:es2026abcde`. */
  id: z.string(),
  /** Time, place and depth are those of the first report that says them. */
  atMs: z.number(),
  lon,
  lat,
  depthKm: z.number().nullable(),
  /** In Spanish where the words of the agency are of a form that we know. */
  place: z.string(),
  /** At most one of each agency; Spain's own first. */
  reports: z.array(EarthquakeReport).min(1),
});
export type Earthquake = z.infer<typeof Earthquake>;

/** State of an agency's feed. */
export const EarthquakeFeed = z.object({
  source: EarthquakeSource,
  /** `waiting`: it was asked and has not answered yet. */
  state: z.enum(["ok", "off", "failed", "waiting"]),
  /** Fault and remedy, as a sentence; empty for nothing. */
  notice: z.string(),
  /** Time when it last answered; `null` for never. */
  answeredAtMs: z.number().nullable(),
  /** Reports of its last answer that could not be read. */
  skipped: z.int(),
});
export type EarthquakeFeed = z.infer<typeof EarthquakeFeed>;

/** A magnitude that an agency has corrected. */
export const EarthquakeRevision = z.object({
  source: EarthquakeSource,
  reportId: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Time when it was seen. */
  seenAtMs: z.number(),
});
export type EarthquakeRevision = z.infer<typeof EarthquakeRevision>;

/** A graphic that was made of an earthquake, and what has changed since somebody last looked. */
export const EarthquakePiece = z.object({
  graphicId: z.uuid(),
  title: z.string(),
  status: z.string(),
  /** The last one first. */
  revisions: z.array(EarthquakeRevision),
});
export type EarthquakePiece = z.infer<typeof EarthquakePiece>;

/** Answer of `GET /api/earthquakes`. */
export const EarthquakesFound = z.object({
  /** Of the last ten days, the last one first. */
  earthquakes: z.array(Earthquake),
  feeds: z.array(EarthquakeFeed),
  /** Graphics whose earthquake was corrected since somebody last looked. */
  revised: z.array(EarthquakePiece),
});
export type EarthquakesFound = z.infer<typeof EarthquakesFound>;

const FARTHEST_KM = 20_000;
const MAGNITUDES = { least: -1, most: 10 } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const degrees = (most: number, name: string) =>
  z.coerce
    .number(`Falta la ${name}`)
    .min(-most, `La ${name} va de -${most} a ${most}`)
    .max(most, `La ${name} va de -${most} a ${most}`);
const day = z
  .string()
  .regex(DAY, "Escribe la fecha como 2026-11-20")
  .refine((text) => !Number.isNaN(Date.parse(text)), "Esa fecha no está en el calendario");

/** Query of `GET /api/earthquakes/archive`: what the agency of the United States has of any day around a place. */
export const EarthquakeArchiveQuery = z
  .object({
    /** Universal time, the first and the last day. */
    from: day,
    to: day,
    lon: degrees(180, "longitud"),
    lat: degrees(90, "latitud"),
    radiusKm: z.coerce.number().min(1, "Al menos 1 km").max(FARTHEST_KM, "Como mucho 20.000 km").default(300),
    minMagnitude: z.coerce.number().min(MAGNITUDES.least, "De -1 a 10").max(MAGNITUDES.most, "De -1 a 10").default(2.5),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "Acaba antes de empezar" });
export type EarthquakeArchiveQuery = z.infer<typeof EarthquakeArchiveQuery>;

/** Answer of `GET /api/earthquakes/archive`: the last one first. */
export const EarthquakeArchive = z.object({
  earthquakes: z.array(Earthquake),
  /** There are more than are told. */
  isCut: z.boolean(),
});
export type EarthquakeArchive = z.infer<typeof EarthquakeArchive>;

/** Query of `GET /api/earthquakes/towns`. */
export const NearTownsQuery = z.object({ lon: degrees(180, "longitud"), lat: degrees(90, "latitud") });
export type NearTownsQuery = z.infer<typeof NearTownsQuery>;

/** The eight ways of a compass, clockwise from the north. */
export const CompassPoint = z.enum(["n", "ne", "e", "se", "s", "sw", "w", "nw"]);
export type CompassPoint = z.infer<typeof CompassPoint>;

/** A town near an epicentre, by where its houses are. */
export const NearTown = z.object({
  /** Of the statistics institute, of a municipality of Spain; of a town abroad, GeoNames' number. */
  code: z.string(),
  name: z.string(),
  /** Province that it is in; of a town abroad, the country. */
  province: z.string(),
  isAbroad: z.boolean(),
  lon,
  lat,
  /** Whether nobody here knows where its houses are: the point is the middle of its term, and the distance is from the edge of that. */
  isTerm: z.boolean(),
  /** 0 inside of a term whose town is not known. */
  distanceKm: z.number(),
  /** From the town to the epicentre; `null` inside of a term whose town is not known. */
  direction: CompassPoint.nullable(),
});
export type NearTown = z.infer<typeof NearTown>;

/** Municipality in whose term an epicentre is. */
export const EpicentreTerm = NearTown.pick({ code: true, name: true, province: true, lon: true, lat: true });
export type EpicentreTerm = z.infer<typeof EpicentreTerm>;

/** Answer of `GET /api/earthquakes/towns`. */
export const NearTowns = z.object({
  /** The nearest first; empty far from all. */
  towns: z.array(NearTown),
  /** `null` at sea and abroad. */
  term: EpicentreTerm.nullable(),
  /** Zone of time of the nearest town, as IANA calls it; empty far from all. */
  zone: z.string(),
});
export type NearTowns = z.infer<typeof NearTowns>;

const MOST_ID = 200;

/** Body of `POST /api/earthquakes/pieces`: a graphic was made of these reports, and whoever corrects them is to be told of. */
export const WatchEarthquake = z.object({
  graphicId: z.uuid(),
  reports: z
    .array(
      z.object({
        source: EarthquakeSource,
        // PostgreSQL cannot even be asked about a NUL character.
        id: z
          .string()
          .overwrite((text) => text.replaceAll("\0", ""))
          .min(1)
          .max(MOST_ID),
      }),
    )
    .min(1)
    .max(EarthquakeSource.options.length),
});
export type WatchEarthquake = z.infer<typeof WatchEarthquake>;

/** Event `earthquake` of `GET /api/events`: an agency has something new, or has corrected a magnitude. */
export const EarthquakeEvent = z.object({
  source: EarthquakeSource,
  /** Empty for several at once. */
  reportId: z.string(),
});

/** Endpoints of the earthquakes. */
export const earthquakesApi = endpoints(EARTHQUAKES_API_PATH, {
  list: get("", EarthquakesFound),
  archive: get("/archive", EarthquakeArchive, { query: EarthquakeArchiveQuery }),
  towns: get("/towns", NearTowns, { query: NearTownsQuery }),
  watch: order("/pieces", WatchEarthquake, null),
  review: order("/pieces/:id/review", null, null),
});
