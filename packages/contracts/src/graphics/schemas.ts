import { z } from "zod";
import { endpoints, get, order, post, remove } from "../endpoints.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { RecordHand, RecordVersion } from "../records/schemas.ts";
import { GRAPHICS_API_PATH } from "./paths.ts";
import { line, paragraph } from "./texts.ts";
import { GRAPHIC_LIMITS } from "./types.ts";

export * from "./texts.ts";

/** Name of a type. Which there are, and what each is made of, is said by `packages/graphic-types`. */
const TypeName = z.string();

/** Configuration of a graphic, as far as all types agree: a name of a type, and what that type says. */
const GraphicConfig = z.looseObject({ type: TypeName });

const StatusName = z.enum(["draft", "published", "pinned", "retired"]);
const HealthName = z.enum(["unknown", "ok", "warning", "broken"]);

/** The last part of a graphic's public address. It never changes after the first publication. */
export const GraphicSlug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Solo minúsculas sin acento, números y guiones sueltos")
  .min(3, "Al menos 3 caracteres")
  .max(80, "Como mucho 80 caracteres");

/** A sentence that its data do not bear out, published all the same. */
export const SettledClaim = z.object({
  sentence: paragraph(GRAPHIC_LIMITS.altText),
  reason: line(GRAPHIC_LIMITS.title).min(3, "Di por qué se publica así"),
});
export type SettledClaim = z.infer<typeof SettledClaim>;

/** Language of a piece, BCP 47. */
const Language = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "Un idioma como es, ca o en-GB");

/** The same piece in another language: its address in the registry. */
export const Translation = z.object({ language: Language, slug: GraphicSlug });
export type Translation = z.infer<typeof Translation>;

/** Fields of a graphic that a person writes. */
export const GraphicFields = z.object({
  /** Empty while nobody has given it one; a graphic is not published without it. */
  title: line(GRAPHIC_LIMITS.title),
  /** Text that tells a reader who cannot see it what they need to know. A graphic is not published without it. */
  altText: paragraph(GRAPHIC_LIMITS.altText).default(""),
  /** Language of the content, BCP 47. */
  language: Language.default("es"),
  /** Source of the data, as readers see it. A graphic is not published without it. */
  sourceLine: line(GRAPHIC_LIMITS.title).default(""),
  credit: line(GRAPHIC_LIMITS.title).default(""),
  author: line(GRAPHIC_LIMITS.label).default(""),
  section: line(GRAPHIC_LIMITS.label).default(""),
  tags: z
    .array(line(GRAPHIC_LIMITS.label).min(1, "Una etiqueta no puede estar vacía"))
    .max(GRAPHIC_LIMITS.tags, `Como mucho ${GRAPHIC_LIMITS.tags} etiquetas`)
    .default([]),
  /** For the team only. */
  note: paragraph(GRAPHIC_LIMITS.note).default(""),
  /** The picture that networks show beside its link: `file:` with the id of a file of the library, `card:` with the address of a published card; without it, or empty, one that is made of the graphic. */
  shareImage: z
    .string()
    .trim()
    .regex(
      /^(?:file:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|card:[a-z0-9-]{1,80})?$/,
      "Elige una imagen de Archivos o una tarjeta publicada",
    )
    .optional(),
  /** Whether search engines may show its page; without it they may. */
  isFindable: z.boolean().optional(),
  /** The same piece in other languages, each a graphic of its own; none when left out. */
  translations: z.array(Translation).max(GRAPHIC_LIMITS.translations).optional(),
  /** Sentences that the data contradict, or cannot settle, and that somebody publishes all the same, each with the reason. */
  settledClaims: z.array(SettledClaim).max(GRAPHIC_LIMITS.settledClaims).optional(),
  config: GraphicConfig,
});
export type GraphicFields = z.infer<typeof GraphicFields>;
/** {@link GraphicFields} before its defaults are filled in: what a form sends. */
export type GraphicFieldsInput = z.input<typeof GraphicFields>;

/** Field of what begins by itself. */
export const draftId = {
  /** Id that whoever writes it chose, so that the same beginning sent twice is one record. */
  draftId: z.uuid().optional(),
};

/** Body of `POST /api/graphics`. Without a slug the title gives one; an author left empty is who registers it. */
export const RegisterGraphic = GraphicFields.extend({ slug: GraphicSlug.optional(), ...draftId });
export type RegisterGraphic = z.infer<typeof RegisterGraphic>;

/** The version that the person was looking at: a change over a newer one is refused with `VERSION_CONFLICT`. */
export const VersionedRequest = z.object({ version: z.int().positive() });

/** Fields of what saves by itself. */
export const bySelf = {
  /** Whether it goes on with the editing that the same person's last saving was of: the history has both as one version. */
  goesOn: z.boolean().optional(),
  /** Id that whoever saves chose for this saving. Sent again, since its answer was lost, it is answered with the record as it is now, and nothing is saved twice. */
  savingId: z.uuid().optional(),
};

/** Body of `PUT /api/graphics/:id`: all fields, and what they change. */
export const EditGraphic = GraphicFields.extend({
  version: z.int().positive(),
  /** Only before the first publication. */
  slug: GraphicSlug.optional(),
  /** Marks a published graphic as one that stays current for good, or takes the mark off. */
  isPinned: z.boolean().optional(),
  ...bySelf,
});
export type EditGraphic = z.infer<typeof EditGraphic>;

/** Body of `POST /api/graphics/:id/rollback`. */
export const RollbackRequest = VersionedRequest.extend({
  // PostgreSQL cannot even be asked about a NUL character.
  revision: z
    .string()
    .overwrite((text) => text.replaceAll("\0", ""))
    .min(1)
    .max(80),
});

/** Query of `GET /api/graphics/:id/zip`: a revision that readers had; the one that they have now without it. */
export const ZipQuery = z.object({ revision: RollbackRequest.shape.revision.optional() });

const flag = z.enum(["yes", "no"]).optional();

/** Order of a list: `fit`, by how well the words of the search match the title; the others, by what their column shows. */
export const GraphicsOrder = z.enum(["changed", "fit", "title", "status", "health", "author"]);
export type GraphicsOrder = z.infer<typeof GraphicsOrder>;

/** Query of `GET /api/graphics`. */
export const GraphicsQuery = z.object({
  /** Words, in any order, with or without accents; each may be the beginning of a word. */
  q: line(GRAPHIC_LIMITS.searchText).default(""),
  type: TypeName.optional(),
  status: StatusName.optional(),
  author: line(GRAPHIC_LIMITS.label).optional(),
  section: line(GRAPHIC_LIMITS.label).optional(),
  tag: line(GRAPHIC_LIMITS.label).optional(),
  hasAlt: flag,
  health: HealthName.optional(),
  /** `yes`: all but the retired ones; `no`: the retired ones alone. */
  inUse: flag,
  /** Only those that nobody has changed for more than this many days. */
  staleDays: z.coerce.number().int().min(1).max(3650).optional(),
  order: GraphicsOrder.default("changed"),
  direction: z.enum(["asc", "desc"]).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(GRAPHIC_LIMITS.pageSize).default(24),
});
export type GraphicsQuery = z.infer<typeof GraphicsQuery>;

/** A graphic in a list. Times are Unix epoch in milliseconds. */
export const GraphicSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  type: TypeName,
  title: z.string(),
  status: StatusName,
  author: z.string(),
  section: z.string(),
  tags: z.array(z.string()),
  hasAlt: z.boolean(),
  health: HealthName,
  /** The worst that the last check found, a Spanish sentence; empty for nothing. */
  finding: z.string(),
  /** Goes up by one with every change. */
  version: z.int(),
  /** Readers see an older state than the last saved one. */
  hasUnpublishedChanges: z.boolean(),
  createdAtMs: z.number(),
  updatedAtMs: z.number(),
  publishedAtMs: z.number().nullable(),
  /** Picture behind the session; `null` until one was taken. */
  thumbnailUrl: z.string().nullable(),
});
export type GraphicSummary = z.infer<typeof GraphicSummary>;

/** Answer of `GET /api/graphics`: in the order asked for, the last changed first among equals. */
export const GraphicList = z.object({
  items: z.array(GraphicSummary),
  /** Number of items, counted up to a thousand. */
  total: z.int(),
  isTotalExact: z.boolean(),
  nextCursor: z.int().nullable(),
});
export type GraphicList = z.infer<typeof GraphicList>;

/** Query of `GET /api/graphics/showing`. */
export const ShowingQuery = z.object({
  /** Name of what is shown: `tracker:presidencia-de-ejemplo`, `series:ipc`. */
  of: line(GRAPHIC_LIMITS.searchText).min(1, "Falta qué se enseña"),
});

/** Answer of `GET /api/graphics/showing`: graphics in use that show something, those that readers have first. */
export const GraphicsShowing = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /**
       * `follows`: it goes out again by itself whenever what it shows does. `waits`: it would, and has changes that nobody published, or
       * somebody rolled it back. `still`: it stays as it was published. `draft`: readers do not have it.
       */
      state: z.enum(["follows", "waits", "still", "draft"]),
    }),
  ),
});
export type GraphicsShowing = z.infer<typeof GraphicsShowing>;

/** A field and what is wrong with it; `field` is a path such as `config.items.2.label`. */
export const FieldProblem = z.object({
  field: z.string(),
  message: z.string(),
  /** Sentence of the field that its data contradict or cannot settle, which somebody may publish all the same by giving a reason. */
  claim: z.string().optional(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** Page where a graphic was seen or is said to be. */
export const GraphicUsage = z.object({
  id: z.uuid(),
  /** Host and path, without query. */
  page: z.string(),
  /** Address of the page; `null` while readers' browsers alone say that it holds the graphic: anybody can say so. */
  url: z.string().nullable(),
  /** `manual`: a person wrote it down. `seen`: readers' browsers told, without cookies. */
  origin: z.enum(["manual", "seen"]),
  firstAtMs: z.number(),
  lastAtMs: z.number(),
  /** Sightings so far, a sample; 0 for what was written down. */
  sightings: z.int(),
});
export type GraphicUsage = z.infer<typeof GraphicUsage>;

/** Result of the last check. */
export const GraphicHealth = z.object({
  state: HealthName,
  checkedAtMs: z.number().nullable(),
  /** Spanish sentences, the worst first. */
  findings: z.array(z.string()),
});
export type GraphicHealth = z.infer<typeof GraphicHealth>;

/** The picture of what readers have of a graphic. */
export const GraphicPicture = z.object({
  state: z.enum(["unpublished", "waiting", "made", "nothing", "failed"]),
  /** Reason why there is none, and what can be done; empty where there is. */
  reason: z.string(),
  /** For where no script runs; `null` without one. */
  imageUrl: z.string().nullable(),
  /** For networks, 1200 × 630 pixels; `null` without one. */
  sharedUrl: z.string().nullable(),
});
export type GraphicPicture = z.infer<typeof GraphicPicture>;

/** A graphic with everything about it, as `GET /api/graphics/:id` and every call that changes one answer. */
export const GraphicDetail = GraphicSummary.extend({
  altText: z.string(),
  language: z.string(),
  sourceLine: z.string(),
  credit: z.string(),
  note: z.string(),
  config: GraphicConfig,
  /** Revision that readers get; `null` when they get none. */
  revision: z.string().nullable(),
  /** Address for readers, once published. */
  publicUrl: z.string().nullable(),
  /** Page of the saved state, behind the session, for a frame on our own pages. */
  previewUrl: z.string(),
  /** Problems to be solved before it can be published. */
  publishProblems: z.array(FieldProblem),
  /** Text of each way to embed it; empty until it is published. */
  embedCodes: z.partialRecord(
    z.enum([
      "iframe",
      "element",
      "ans",
      "wordpress",
      "wordpressEmbed",
      "drupal",
      "amp",
      "html",
      "oembed",
      "fallback",
      "link",
    ]),
    z.string(),
  ),
  /** Whether `/data` has something to show. */
  hasData: z.boolean(),
  usages: z.array(GraphicUsage),
  healthReport: GraphicHealth,
  shareImage: z.string().optional(),
  settledClaims: z.array(SettledClaim).optional(),
  translations: z.array(Translation).optional(),
  isFindable: z.boolean().optional(),
  /** Picture that stands for it where nothing moves. */
  picture: GraphicPicture,
  changedBy: z.string(),
});
export type GraphicDetail = z.infer<typeof GraphicDetail>;

/** A change in the history of a graphic. */
export const GraphicVersion = RecordVersion;
export type GraphicVersion = RecordVersion;

/** Answer of `GET /api/graphics/:id/versions`: newest first. */
export const GraphicVersions = z.object({ items: z.array(GraphicVersion) });
export type GraphicVersions = z.infer<typeof GraphicVersions>;

/** Answer of `GET /api/graphics/summary`. */
export const GraphicsSummary = z.object({
  total: z.int(),
  /** Graphics that are not retired, and how many of them have an alternative text. */
  inUse: z.int(),
  withAlt: z.int(),
  /** Examples that were loaded and are not retired. */
  examples: z.int(),
  byType: z.record(TypeName, z.int()),
  byStatus: z.partialRecord(StatusName, z.int()),
  byHealth: z.partialRecord(HealthName, z.int()),
  /** Values that filters offer, in Spanish order. */
  authors: z.array(z.string()),
  sections: z.array(z.string()),
  tags: z.array(z.string()),
});
export type GraphicsSummary = z.infer<typeof GraphicsSummary>;

/** Body of `POST /api/graphics/inspect`: what a person pasted. */
export const InspectRequest = z.object({ source: z.string().max(GRAPHIC_LIMITS.url * 2) });

/** Result of inspecting an address, an id or an embed code. */
export const Inspection = z.object({
  type: TypeName,
  /** Value for `config.source`. */
  source: z.string(),
  /** Address of the frame. */
  frameUrl: z.string(),
  /** Title that the service or the page gives it; empty when unknown. */
  title: z.string(),
  altText: z.string(),
  sourceLine: z.string(),
  /** Whether other sites may frame it; `unknown` when it could not be asked. */
  framing: z.enum(["allowed", "blocked", "unknown"]),
  /** Sentence about what was found or could not be asked; empty for nothing. */
  notice: z.string(),
  /** The graphic that is registered already with this source. */
  existing: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type Inspection = z.infer<typeof Inspection>;

/** Body of `POST /api/graphics/import`. */
export const ImportRequest = z.object({
  /** CSV, TSV or lines pasted from a sheet; the first row names the columns. */
  text: z.string().min(1, "El archivo está vacío"),
  /** Checks and reports without registering anything. */
  isTrial: z.boolean().default(false),
});

/** Outcome of a row of an import, or the one that it would have. */
export const ImportedRow = z.object({
  /** As {@link ImportReport} counts them: the row of the names is 1. */
  row: z.int(),
  /** `repeated`: an earlier row of the same file has it. */
  outcome: z.enum(["registered", "existing", "repeated", "wrong"]),
  /** Title in the registry, also when its service gave it; empty when the row is wrong. */
  title: z.string(),
  type: TypeName,
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** `result` of a job of kind `graphics.import`. */
export const ImportReport = z.object({
  isTrial: z.boolean(),
  rows: z.int(),
  registered: z.int(),
  /** Rows of graphics that were there already, also by an earlier row of the same file. */
  existing: z.int(),
  items: z.array(ImportedRow).default([]),
  problems: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Body of `POST /api/graphics/bulk`: the same for several, each at the version that the person saw. */
export const BulkRequest = z
  .object({
    action: z.enum(["publish", "retire", "tag", "check"]),
    /** Label that `tag` adds. */
    tag: line(GRAPHIC_LIMITS.label).default(""),
    items: z
      .array(z.object({ id: z.uuid(), version: z.int().positive() }))
      .min(1, "No hay ningún gráfico elegido")
      .max(GRAPHIC_LIMITS.bulkItems, `Como mucho ${GRAPHIC_LIMITS.bulkItems} de una vez`)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "Hay un gráfico repetido"),
  })
  .refine(({ action, tag }) => action !== "tag" || tag !== "", { path: ["tag"], message: "Falta la etiqueta" });
export type BulkRequest = z.infer<typeof BulkRequest>;

/** Outcomes of something that was done to several. `unchanged`: it was so already. */
const Outcome = z.enum(["done", "unchanged", "refused"]);

/** Outcome of a bulk request for one of its items. */
export const BulkOutcome = z.object({
  id: z.uuid(),
  /** Empty when it is not there any more. */
  title: z.string(),
  /** `preparing`: something must be made of its files first; asked for again afterwards, it is done. */
  outcome: z.enum([...Outcome.options, "preparing"]),
  /** Reason, in Spanish; empty when it was done. */
  message: z.string(),
  /** With `preparing`: the work that makes what it needs. */
  jobIds: z.array(z.uuid()).optional(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** `result` of a job of kind `graphics.bulk`: in the order in which they were sent. */
export const BulkReport = z.object({ action: BulkRequest.shape.action, items: z.array(BulkOutcome) });
export type BulkReport = z.infer<typeof BulkReport>;

/** Body of `POST /api/graphics/examples`: one fictional graphic of each type and format comes, or those that nobody has changed go. */
export const ExamplesRequest = z.object({ action: z.enum(["load", "remove"]) });
export type ExamplesRequest = z.infer<typeof ExamplesRequest>;

/** Outcome of one of the examples. `left-out`: it can only live with something that is not here, and the message says how to get it. */
export const ExampleOutcome = z.object({
  title: BulkOutcome.shape.title,
  outcome: z.enum([...Outcome.options, "left-out"]),
  message: BulkOutcome.shape.message,
});
export type ExampleOutcome = z.infer<typeof ExampleOutcome>;

/** `result` of a job of kind `graphics.examples`. */
export const ExamplesReport = z.object({ ...ExamplesRequest.shape, items: z.array(ExampleOutcome) });
export type ExamplesReport = z.infer<typeof ExamplesReport>;

/** Body of `POST /api/graphics/:id/usages`. */
export const AddUsage = z.object({ url: line(GRAPHIC_LIMITS.url).min(1, "Falta la dirección") });

/** Answer of `GET /api/graphics/:id/data`. */
export const GraphicData = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Rows in all; `rows` holds the first of them. */
  totalRows: z.int(),
});
export type GraphicData = z.infer<typeof GraphicData>;

/** Body of `POST /api/graphics/preview`, in the form field `graphic` as JSON: answers with the page as readers would get it. */
export const PreviewRequest = GraphicFields.extend({ slug: GraphicSlug.optional() });

/** A text of a graphic as far as its data bear it out; what they contradict is among the problems. */
export const CheckedText = z.object({
  field: z.string(),
  text: z.string(),
  /** Number of its sentences that the data bear out. */
  confirmed: z.int(),
  /** Sentences that claim something that nobody here can check. */
  unknown: z.array(z.string()),
});
export type CheckedText = z.infer<typeof CheckedText>;

/** Answer of `POST /api/graphics/review`. */
export const GraphicReview = z.object({
  /** Problems that keep it from being published once its files are known. */
  problems: z.array(FieldProblem),
  /** Texts that claim something and that no data contradict. */
  checked: z.array(CheckedText).default([]),
  /** The most that a phone loads of it, bytes; `null` for types that do not tell. */
  phoneBytes: z.number().nullable(),
});
export type GraphicReview = z.infer<typeof GraphicReview>;

/** Event `graphic` of `GET /api/events`. */
export const GraphicEvent = z.object({ id: z.uuid(), version: z.int(), by: z.string(), byId: z.string() });
export type GraphicEvent = z.infer<typeof GraphicEvent>;

const HandsQuery = z.object({
  /** Unix epoch, milliseconds. */
  sinceMs: z.coerce.number().int().min(0),
});

/** People who wrote in the parts of a story. */
export const GraphicHands = z.object({ items: z.array(RecordHand) });

/** Body of every refusal of the registry. */
export const GraphicProblem = z.object({
  code: z.string(),
  message: z.string(),
  /** With `FIELDS_INVALID` and `SLUG_TAKEN`: what to correct. */
  fields: z.array(FieldProblem).optional(),
  /** With `GRAPHIC_EXISTS`: the one that is there. */
  existing: z.object({ id: z.uuid(), title: z.string() }).optional(),
  /** With `VERSION_CONFLICT`: the graphic as it is now; `changedBy` tells whose change it was. */
  current: GraphicDetail.optional(),
  /** With `SERVICE_BUSY`: when to try again, seconds. */
  retryAfterS: z.number().optional(),
  /** With `RENDITION_PENDING`: the work that makes what the graphic needs, the first of all of it. */
  jobId: z.uuid().optional(),
  /** All of that work. */
  jobIds: z.array(z.uuid()).optional(),
  /** Fields whose files it makes: all else can be looked at meanwhile. */
  waitsFor: z.array(FieldProblem).optional(),
});
export type GraphicProblem = z.infer<typeof GraphicProblem>;

/** Endpoints of the registry of graphics besides those of any record. */
export const graphicsApi = endpoints(GRAPHICS_API_PATH, {
  find: get("", GraphicList, { query: GraphicsQuery, scope: "graphics:read" }),
  summary: get("/summary", GraphicsSummary, { scope: "graphics:read" }),
  showing: get("/showing", GraphicsShowing, { query: ShowingQuery }),
  inspect: post("/inspect", InspectRequest, Inspection),
  review: post("/review", PreviewRequest, GraphicReview, { scope: "graphics:write" }),
  importTable: post("/import", ImportRequest, JobStarted, { status: 202 }),
  bulk: order("/bulk", BulkRequest, JobStarted, { status: 202 }),
  examples: order("/examples", ExamplesRequest, JobStarted, { status: 202 }),
  data: get("/:id/data", GraphicData, { scope: "graphics:read" }),
  hands: get("/:id/hands", GraphicHands, { query: HandsQuery }),
  delete: order("/:id/delete", VersionedRequest, null),
  check: order("/:id/check", null, JobStarted, { status: 202 }),
  takePicture: order("/:id/picture", null, JobStarted, { status: 202 }),
  addUsage: post("/:id/usages", AddUsage, GraphicDetail),
  confirmUsage: order("/:id/usages/:usageId/confirm", null, GraphicDetail),
  removeUsage: remove("/:id/usages/:usageId", GraphicDetail),
});
