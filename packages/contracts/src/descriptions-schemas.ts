import { z } from "zod";

/** Longest table that is brought by hand, characters: as JSON it fits the megabyte of a body, whatever is escaped. A chart of Datawrapper has up to 2 MiB. */
const TABLE_LENGTH = 400_000;

/** Charts of one batch. */
const BATCH_CHARTS = 100;

/** Longest text that is held against the data: a description has 600 characters, a draft may be somewhat too long. */
const DRAFT_LENGTH = 4000;

const chartId = z.string().regex(/^[0-9A-Za-z_-]{5}$/, "Son 5 letras o cifras, como aB3dE");
const line = (most: number) => z.string().trim().max(most, `Como mucho ${most} caracteres`).default("");

/** How long a description may be: in a sentence, or in a few. */
export const DescriptionLength = z.enum(["short", "long"]);
export type DescriptionLength = z.infer<typeof DescriptionLength>;

/** What is described: a chart of Datawrapper, or a table with its words. */
export const DescriptionSource = z
  .object({
    /** Id of the chart; empty for a table. */
    chart: z.union([z.literal(""), chartId]).default(""),
    csv: z.string().max(TABLE_LENGTH, "La tabla es demasiado larga").default(""),
    type: line(60),
    title: line(300),
    intro: line(2000),
    notes: line(2000),
    sourceName: line(300),
    /** What the figures are measured in, when the table does not say it. */
    unit: line(60),
  })
  .refine(({ chart, csv }) => chart !== "" || csv.trim() !== "", {
    path: ["chart"],
    message: "Escribe el identificador de un gráfico o pega una tabla",
  });
export type DescriptionSource = z.infer<typeof DescriptionSource>;

/** Body of `POST /api/descriptions/drafts`. */
export const WriteDrafts = z.object({
  source: DescriptionSource,
  length: DescriptionLength.default("long"),
  /** Whether a model is asked, too. */
  withModel: z.boolean().default(false),
  /** For whom it is; only a model reads it. */
  audience: line(300),
});
export type WriteDrafts = z.infer<typeof WriteDrafts>;

/** What is wrong with a draft, and where. */
export const DescriptionProblem = z.object({
  fault: z.string(),
  /** Whether nobody may publish the draft with it; the rest are doubts that a person settles. */
  isBlocking: z.boolean(),
  /** Spanish sentence. */
  message: z.string(),
  /** What the draft says there; empty for the whole. */
  text: z.string(),
  /** UTF-16 offsets in the draft; both 0 for the whole. */
  start: z.int(),
  end: z.int(),
});
export type DescriptionProblem = z.infer<typeof DescriptionProblem>;

/** Answer of `POST /api/descriptions/checks`. */
export const DescriptionCheck = z.object({ isPublishable: z.boolean(), problems: z.array(DescriptionProblem) });
export type DescriptionCheck = z.infer<typeof DescriptionCheck>;

/** A draft, and what is wrong with it. */
export const DescriptionDraft = DescriptionCheck.extend({ by: z.enum(["rules", "model"]), text: z.string() });
export type DescriptionDraft = z.infer<typeof DescriptionDraft>;

/** Answer of `POST /api/descriptions/drafts`. */
export const DescriptionDrafts = z.object({
  title: z.string(),
  /** What readers have now; empty for none. */
  altText: z.string(),
  /** Names the data: what is published tells which it was written of. */
  dataHash: z.string(),
  facts: z.array(z.object({ what: z.string(), figure: z.string() })),
  /** Names of columns that may be read in two ways. */
  uncertain: z.array(z.string()),
  /** By rules first. */
  drafts: z.array(DescriptionDraft),
  /** Why there is none by a model; empty for no reason. */
  notice: z.string(),
});
export type DescriptionDrafts = z.infer<typeof DescriptionDrafts>;

/** Body of `POST /api/descriptions/checks`. */
export const CheckDescription = z.object({
  source: DescriptionSource,
  length: DescriptionLength.default("long"),
  text: z.string().max(DRAFT_LENGTH, `Como mucho ${DRAFT_LENGTH} caracteres`),
});
export type CheckDescription = z.infer<typeof CheckDescription>;

/** Body of `POST /api/descriptions/charts/:id/publish`. */
export const PublishDescription = z.object({
  length: DescriptionLength.default("long"),
  text: z.string().trim().max(DRAFT_LENGTH, `Como mucho ${DRAFT_LENGTH} caracteres`),
  unit: line(60),
  /** The data that the person saw. */
  dataHash: z.string().max(64),
  /** Doubts that the person has settled, as their sentences say them. */
  accepted: z.array(z.string().max(500)).max(50).default([]),
});
export type PublishDescription = z.infer<typeof PublishDescription>;

/** Answer of `POST /api/descriptions/charts/:id/publish`. */
export const PublishedDescription = z.object({
  chart: z.string(),
  /** Version of the chart that readers get from now on. */
  version: z.int(),
  text: z.string(),
});
export type PublishedDescription = z.infer<typeof PublishedDescription>;

/** Body of `POST /api/descriptions/batches`. */
export const BatchOfDescriptions = z.object({
  charts: z
    .array(chartId)
    .min(1, "Elige al menos un gráfico")
    .max(BATCH_CHARTS, `Como mucho ${BATCH_CHARTS} gráficos de una vez`)
    .transform((charts) => [...new Set(charts)]),
  length: DescriptionLength.default("long"),
  withModel: z.boolean().default(false),
});
export type BatchOfDescriptions = z.infer<typeof BatchOfDescriptions>;

/** A chart of a batch. */
export const BatchedDescription = z.object({
  chart: z.string(),
  title: z.string(),
  /** Empty when there is none. */
  text: z.string(),
  /** Why there is no draft; empty when there is one. */
  notice: z.string(),
  dataHash: z.string(),
});
export type BatchedDescription = z.infer<typeof BatchedDescription>;

/** Answer of `GET /api/descriptions/batches/:id`: what is done so far, in the order in which it was asked for. */
export const BatchReport = z.object({ items: z.array(BatchedDescription) });
export type BatchReport = z.infer<typeof BatchReport>;

/** Answer of `GET /api/descriptions`: whether a model can be asked. */
export const DescriptionsStatus = z.object({ hasModel: z.boolean(), notice: z.string() });
export type DescriptionsStatus = z.infer<typeof DescriptionsStatus>;
