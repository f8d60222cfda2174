import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { RECOVERED_CHARTS_API_PATH } from "./paths.ts";

/** Id of a chart of Datawrapper. */
export const RecoveredChartId = z
  .string()
  .regex(/^[0-9A-Za-z_-]{5}$/, "El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)");

/** A version of a chart that was published. */
const version = z.coerce.number("Debe ser una versión").int("Debe ser una versión").min(1).max(999_999);

/** Query of `GET /api/recovered-charts/:id`: the version that readers have, or one before it. */
export const RecoveredChartQuery = z.object({ version: version.optional() });
export type RecoveredChartQuery = z.infer<typeof RecoveredChartQuery>;

/** Path of `GET /api/recovered-charts/:id/:version/image`. */
export const RecoveredImagePath = z.object({ id: RecoveredChartId, version });

/** Answer of `GET /api/recovered-charts`: what is missing; empty for nothing. */
export const RecoveredChartsStatus = z.object({
  /** To read charts where they are published. */
  publishedNotice: z.string(),
  /** To read those of the team's account, and to copy into it. */
  accountNotice: z.string(),
});
export type RecoveredChartsStatus = z.infer<typeof RecoveredChartsStatus>;

/** Reasons why a chart comes without its data. */
export const MISSING_DATA = {
  locator: "Es un mapa localizador: sus datos son marcadores en JSON, y no una tabla.",
  json: "Sus datos son JSON, y no una tabla.",
  absent: "Quien lo publicó no deja descargar sus datos.",
  large: "Sus datos pasan de los 2 MB que admite Datawrapper.",
  empty: "No tiene ningún dato.",
} as const;

/** Answer of `GET /api/recovered-charts/:id`: a chart with what was found of it, as plain text. */
export const RecoveredChart = z.object({
  id: z.string(),
  /** That was read; 0 for one of the account that nobody has published. */
  version: z.int(),
  /** Origin of what was found: the team's account as it is now, or what readers have. */
  origin: z.enum(["account", "published"]),
  /** Page of that version; empty for none. */
  address: z.string(),
  title: z.string(),
  /** Datawrapper's own name of the kind, such as `d3-lines`. */
  type: z.string(),
  intro: z.string(),
  byline: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  altText: z.string(),
  notes: z.string(),
  /** Metadata that it is made with, JSON to keep. */
  metadata: z.string(),
  /** A table with semicolons, its cells without HTML; `null` without data. */
  csv: z.string().nullable(),
  /** Reason why there are no data; `null` with data. */
  missing: z.enum(["locator", "json", "absent", "large", "empty"]).nullable(),
  /** Address of its picture at our server; `null` for none. */
  imageUrl: z.string().nullable(),
});
export type RecoveredChart = z.infer<typeof RecoveredChart>;

/** Body of `POST /api/recovered-charts/:id/copies`. */
export const CopyRecoveredChart = z.object({
  /** That the person saw; left out for the one that there is. */
  version: version.optional(),
  /** Whether the person says that the data may be used. */
  hasRights: z.literal(true, "Confirma que los datos se pueden usar"),
});
export type CopyRecoveredChart = z.infer<typeof CopyRecoveredChart>;

/** Answer of `POST /api/recovered-charts/:id/copies`: a chart of the team's account that nobody has published. */
export const CopiedChart = z.object({ id: z.string(), title: z.string() });
export type CopiedChart = z.infer<typeof CopiedChart>;

/** Endpoints of the charts that are recovered. */
export const recoveredChartsApi = endpoints(RECOVERED_CHARTS_API_PATH, {
  status: get("", RecoveredChartsStatus),
  recover: get("/:id", RecoveredChart, { query: RecoveredChartQuery }),
  copy: order("/:id/copies", CopyRecoveredChart, CopiedChart, { status: 201 }),
});
