import { z } from "zod";
import { endpoints, order, post } from "../endpoints.ts";
import { LIGHT_MAPS_API_PATH } from "../files/paths.ts";
import { TakenUpload } from "../files/schemas.ts";

/** Ways in which the texts of a shapefile may be written; `auto`: as it says itself. */
export const MapEncoding = z.enum(["auto", "utf8", "windows-1252", "iso-8859-1", "cp850"]);
export type MapEncoding = z.infer<typeof MapEncoding>;

/** Name of a field of a map's table. */
const field = z.string().min(1).max(200);

/** A coordinate system by its number: `EPSG:25830`; `file`: the one that the file names. */
export const MapCrs = z.union([z.literal("file"), z.string().regex(/^EPSG:\d{4,5}$/)]);
export type MapCrs = z.infer<typeof MapCrs>;

/** Use of a light map, which decides its format, its winding and what else it holds. */
export const MapTarget = z.enum(["datawrapper", "d3", "maplibre", "svg"]);
export type MapTarget = z.infer<typeof MapTarget>;

/** Columns of a table and its rows, figures as figures, joined to a map by the first of them. */
export const MapJoin = z.object({
  columns: z.array(z.string().max(200)).min(2).max(40),
  rows: z.array(z.array(z.union([z.string().max(500), z.number()])).max(40)).max(20_000),
});
export type MapJoin = z.infer<typeof MapJoin>;

/** Options of a light map made of a layer. */
export const MapRequest = z.object({
  /** Place of the layer among those that the file was found to have, from 0. */
  layer: z.int().min(0).max(200),
  encoding: MapEncoding.default("auto"),
  /** Confirmed by a person. */
  crs: MapCrs,
  target: MapTarget,
  /** Format of a map for Datawrapper or D3; of the others there is one. */
  format: z.enum(["topojson", "geojson"]).default("topojson"),
  /** Most that it may weigh. */
  mostBytes: z.int().min(10_000).max(20_000_000),
  /** Field of the codes that tell one area from another; empty for none. */
  key: z.union([z.literal(""), field]).default(""),
  /** Fields that stay besides the key. */
  fields: z.array(field).max(100).default([]),
  /** Field whose equal values become one area; empty for none. */
  dissolve: z.union([z.literal(""), field]).default(""),
  /** Only what has this value in this field. */
  only: z
    .object({ field, value: z.string().max(500) })
    .nullable()
    .default(null),
  join: MapJoin.nullable().default(null),
});
export type MapRequest = z.infer<typeof MapRequest>;

const bounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A coordinate system that a map may be in. */
export const CrsGuess = z.object({
  crs: MapCrs,
  title: z.string(),
  /** Middle that the map would have, degrees; `null` when it would be nowhere. */
  centre: z.object({ lon: z.number(), lat: z.number() }).nullable(),
});
export type CrsGuess = z.infer<typeof CrsGuess>;

/** A field of the table of a layer. */
export const MapField = z.object({
  name: z.string(),
  kind: z.enum(["text", "number", "other"]),
  /** Features that have a value. */
  filled: z.int(),
  distinct: z.int(),
  /** The first ones that are not empty. */
  examples: z.array(z.string()),
  /** File of the rendition with all of its values as texts, a JSON list; `null` when there are too many. */
  values: z.string().nullable(),
});
export type MapField = z.infer<typeof MapField>;

/** A layer that a file holds. */
export const MapLayer = z.object({
  name: z.string(),
  geometry: z.enum(["polygon", "polyline", "point", "none"]),
  features: z.int(),
  /** Features without any geometry. */
  empty: z.int(),
  vertices: z.int(),
  /** West, south, east and north in its own units. */
  bounds: bounds.nullable(),
  /** Coordinate system that the file names; empty when it names none. */
  namedCrs: z.string(),
  /** The likeliest first. */
  guesses: z.array(CrsGuess),
  encoding: z.string(),
  fields: z.array(MapField),
  /** Notes for whoever brought it, as sentences. */
  notes: z.array(z.string()),
});
export type MapLayer = z.infer<typeof MapLayer>;

/** Data of the recipe `layers`. */
export const MapLayers = z.object({ format: z.string(), layers: z.array(MapLayer), notes: z.array(z.string()) });
export type MapLayers = z.infer<typeof MapLayers>;

/** Data of the recipe `map`. */
export const MadeMap = z.object({
  /** Which file of the rendition it is. */
  name: z.string(),
  bytes: z.int(),
  /** Part of the points that could be left out that stays. */
  keptRatio: z.number(),
  verticesBefore: z.int(),
  vertices: z.int(),
  featuresBefore: z.int(),
  features: z.int(),
  /** Keys of areas that cleaning took away, or left without a surface; none where areas were joined. What has no key is told by its row. */
  lost: z.array(z.string()).default([]),
  /** Elements without a shape, or with an outline that encloses nothing: by their key, or by their row. */
  shapeless: z.array(z.string()).default([]),
  /** Areas whose outline crossed itself, as a bow tie does: they have all of their loops. */
  untwisted: z.array(z.string()).default([]),
  /** Places where simplified lines crossed and were mended, and where lines still cross. */
  repaired: z.int(),
  crossings: z.int(),
  /** Narrow gaps and overlaps between areas that were closed. */
  slivers: z.int(),
  bounds: bounds.nullable(),
  /** Rows of the table that found an area; `null` without a table. */
  joined: z.int().nullable(),
  notes: z.array(z.string()),
});
export type MadeMap = z.infer<typeof MadeMap>;

const lines = z.array(z.array(z.number()));

/**
 * File `preview.json` of the recipe `map`: its lines before and after in one frame, each as `x, y` and then steps, in tenths of a
 * pixel of a frame 800 wide; all of it, and a detail of where it has most points.
 */
export const MapPreview = z.object({
  heightPx: z.number(),
  /** Of the whole, in the same units as its points. */
  detailBox: bounds,
  before: z.object({ whole: lines, detail: lines }),
  after: z.object({ whole: lines, detail: lines }),
});
export type MapPreview = z.infer<typeof MapPreview>;

/** Body of `POST /api/light-maps/:id/layers`. */
export const LookAtMap = z.object({ encoding: MapEncoding.default("auto") });
export type LookAtMap = z.infer<typeof LookAtMap>;

/** Answer of what is made of a geographic file: what it is, or the work that makes it. */
export const MapAnswer = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("made"),
    files: z.array(z.object({ name: z.string(), url: z.string(), sizeBytes: z.int() })),
    /** A {@link MapLayers} or a {@link MadeMap}. */
    data: z.json(),
  }),
  z.object({ state: z.literal("pending"), jobId: z.uuid() }),
]);
export type MapAnswer = z.infer<typeof MapAnswer>;

/** Body of `POST /api/light-maps/:id/datawrapper`. */
export const SendMap = z.object({
  order: MapRequest,
  /** The map of Datawrapper that gets it; empty for a new one. */
  chart: z.union([z.literal(""), z.string().regex(/^[0-9A-Za-z_-]{5}$/, "Son 5 letras o cifras, como aB3dE")]),
  /** Of a new one. */
  title: z.string().trim().max(200).default(""),
});
export type SendMap = z.infer<typeof SendMap>;

/** Answer of `POST /api/light-maps/:id/datawrapper`. */
export const SentMap = z.object({
  id: z.string(),
  title: z.string(),
  /** Address where it is edited. */
  url: z.string(),
  isNew: z.boolean(),
});
export type SentMap = z.infer<typeof SentMap>;

/** Endpoints of the light maps of geographic files. */
export const lightMapsApi = endpoints(LIGHT_MAPS_API_PATH, {
  example: order("/example", null, TakenUpload),
  layers: order("/:id/layers", LookAtMap, MapAnswer),
  maps: order("/:id/maps", MapRequest, MapAnswer),
  keep: order("/:id/keep", MapRequest, TakenUpload),
  send: post("/:id/datawrapper", SendMap, SentMap),
});
