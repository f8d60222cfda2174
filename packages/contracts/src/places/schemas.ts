import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { PLACES_API_PATH } from "./paths.ts";
import { StreetDetail, StreetsFound } from "./street-ground.ts";

export * from "./street-ground.ts";

/** Characters of what says where something is: the address of a map is the longest. */
const ASKED_LENGTH = 2000;

const Point = z.object({ lon: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });

/** `-3.7038,40.4168`: decimal degrees, the longitude first. */
const near = z
  .string()
  .max(60, "Es demasiado larga")
  .transform((text) => text.split(",").map(Number))
  .pipe(z.tuple([z.number(), z.number()]))
  .transform(([lon, lat]) => ({ lon, lat }))
  .pipe(Point);

/** Query of `GET /api/places`: what a person wrote, and the point whose neighbourhood they have in mind. */
export const PlacesQuery = z.object({
  q: z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .max(ASKED_LENGTH, "Es demasiado larga"),
  near: near.optional(),
});
export type PlacesQuery = z.infer<typeof PlacesQuery>;

/** Kind of a place that was found. */
export const FoundPlaceKind = z.enum([
  "country",
  "territory",
  "community",
  "province",
  "municipality",
  "locality",
  "town",
  "region",
  "island",
  "sea",
  "strait",
  "cape",
  "mountain",
  "river",
  "lake",
  "coast",
  "address",
  "street",
  "point",
]);
export type FoundPlaceKind = z.infer<typeof FoundPlaceKind>;

/** A place for what a person wrote. */
export const FoundPlace = z.object({
  kind: FoundPlaceKind,
  /** As the newspaper calls it; of a point, its coordinates. */
  name: z.string(),
  /** Places that it is in, the nearest first: «Peñamuestra, Muestra»; empty where nobody knows. */
  within: z.string(),
  /** Of the statistics institute, ISO 3166 figures of a country, GeoNames' number of a town; empty for none. */
  code: z.string(),
  point: Point,
  /** Whether the point is the place itself, as where a town's houses are; otherwise it is only well inside of it. */
  isSeat: z.boolean(),
  /** West, south, east, north, degrees; `null` for what has no extent that we know. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** Of the map whose address was written, 0 to 22; `null` otherwise. */
  zoom: z.number().nullable(),
  /** ISO 3166 figures of the one country in which a region or an island of the news is; left out for all else. */
  country: z.string().optional(),
  /** Metres from a point to the nearest town, where that is so far that a map of its surroundings would show none; left out for all else. */
  townM: z.number().optional(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

/** Answer of `GET /api/places`. */
export const PlacesFound = z.object({
  /** Best first; empty when nothing is. */
  places: z.array(FoundPlace),
  /** Question about what to look at before going on; empty for nothing. */
  notice: z.string(),
  /** Point that was probably meant, when the notice asks whether two figures are the wrong way round, or of which hemisphere metres are. */
  instead: Point.nullable(),
  /** Reason why what was written is no place, and what to do; empty when it is one. */
  problem: z.string(),
  /** Notice on the addresses of streets: why there are none, and how to go on; empty when they are there. */
  addressesNotice: z.string(),
});
export type PlacesFound = z.infer<typeof PlacesFound>;

const box = z
  .string()
  .max(120, "Es demasiado larga")
  .transform((text) => text.split(",").map(Number))
  .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()], "Escribe oeste, sur, este y norte"))
  .refine(
    ([west, south, east, north]) =>
      west >= -180 && west < east && east <= 180 && south >= -85 && south < north && north <= 85,
    "Escribe oeste, sur, este y norte, en grados",
  )
  .readonly();

/** Query of `GET /api/places/streets`: a box of degrees, and the proportions of the frames in which it is seen. */
export const StreetsQuery = z.object({
  area: box,
  ratios: z
    .string()
    .max(60, "Es demasiado larga")
    .transform((text) => text.split(",").map(Number))
    .pipe(z.array(z.number().min(0.2, "Al menos 0,2").max(5, "Como mucho 5")).min(1).max(4)),
  detail: StreetDetail.default("screen"),
  /** A file of the library in the place of the house's; empty for that one. */
  file: z.union([z.literal(""), z.uuid("No es un archivo de la biblioteca")]).default(""),
});
export type StreetsQuery = z.infer<typeof StreetsQuery>;

/** Endpoints of places: those for what a person wrote, and the streets of a box. */
export const placesApi = endpoints(PLACES_API_PATH, {
  places: get("", PlacesFound, { query: PlacesQuery }),
  streets: get("/streets", StreetsFound, { query: StreetsQuery }),
});
