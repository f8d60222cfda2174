import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { FieldProblem, VersionedRequest } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { keptParts } from "../kept-parts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { MAP_STYLE_LIMITS, MAP_STYLES_API_PATH } from "./paths.ts";

const Color = z
  .string({ error: "Debe ser un color" })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Escribe el color como #rrggbb");

/** Sizes that a label may have, CSS pixels; 0 draws none. */
const LabelPx = z
  .int()
  .min(0)
  .max(40)
  .refine(
    (px) => px === 0 || px >= 12,
    "De 12 px para arriba: más pequeño no se lee en un teléfono. Con 0 no se rotula",
  );

/** Colours of a map, `#rrggbb`. */
export const MapColors = z.object({
  water: Color,
  land: Color,
  green: Color,
  road: Color,
  building: Color,
  border: Color,
  label: Color,
  halo: Color,
  mark: Color,
});
export type MapColors = z.infer<typeof MapColors>;

/** Look of the house's maps: contents of a saved style, whatever draws it. */
export const MapStyle = z.object({
  colors: MapColors,
  provider: z.object({
    kind: z.enum(["own", "tiles", "style", "mapbox"]),
    /** Address of the tiles or of the style, or `user/style` of Mapbox; empty for the house's own ground. */
    address: line(MAP_STYLE_LIMITS.address),
    /** Address of the letters of own tiles, with `{fontstack}` and `{range}`; empty for a map without labels. */
    glyphsUrl: line(MAP_STYLE_LIMITS.address),
  }),
  /** Owner of the data, shown on the map. Without it nothing is published. */
  attribution: line(MAP_STYLE_LIMITS.attribution),
  labels: z.object({
    language: z.enum(["es", "local", "both"]),
    countriesPx: LabelPx,
    regionsPx: LabelPx,
    placesPx: LabelPx,
  }),
  borders: z.object({
    /** Width of the borders between countries, CSS pixels. */
    widthPx: z.number().min(0.2, "Al menos 0,2 px").max(6, "Como mucho 6 px"),
    /** Whether borders inside of a country are drawn. */
    hasRegions: z.boolean(),
    disputed: z.enum(["dashed", "hidden"]),
  }),
  maxZoom: z.int().min(2).max(MAP_STYLE_LIMITS.maxZoom),
});
export type MapStyle = z.infer<typeof MapStyle>;

/** Fields of a style that a person writes. */
export const MapStyleFields = MapStyle.extend({
  title: line(MAP_STYLE_LIMITS.title).min(1, "Falta el nombre"),
  /** For the team only. */
  note: paragraph(MAP_STYLE_LIMITS.note).default(""),
});
export type MapStyleFields = z.infer<typeof MapStyleFields>;

/** Body of `POST /api/map-styles`. */
export const RegisterMapStyle = beginningOf(MapStyleFields);
export type RegisterMapStyle = z.infer<typeof RegisterMapStyle>;

/** Body of `PUT /api/map-styles/:id`. */
export const EditMapStyle = savingOf(MapStyleFields);
export type EditMapStyle = z.infer<typeof EditMapStyle>;

/** A style in a list. */
export const MapStyleSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  hasUnpublishedChanges: z.boolean(),
  /** Whether it is the one that new maps of the house begin with. */
  isCurrent: z.boolean(),
  colors: keptParts(MapColors),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
});
export type MapStyleSummary = z.infer<typeof MapStyleSummary>;

/** Answer of `GET /api/map-styles`: the last changed first. */
export const MapStyleList = z.object({ items: z.array(MapStyleSummary) });
export type MapStyleList = z.infer<typeof MapStyleList>;

/** A style with everything about it. */
export const MapStyleDetail = MapStyleSummary.extend({
  style: keptParts(MapStyle),
  note: z.string(),
  revision: z.string().nullable(),
  /** Address of the revision that is out; it never changes. */
  publicUrl: z.string().nullable(),
  /** Address of whatever is out. */
  liveUrl: z.string().nullable(),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type MapStyleDetail = z.infer<typeof MapStyleDetail>;

/** Query of `GET /api/map-styles/token`. */
export const MapboxTokenQuery = z.object({ style: line(MAP_STYLE_LIMITS.address) });

/** Answer of `GET /api/map-styles/token`: what the server's public token of Mapbox may not do. */
export const MapboxTokenCheck = z.object({ missing: z.array(z.string()), sentences: z.array(z.string()) });
export type MapboxTokenCheck = z.infer<typeof MapboxTokenCheck>;

/** Answer of `GET /api/map-styles/current`: as it was published; `null` while none is chosen. */
export const CurrentMapStyle = z.object({
  current: z
    .object({ id: z.uuid(), title: z.string(), revision: z.string(), publicUrl: z.string(), style: MapStyle })
    .nullable(),
});
export type CurrentMapStyle = z.infer<typeof CurrentMapStyle>;

/** Endpoints of the maps' styles besides those of any record. */
export const mapStylesApi = endpoints(MAP_STYLES_API_PATH, {
  list: get("", MapStyleList, { scope: "map-styles:read" }),
  token: get("/token", MapboxTokenCheck, { query: MapboxTokenQuery }),
  current: get("/current", CurrentMapStyle, { scope: "map-styles:read" }),
  makeCurrent: order("/:id/current", VersionedRequest, MapStyleDetail, { scope: "map-styles:publish" }),
});
