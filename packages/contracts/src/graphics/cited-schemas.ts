import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { CITED_API_PATH } from "./paths.ts";

/** A column of figures of something that is cited. */
const CitedColumn = z.object({
  /** As a reference names it: key of the series, or name in the chart. */
  key: z.string(),
  name: z.string(),
  /** «%», «millones de euros»; empty for none. */
  unit: z.string(),
  /** Number of decimals with which all its figures are written. */
  decimals: z.int(),
});

/** A row of something that is cited. */
const CitedRow = z.object({
  /** As a reference names it: a day as `2026-11-23`, or a name. */
  x: z.string(),
  /** As people read it: «noviembre de 2026». */
  label: z.string(),
  /** Source of the row, where it has one of its own; empty where all have the same. */
  source: z.string(),
  /** One for each column; `null` where there is none. */
  values: z.array(z.number().nullable()),
});

/** Published content for whoever cites it: its figures, its source and its picture. */
export const Cited = z.object({
  /** `series:ipc`, `tracker:generales`, `graphic:embalses`, or `election:generales` and a part of its count. */
  reference: z.string(),
  title: z.string(),
  sourceLine: z.string(),
  altText: z.string(),
  /** The last rows, in their order. Empty columns where it has no table. */
  columns: z.array(CitedColumn),
  rows: z.array(CitedRow),
  /** Names of its parts of which a step of a story can speak, where they are no columns and no rows: what is marked on a map. */
  parts: z.array(z.string()).optional(),
  /** Reason why it has no table that can be cited; empty where it has one. */
  otherwise: z.string(),
  /** Moment that all its rows are of, where they are no moments themselves: «con el 45,2 % escrutado». */
  asOf: z.string().optional(),
  /** Headline that the desk wrote before and that its count bears out; empty for none yet. */
  headline: z.string().optional(),
  /** Address where readers see all of it, for who cites it in a text; left out where they do not. */
  url: z.string().optional(),
  /** Whether its figures are those of a rehearsal, which no reader gets. */
  isRehearsal: z.boolean().optional(),
  /** Its still picture, by its public address; `null` for none. */
  picture: z.object({ src: z.string(), widthPx: z.int(), heightPx: z.int() }).nullable(),
});
export type Cited = z.infer<typeof Cited>;

/** Query of `GET /api/graphics/cited`. */
export const CitedQuery = z.object({ of: z.string().max(100) });

/** Endpoint of what a card cites. */
export const citedApi = endpoints(CITED_API_PATH, {
  cite: get("", Cited, { query: CitedQuery }),
});
