import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { FieldProblem, GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { addressOrNone, line, paragraph } from "../graphics/texts.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { keptParts } from "../kept-parts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { OBSERVATION_COLUMNS, SERIES_API_PATH, SERIES_DAYS, SERIES_LIMITS } from "./paths.ts";

const reserved: readonly string[] = OBSERVATION_COLUMNS;

/** Days of a month. */
const mostDays = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of the calendar, `YYYY-MM-DD`. */
export const IsoDay = z
  .string({ error: "Debe ser una fecha" })
  .regex(/^[12]\d{3}-\d\d-\d\d$/, "Escribe la fecha como aaaa-mm-dd")
  .refine((text) => {
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    return month >= 1 && month <= 12 && day >= 1 && day <= mostDays(year, month);
  }, "Ese día no está en el calendario");

/** Name of a column in the files that readers get. */
export const SeriesColumnKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, "Solo minúsculas sin acento, cifras y «_», y empieza por una letra")
  .refine((key) => !reserved.includes(key), "Ese nombre lo tienen ya todas las series: elige otro");

/** A web address, or none. */
const Address = addressOrNone(SERIES_LIMITS.address, "https://www.ine.es");

/** Address of the licence under which data are published; empty, or left out, where nobody set one. */
export const DataLicense = Address.optional();

/** A column of a series, besides its date and its source. */
export const SeriesColumn = z.object({
  key: SeriesColumnKey,
  label: line(SERIES_LIMITS.name).min(1, "Falta el nombre de la columna"),
  kind: z.enum(["number", "text", "date"]),
  /** «%», «puntos»; empty for none. */
  unit: line(40).default(""),
  /** Whether it tells observations of the same day apart: who made a poll. */
  isKey: z.boolean().default(false),
});
export type SeriesColumn = z.infer<typeof SeriesColumn>;

/** Value of an observation in a column; `null` for nothing. */
export const ObservationValue = z.union([z.number(), line(SERIES_LIMITS.text), z.null()]);
export type ObservationValue = z.infer<typeof ObservationValue>;

/** Values observed on a day, with their source. */
export const Observation = z.object({
  /** The day, or the first one of its period. */
  date: IsoDay,
  /** By the keys of the columns. */
  values: z.record(z.string().max(40), ObservationValue),
  /** Source of the observation. */
  source: line(SERIES_LIMITS.name),
  sourceUrl: Address,
  /** Whether whoever says so says that it may change. */
  isProvisional: z.boolean().default(false),
  note: line(SERIES_LIMITS.text).default(""),
});
export type Observation = z.infer<typeof Observation>;

/** A place in the list of columns, by its key; whether there is one is looked at with all the rest. */
const column = z.string().max(40);
const limit = z.number({ error: "Debe ser una cifra" });
const positive = limit.min(0, "No puede ser negativo");

/** Unit in which a difference is measured: those of the column, hundredths of what it was, or times of the usual change. */
const JumpUnit = z.enum(["units", "percent", "usual"]);

/** Rule that observations must keep to, as a person writes it in a form. */
export const SeriesRule = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("range"), column, least: limit.nullable(), most: limit.nullable() }),
  /** From one observation to the next. */
  z.object({ kind: z.literal("jump"), column, most: positive, unit: JumpUnit }),
  z.object({ kind: z.literal("monotony"), column, direction: z.enum(["up", "down"]), isStrict: z.boolean() }),
  /** The columns add up to another one, or to a figure. */
  z.object({
    kind: z.literal("totals"),
    columns: z.array(column).min(1, "Elige las partes").max(SERIES_LIMITS.columns),
    total: z.union([z.object({ column }), z.object({ figure: limit })], { error: "Debe ser una cifra" }),
    /** Whether they may add up to less, as what is left out of a poll. */
    mayFallShort: z.boolean(),
    tolerance: positive,
  }),
  /** No period without an observation between the first and the last. */
  z.object({
    kind: z.literal("missing"),
    /** Of a daily series. */
    days: z.enum(SERIES_DAYS),
    except: z.array(IsoDay).max(SERIES_LIMITS.exceptions),
  }),
  /** The last observation is of at most so many days ago. */
  z.object({
    kind: z.literal("fresh"),
    mostDays: z.int({ error: "Debe ser una cifra sin decimales" }).min(1, "Como poco 1").max(4000, "Como mucho 4000"),
  }),
  z.object({ kind: z.literal("past") }),
  /** Values that were known already change by at most so much. */
  z.object({ kind: z.literal("revised"), column, most: positive, unit: z.enum(["units", "percent"]) }),
]);
export type SeriesRule = z.infer<typeof SeriesRule>;

/** Decimals that a worked out figure is rounded to. */
const decimals = z
  .int({ error: "Debe ser una cifra sin decimales" })
  .min(0, "Como poco 0")
  .max(SERIES_LIMITS.decimals, `Como mucho ${SERIES_LIMITS.decimals}`);

/** Transform that computes the figures of a column from those of another, so that nobody types them. */
export const SeriesTransform = z.discriminatedUnion("kind", [
  /** In hundredths of the figure of the period before, or of the same one a year before. */
  z.object({ kind: z.literal("change"), column, of: column, over: z.enum(["period", "year"]), decimals }),
  /** Less the figure of the period before, or of the same one a year before: percentage points, of a column of percentages. */
  z.object({ kind: z.literal("points"), column, of: column, over: z.enum(["period", "year"]), decimals }),
  /** At the prices of a day, by the index of another series that is published. */
  z.object({
    kind: z.literal("deflate"),
    column,
    of: column,
    /** Address of the series of the index. */
    by: GraphicSlug,
    /** Its column. */
    byColumn: column,
    /** The day whose prices they are, or the first one of its period. */
    base: IsoDay,
    decimals,
  }),
]);
export type SeriesTransform = z.infer<typeof SeriesTransform>;

/** Name of a column in a table that was brought; several rows may make it. */
const tableName = z.string().max(400);

/** Most rows or columns of which a person says something. */
const MOST_SAID = 500;

const few = (said: object) => Object.keys(said).length <= MOST_SAID;

/** Corrections by a person of how a table was understood: the part of a row, by its number, and how columns are written, by their names. */
export const TableReading = z.object({
  roles: z
    .record(z.string().regex(/^\d{1,7}$/), z.enum(["head", "data", "aside"]))
    .refine(few)
    .default({}),
  isTurned: z.boolean().default(false),
  marks: z
    .record(tableName, z.enum([",", "."]))
    .refine(few)
    .default({}),
  orders: z
    .record(tableName, z.enum(["day-first", "month-first"]))
    .refine(few)
    .default({}),
  brackets: z
    .record(tableName, z.enum(["negative", "plain"]))
    .refine(few)
    .default({}),
});
export type TableReading = z.infer<typeof TableReading>;

/** Which columns of a brought table are what; what is left empty is found by its name. */
export const TableMapping = z.object({
  date: line(SERIES_LIMITS.name).default(""),
  source: line(SERIES_LIMITS.name).default(""),
  sourceUrl: line(SERIES_LIMITS.name).default(""),
  isProvisional: line(SERIES_LIMITS.name).default(""),
  note: line(SERIES_LIMITS.name).default(""),
  /** Names in the table by the keys of the series. */
  columns: z.record(z.string().max(40), line(SERIES_LIMITS.name)).default({}),
  decimalMark: z.enum(["auto", ",", "."]).default("auto"),
  dayOrder: z.enum(["auto", "day-first", "month-first"]).default("auto"),
  reading: TableReading.default(TableReading.parse({})),
});
export type TableMapping = z.infer<typeof TableMapping>;

/** A chart of Datawrapper. */
const chart = z.string().regex(/^[0-9A-Za-z_-]{5}$/, "Son 5 letras o cifras, como aB3dE");

/** Observations that are asked for at once: what an office corrects is in the last ones. */
const last = z.int({ error: "Debe ser una cifra sin decimales" }).min(1, "Como poco 1").max(2000, "Como mucho 2000");

/** Origin of the observations of a series. */
export const SeriesOrigin = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  z.object({
    kind: z.literal("address"),
    url: z
      .url({ protocol: /^https$/, error: "Debe ser una dirección que empieza por https://" })
      .max(SERIES_LIMITS.address),
    mapping: TableMapping,
    /** Whether the table is all that there is: what is not in it any more disappears. */
    isWhole: z.boolean().default(true),
  }),
  z.object({
    kind: z.literal("ine"),
    code: z.string().regex(/^[A-Za-z]{1,10}\d{1,10}$/, "Escribe el código de la serie, como IPC290751"),
    column,
    last,
    /** Base that the series is known by; empty until the first reading. Another one waits for a person. */
    base: line(SERIES_LIMITS.name).default(""),
  }),
  z.object({
    kind: z.literal("ecb"),
    key: z
      .string()
      .regex(/^[A-Z0-9_]{1,20}\/[A-Z0-9_.+]{1,100}$/, "Escribe la clave de la serie, como EXR/D.USD.EUR.SP00.A"),
    column,
    last,
  }),
  z.object({
    kind: z.literal("datawrapper"),
    chart,
    mapping: TableMapping,
    /** Whether the table is all that there is: what is not in it any more disappears. */
    isWhole: z.boolean().default(true),
  }),
]);
export type SeriesOrigin = z.infer<typeof SeriesOrigin>;

/** An hour of the clock in Madrid. */
const at = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Escribe la hora como 09:01");

/** Further looks, ten minutes apart, while there is nothing new. */
const retries = z.int().min(0).max(SERIES_LIMITS.retries).default(0);

const WRONG_DAY = "Escribe los días con cifras, separados por comas";

/** A day of the week from 1, Monday, or of the month. */
const calendarDay = (most: number) => z.int({ error: WRONG_DAY }).min(1, WRONG_DAY).max(most, WRONG_DAY);

/** Schedule of the checks for new observations; the clock is that of Madrid. */
export const SeriesCalendar = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  /** Days of the week, from 1, Monday, to 7. */
  z.object({ kind: z.literal("weekly"), days: z.array(calendarDay(7)).min(1, "Elige algún día").max(7), at, retries }),
  /** Days of the month; one that a month does not have is its last. */
  z.object({
    kind: z.literal("monthly"),
    days: z.array(calendarDay(31)).min(1, "Elige algún día").max(31),
    at,
    retries,
  }),
]);
export type SeriesCalendar = z.infer<typeof SeriesCalendar>;

/** Target to which new publications go by themselves, besides the series' own addresses. */
export const SeriesTarget = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({
    kind: z.literal("datawrapper"),
    chart,
    /** Number of the last observations that the chart gets; `null` for all. */
    last: last.nullable(),
    /** Whether the notes of the chart say of when the last one is. */
    hasNotes: z.boolean(),
  }),
]);
export type SeriesTarget = z.infer<typeof SeriesTarget>;

/** Fields of a series that a person writes; its observations are kept beside it. */
export const SeriesFields = z.object({
  title: line(SERIES_LIMITS.title).min(1, "Falta el nombre"),
  /** Description of what it measures and how, for readers. */
  description: paragraph(SERIES_LIMITS.note).default(""),
  license: DataLicense,
  /** For the team only. */
  note: paragraph(SERIES_LIMITS.note).default(""),
  period: z.enum(["day", "week", "month", "quarter", "year"]),
  columns: z.array(SeriesColumn).min(1, "Hace falta una columna").max(SERIES_LIMITS.columns),
  /** Source, where an observation does not name one itself. */
  source: z.object({ name: line(SERIES_LIMITS.name), url: Address }),
  /** Whether each observation must name the address of its own source. */
  needsOwnSource: z.boolean().default(false),
  /** Columns that are worked out, one after another. */
  transforms: z.array(SeriesTransform).max(SERIES_LIMITS.columns).default([]),
  rules: z.array(SeriesRule).max(SERIES_LIMITS.rules).default([]),
  origin: SeriesOrigin.default({ kind: "manual" }),
  calendar: SeriesCalendar.default({ kind: "none" }),
  target: SeriesTarget.default({ kind: "none" }),
  mode: z.enum(["review", "accept", "publish"]).default("review"),
});
export type SeriesFields = z.infer<typeof SeriesFields>;

/** A published series that figures were worked out with: the very revision, which never changes. */
export const UsedSeries = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  /** Day of its first observation that may change; empty for none. */
  provisionalFrom: z.string(),
});
export type UsedSeries = z.infer<typeof UsedSeries>;

/** Summary of the observations of a series, so that a version of it says which ones it had. */
export const SeriesData = z.object({
  /** SHA-256 of the observations, hex; empty for none. */
  hash: z.string(),
  observations: z.int(),
  /** First and last day; empty for none. */
  first: z.string(),
  last: z.string(),
  /** Series that they were worked out with. */
  used: z.array(UsedSeries).default([]),
  /** Course of what is measured, for a small picture: a few dozen figures, the first one first. */
  sketch: z.array(z.number()).optional(),
});
export type SeriesData = z.infer<typeof SeriesData>;

/** Place where observations do not keep to a rule. */
export const Finding = z.object({
  /** Place of the rule in the list, from 0; `null` for what always waits for a person. */
  rule: z.int().nullable(),
  kind: z.enum(["range", "jump", "monotony", "totals", "missing", "fresh", "past", "revised", "removed", "base"]),
  /** Day of the observation, or the first one of a hole. */
  date: z.string(),
  /** Day before it, or the last one of a hole; empty where there is none. */
  until: z.string(),
  /** Group that tells it apart from others of the same day; empty for nothing. */
  group: z.string(),
  column: z.string().nullable(),
  /** Value that is there; how many, of what is counted. */
  value: z.number().nullable(),
  /** Value that was there before. */
  previous: z.number().nullable(),
  /** Value that it should be, or the bound that it passes. */
  bound: z.number().nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** An observation that is another one than it was. */
export const ObservationChange = z.object({
  /** Key that tells it from all others. */
  key: z.string(),
  /** `null` where there was none. */
  before: Observation.nullable(),
  /** `null` where there is none any more. */
  after: Observation.nullable(),
  /** Fields that differ in one that was there: keys of columns, or `source`, `sourceUrl`, `isProvisional`, `note`. */
  fields: z.array(z.string()),
});
export type ObservationChange = z.infer<typeof ObservationChange>;

/** Numbers of observations that differ. */
export const ChangeCounts = z.object({ added: z.int(), changed: z.int(), removed: z.int() });
export type ChangeCounts = z.infer<typeof ChangeCounts>;

/** Outcome of a check for new observations, or of a table that somebody imported. */
export const SeriesRun = z.object({
  id: z.uuid(),
  state: z.enum(["waiting", "accepted", "approved", "rejected", "superseded", "unchanged", "failed"]),
  origin: z.enum(["manual", "address", "ine", "ecb", "datawrapper"]),
  atMs: z.number(),
  by: z.string(),
  decidedBy: z.string(),
  decidedAtMs: z.number().nullable(),
  counts: ChangeCounts,
  /** «2 observaciones nuevas, 1 corregida», or why it failed. */
  sentence: z.string(),
  /** Number of findings in all: the first are told. */
  findingsTotal: z.int(),
  findings: z.array(Finding.extend({ sentence: z.string() })),
});
export type SeriesRun = z.infer<typeof SeriesRun>;

/** A run with what it would change, the first changes of a long list. */
export const SeriesRunDetail = SeriesRun.extend({ changes: z.array(ObservationChange) });
export type SeriesRunDetail = z.infer<typeof SeriesRunDetail>;

/** Body of `POST /api/series`. */
export const RegisterSeries = beginningOf(SeriesFields);
export type RegisterSeries = z.infer<typeof RegisterSeries>;

/** Body of `PUT /api/series/:id`. */
export const EditSeries = savingOf(SeriesFields);
export type EditSeries = z.infer<typeof EditSeries>;

/** Body of `POST /api/series/:id/observations`: a table that somebody brings. */
export const ImportObservations = VersionedRequest.extend({
  /** Text that was pasted: CSV, TSV or JSON. NUL is no text of PostgreSQL. */
  text: z
    .string()
    .max(SERIES_LIMITS.pasted, "Es demasiado largo para pegarlo")
    .overwrite((text) => text.replaceAll("\0", ""))
    .optional(),
  /** A file of the library: CSV, TSV, JSON or XLSX. */
  fileId: z.uuid().optional(),
  mapping: TableMapping.default(TableMapping.parse({})),
  /** `merge`: what is not in the table stays; `replace`: it goes. */
  policy: z.enum(["merge", "replace"]).default("merge"),
});
export type ImportObservations = z.infer<typeof ImportObservations>;

/** A series in a list. */
export const SeriesSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  period: SeriesFields.shape.period,
  hasUnpublishedChanges: z.boolean(),
  /** Whether a run waits for a person. */
  isWaiting: z.boolean(),
  origin: SeriesRun.shape.origin,
  data: SeriesData,
  /** Time of the next check; `null` for never. */
  nextRunAtMs: z.number().nullable(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
});
export type SeriesSummary = z.infer<typeof SeriesSummary>;

/** Answer of `GET /api/series`: the last changed first. */
export const SeriesList = z.object({ items: z.array(SeriesSummary) });
export type SeriesList = z.infer<typeof SeriesList>;

/** A series with everything about it but its observations. */
export const SeriesDetail = SeriesSummary.extend({
  fields: keptParts(SeriesFields),
  /** The run that waits, if any. */
  waiting: SeriesRun.nullable(),
  revision: z.string().nullable(),
  /** Addresses of what readers have; `null` before it is published. The first never changes. */
  publicUrl: z.string().nullable(),
  latestJsonUrl: z.string().nullable(),
  latestCsvUrl: z.string().nullable(),
  /** Delivery of what is out to where it goes by itself; `null` where it goes nowhere, or nothing is out. */
  delivery: z
    .object({
      /** `pending`: it is on its way. */
      state: z.enum(["pending", "done", "failed"]),
      /** Reason why it failed; empty otherwise. */
      sentence: z.string(),
      /** Time when it was tried last; `null` before. */
      atMs: z.number().nullable(),
    })
    .nullable(),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type SeriesDetail = z.infer<typeof SeriesDetail>;

/** Answer of `GET /api/series/:id/observations`. */
export const SeriesObservations = z.object({ items: z.array(Observation) });
export type SeriesObservations = z.infer<typeof SeriesObservations>;

/** Answer of `GET /api/series/:id/runs`: the last one first. */
export const SeriesRuns = z.object({ items: z.array(SeriesRun) });
export type SeriesRuns = z.infer<typeof SeriesRuns>;

/** Published file of a series, `/data/{slug}/latest.json`. */
export const PublishedSeries = z.object({
  schema: z.literal(1),
  title: z.string(),
  description: z.string(),
  period: SeriesFields.shape.period,
  columns: z.array(
    SeriesColumn.pick({ key: true, label: true, kind: true, unit: true }).extend({
      /** Method by which its figures were worked out; empty where the source gave them. */
      method: z.string().default(""),
    }),
  ),
  source: SeriesFields.shape.source,
  /** Address of this very revision. */
  revisionUrl: z.string(),
  /** Changes since the revision before. */
  changes: ChangeCounts,
  observations: z.array(Observation),
});
export type PublishedSeries = z.infer<typeof PublishedSeries>;

/** Endpoints of the series besides those of any record. */
export const seriesApi = endpoints(SERIES_API_PATH, {
  list: get("", SeriesList, { scope: "series:read" }),
  observations: get("/:id/observations", SeriesObservations, { scope: "series:read" }),
  bring: order("/:id/observations", ImportObservations, SeriesRunDetail, { scope: "series:write" }),
  look: order("/:id/run", null, JobStarted, { status: 202 }),
  deliver: order("/:id/deliver", null, JobStarted, { status: 202 }),
  runs: get("/:id/runs", SeriesRuns, { scope: "series:read" }),
  run: get("/:id/runs/:run", SeriesRunDetail, { scope: "series:read" }),
  approve: order("/:id/runs/:run/approve", VersionedRequest, SeriesDetail, { scope: "series:publish" }),
  reject: order("/:id/runs/:run/reject", VersionedRequest, SeriesDetail, { scope: "series:publish" }),
});
