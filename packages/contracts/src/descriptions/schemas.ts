import { z } from "zod";
import { endpoints, get, order, post } from "../endpoints.ts";
import { DESCRIPTIONS_API_PATH } from "./paths.ts";

/** Longest table that is brought by hand, characters: as JSON it fits the megabyte of a body, whatever is escaped. A chart of Datawrapper has up to 2 MiB. */
const TABLE_LENGTH = 400_000;

/** Charts of one batch. */
const BATCH_CHARTS = 100;

/** Longest text that is held against the data: a description has 600 characters, a draft may be somewhat too long. */
const DRAFT_LENGTH = 4000;

/** Id of a chart of Datawrapper. */
export const DescribedChartId = z
  .string()
  .regex(/^[0-9A-Za-z_-]{5}$/, "El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)");

const line = (most: number) => z.string().trim().max(most, `Como mucho ${most} caracteres`).default("");

/** Length of a description: one sentence, or a few. */
export const DescriptionLength = z.enum(["short", "long"]);
export type DescriptionLength = z.infer<typeof DescriptionLength>;

/** A description that was published. Times are Unix epoch in milliseconds. */
const FormerDescription = z.object({
  text: z.string(),
  /** Of the chart, from then on; 0 when it was saved into a chart that nobody had published. */
  version: z.int(),
  /** Empty once that person is gone. */
  by: z.string(),
  atMs: z.number(),
});

/** Answer of `GET /api/descriptions/charts/:id`: everything that facts are found in, and what readers have now. */
export const DescribedChart = z.object({
  chart: z.string(),
  title: z.string(),
  type: z.string(),
  intro: z.string(),
  sourceName: z.string(),
  /** Alternative text that readers have now; empty for none. */
  altText: z.string(),
  csv: z.string(),
  /** Names the data: what is published tells which it was written of. */
  dataHash: z.string(),
  /** 0 for a chart that nobody has published. */
  version: z.int(),
  /** The newest first. */
  history: z.array(FormerDescription),
});
export type DescribedChart = z.infer<typeof DescribedChart>;

/** Source that a model is asked about: a chart of Datawrapper, or a table with its words. */
export const DescriptionSource = z
  .object({
    /** Id of the chart; empty for a table. */
    chart: z.union([z.literal(""), DescribedChartId]).default(""),
    csv: z.string().max(TABLE_LENGTH, "La tabla es demasiado larga").default(""),
    type: line(60),
    title: line(300),
    intro: line(2000),
    sourceName: line(300),
    /** Unit of the figures, when the table does not say it. */
    unit: line(60),
  })
  .refine(({ chart, csv }) => chart !== "" || csv.trim() !== "", {
    path: ["chart"],
    message: "Escribe el identificador de un gráfico o pega una tabla",
  });
export type DescriptionSource = z.infer<typeof DescriptionSource>;

/** Body of `POST /api/descriptions/model`. */
export const AskModel = z.object({
  source: DescriptionSource,
  length: DescriptionLength.default("long"),
  /** For whom it is. */
  audience: line(300),
});
export type AskModel = z.infer<typeof AskModel>;

/** Answer of `POST /api/descriptions/model`: a draft that nothing has been held against yet. */
export const ModelDraft = z.object({
  text: z.string(),
  /** Names it in the record of what models wrote: what is published of it says so. */
  draftId: z.uuid(),
});
export type ModelDraft = z.infer<typeof ModelDraft>;

/** Body of `POST /api/descriptions/charts/:id/publish`. */
export const PublishDescription = z.object({
  length: DescriptionLength.default("long"),
  text: z.string().trim().max(DRAFT_LENGTH, `Como mucho ${DRAFT_LENGTH} caracteres`),
  unit: line(60),
  /** Draft of a model that it began with; left out for none. */
  draftId: z.uuid().optional(),
  /** The data that the person saw. */
  dataHash: z.string().max(64),
  /** Doubts that the person has settled, as their sentences say them. */
  accepted: z.array(z.string().max(500)).max(50).default([]),
});
export type PublishDescription = z.infer<typeof PublishDescription>;

/** Body of `POST /api/descriptions/batches`. */
export const BatchOfDescriptions = z.object({
  charts: z
    .array(DescribedChartId)
    .min(1, "Elige al menos un gráfico")
    .max(BATCH_CHARTS, `Como mucho ${BATCH_CHARTS} gráficos de una vez`)
    .transform((charts) => [...new Set(charts)]),
  length: DescriptionLength.default("long"),
  withModel: z.boolean().default(false),
});
export type BatchOfDescriptions = z.infer<typeof BatchOfDescriptions>;

/** Answer of `POST /api/descriptions/batches`. */
export const StartedBatch = z.object({ jobId: z.uuid(), batchId: z.uuid() });
export type StartedBatch = z.infer<typeof StartedBatch>;

/** A chart of a batch. */
export const BatchedDescription = z.object({
  chart: z.string(),
  title: z.string(),
  /** Empty when there is none. */
  text: z.string(),
  /** Reason why there is no draft; empty when there is one. */
  notice: z.string(),
});
export type BatchedDescription = z.infer<typeof BatchedDescription>;

/** Answer of `GET /api/descriptions/batches/:id`: what is done so far, in the order in which it was asked for. */
export const BatchReport = z.object({ items: z.array(BatchedDescription) });
export type BatchReport = z.infer<typeof BatchReport>;

/** Answer of `GET /api/descriptions`: whether charts can be reached and a model asked; empty for yes, else what is missing. */
export const DescriptionsStatus = z.object({ chartsNotice: z.string(), modelNotice: z.string() });
export type DescriptionsStatus = z.infer<typeof DescriptionsStatus>;

/** Month, `2026-11`. */
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "Un mes, como 2026-11");

/** Draft that a model wrote, and what came of it. Times are Unix epoch in milliseconds. */
export const RecordedDraft = z.object({
  draftId: z.string(),
  /** Id of the chart; empty for a table that somebody brought. */
  chart: z.string(),
  title: z.string(),
  /** Name of the model, as the settings of the server have it. */
  model: z.string(),
  draft: z.string(),
  /** Name of who asked for it; empty once that person is gone. */
  by: z.string(),
  atMs: z.number(),
  /** Text that was published of it; empty while none was. */
  published: z.string(),
  publishedBy: z.string(),
  publishedAtMs: z.number().nullable(),
  /** Share of the words of the draft that the published text has no more, 0 to 1; `null` while none was published. */
  changedRatio: z.number().nullable(),
});
export type RecordedDraft = z.infer<typeof RecordedDraft>;

/** Answer of `GET /api/descriptions/model-drafts`: what models wrote in a month, the first first. */
export const ModelDraftReport = z.object({
  month: z.string(),
  drafts: z.int(),
  published: z.int(),
  /** Of those published, the ones that nobody changed a word of. */
  unchanged: z.int(),
  items: z.array(RecordedDraft),
});
export type ModelDraftReport = z.infer<typeof ModelDraftReport>;

/** Query of `GET /api/descriptions/model-drafts`. */
export const ModelDraftsQuery = z.object({ month: Month });

/** Endpoints of the descriptions of charts. */
export const descriptionsApi = endpoints(DESCRIPTIONS_API_PATH, {
  status: get("", DescriptionsStatus),
  chart: get("/charts/:id", DescribedChart),
  publish: order("/charts/:id/publish", PublishDescription, DescribedChart),
  askModel: post("/model", AskModel, ModelDraft),
  modelDrafts: get("/model-drafts", ModelDraftReport, { query: ModelDraftsQuery }),
  order: order("/batches", BatchOfDescriptions, StartedBatch),
  batch: get("/batches/:id", BatchReport),
});
