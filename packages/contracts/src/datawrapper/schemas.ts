import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { DATAWRAPPER_API_PATH } from "../graphics/paths.ts";

/** Answer of `GET /api/datawrapper`: whether the team's account can be used. */
export const DatawrapperStatus = z.object({
  mode: z.enum(["live", "local", "off"]),
  /** Advice on what to do when it is off; empty when it works. */
  notice: z.string(),
});
export type DatawrapperStatus = z.infer<typeof DatawrapperStatus>;

/** Query of `GET /api/datawrapper/charts`. */
export const DatawrapperQuery = z.object({
  search: z.string().trim().max(200).default(""),
  isPublished: z.enum(["yes", "no"]).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type DatawrapperQuery = z.infer<typeof DatawrapperQuery>;

/** A chart of the account, in a list. */
export const DatawrapperChart = z.object({
  id: z.string(),
  title: z.string(),
  /** Datawrapper's own name of the kind, such as `d3-lines`. */
  type: z.string(),
  /** Version that readers get; 0 when it was never published. */
  publicVersion: z.int(),
  /** ISO 8601; empty when unknown. */
  lastModifiedAt: z.string(),
  thumbnailUrl: z.string().nullable(),
});
export type DatawrapperChart = z.infer<typeof DatawrapperChart>;

/** Answer of `GET /api/datawrapper/charts`. */
export const DatawrapperList = z.object({ items: z.array(DatawrapperChart), total: z.int() });
export type DatawrapperList = z.infer<typeof DatawrapperList>;

/** Answer of `GET /api/datawrapper/charts/:id`. */
export const DatawrapperDetail = DatawrapperChart.extend({
  intro: z.string(),
  byline: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  altText: z.string(),
  language: z.string(),
  publicUrl: z.string().nullable(),
  embedHeightPx: z.number().nullable(),
  /** Moment of the last publication, ISO 8601; empty when it is not out. */
  publishedAt: z.string(),
});
export type DatawrapperDetail = z.infer<typeof DatawrapperDetail>;

/** Answer of `GET /api/datawrapper/charts/:id/embed-codes`. */
export const DatawrapperEmbedCodes = z.array(z.object({ id: z.string(), title: z.string(), code: z.string() }));
export type DatawrapperEmbedCodes = z.infer<typeof DatawrapperEmbedCodes>;

/** Query of `GET /api/datawrapper/charts/:id/export/:format`. */
export const DatawrapperExport = z.object({
  width: z.coerce.number().int().min(50).max(4000).default(600),
  zoom: z.coerce.number().int().min(1).max(4).default(2),
  isPlain: z.enum(["yes", "no"]).default("no"),
  isDark: z.enum(["yes", "no"]).default("no"),
});
export type DatawrapperExport = z.infer<typeof DatawrapperExport>;

/** Endpoints of the team's account of Datawrapper. */
export const datawrapperApi = endpoints(DATAWRAPPER_API_PATH, {
  status: get("", DatawrapperStatus),
  charts: get("/charts", DatawrapperList, { query: DatawrapperQuery }),
  chart: get("/charts/:id", DatawrapperDetail),
  embedCodes: get("/charts/:id/embed-codes", DatawrapperEmbedCodes),
});
