import { z } from "zod";
import { endpoints, get, order, post, put, remove } from "../endpoints.ts";
import { parseUrl } from "../later-apis.ts";
import { IsoDay } from "../series/schemas.ts";
import {
  CASE_CENTRES,
  CASE_EVIDENCE,
  CASE_LIMITS,
  CASE_ROLES,
  CASE_SCOPES,
  CASE_STATES,
  CASE_STATUSES,
  CASES_API_PATH,
  CASES_PUBLICATION_PATH,
} from "./paths.ts";

/** Makes the schema of a text that people write. PostgreSQL takes no NUL character. */
const written = (length: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .max(length, `Caben ${length} letras`);

/** A key of a list of texts. */
function keysOf<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  const isKey = (key: string): key is keyof Texts & string => Object.hasOwn(texts, key);
  return z.enum(Object.keys(texts).filter(isKey));
}

export const CaseState = keysOf(CASE_STATES);
export const CaseStatus = keysOf(CASE_STATUSES);

/** Document in which something is told. Public. */
export const CaseSource = z.strictObject({
  title: written(CASE_LIMITS.sourceTitle).min(1, "Escribe de qué documento se trata"),
  date: IsoDay,
  /** Empty for a document without an address. */
  url: written(CASE_LIMITS.url).refine(
    (url) => url === "" || (parseUrl(url) !== null && /^https?:/.test(url)),
    "Escribe la dirección entera, desde https://",
  ),
});
export type CaseSource = z.infer<typeof CaseSource>;

/** A case without anybody's name: what may become public, and the team's notes. Its rules are in `@nv/cases`. */
export const CaseFields = z.strictObject({
  /** Of the newsroom, one for each case; never public. */
  ref: written(CASE_LIMITS.ref).min(1, "Falta el id interno"),
  scopeKind: keysOf(CASE_SCOPES),
  /** Name of the diocese or the order. */
  scope: written(CASE_LIMITS.scope).min(1, "Falta la diócesis o la orden"),
  /** Two figures of the statistics office, or a key of `EXAMPLE_PROVINCES`. */
  province: written(2).min(1, "Falta la provincia"),
  /** Five figures of the statistics office; empty when it is not known or not told. */
  municipality: written(5),
  /** Its first year. */
  decade: z.int("Escribe la década con cuatro cifras: 1970"),
  centre: keysOf(CASE_CENTRES),
  victims: z
    .int("Escribe cuántas víctimas con un número entero")
    .min(1, "Al menos una víctima")
    .max(CASE_LIMITS.victims, `Como mucho ${CASE_LIMITS.victims}`),
  /** Whether there were at least so many, and not exactly so many. */
  isMinimum: z.boolean(),
  status: CaseStatus,
  evidence: keysOf(CASE_EVIDENCE),
  sources: z
    .array(CaseSource)
    .min(1, "Falta la fuente (obligatoria)")
    .max(CASE_LIMITS.sources, `Caben ${CASE_LIMITS.sources} fuentes`),
  /** Summary for readers in a sentence or two; empty for nothing. */
  summary: written(CASE_LIMITS.summary),
  /** For the group alone; never public. */
  notes: written(CASE_LIMITS.notes),
});
export type CaseFields = z.infer<typeof CaseFields>;

/** Reason why what looks like the name of a person may stay, in a sentence that quotes it; empty when nothing does. */
const NameReason = written(CASE_LIMITS.nameReason);

/** Body of `POST /api/cases`. */
export const NewCase = CaseFields.extend({ nameReason: NameReason });
export type NewCase = z.infer<typeof NewCase>;

/** Body of `PUT /api/cases/{id}`. */
export const CaseChange = NewCase.extend({ version: z.int().positive() });
export type CaseChange = z.infer<typeof CaseChange>;

/** Body of `POST /api/cases/{id}/state`. */
export const CaseStateChange = z.strictObject({
  version: z.int().positive(),
  to: CaseState,
  /** Wanted to go back and to retire. */
  reason: written(CASE_LIMITS.reason),
});
export type CaseStateChange = z.infer<typeof CaseStateChange>;

/** Next state of a case, and the reason why the person who asks cannot move it there; empty when they can. */
export const CaseStep = z.object({ to: CaseState, refusal: z.string() });
export type CaseStep = z.infer<typeof CaseStep>;

/** A case in a list. */
export const CaseSummary = z.object({
  id: z.string(),
  ref: z.string(),
  scope: z.string(),
  province: z.string(),
  decade: z.int(),
  centre: keysOf(CASE_CENTRES),
  victims: z.int(),
  isMinimum: z.boolean(),
  state: CaseState,
  /** Whether readers have it, and it says something else now. */
  hasChanges: z.boolean(),
  isExample: z.boolean(),
  /** Name of who last wrote in it. */
  enteredBy: z.string(),
  changedAtMs: z.number(),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

/** Query of `GET /api/cases`. */
export const CasesQuery = z.object({
  /** Words of the id, the scope, the summary and the notes. */
  q: written(100).default(""),
  state: CaseState.optional(),
  province: written(2).optional(),
  /** `next` of the page before. */
  after: written(200).optional(),
});
export type CasesQuery = z.infer<typeof CasesQuery>;

/** Answer of `GET /api/cases`: by id of the newsroom. */
export const CaseList = z.object({
  cases: z.array(CaseSummary),
  /** Number of cases in each state, whatever is asked for. */
  counts: z.record(CaseState, z.int()),
  /** Number of cases that answer the question. */
  found: z.int(),
  next: z.string().nullable(),
  /** Whether personal fields can be read and written; if not, why in a sentence. */
  personal: z.object({ isReady: z.boolean(), why: z.string() }),
});
export type CaseList = z.infer<typeof CaseList>;

/** A case, whole but for what is personal. */
export const CaseView = z.object({
  id: z.string(),
  version: z.int(),
  fields: CaseFields,
  nameReason: z.string(),
  state: CaseState,
  hasChanges: z.boolean(),
  isExample: z.boolean(),
  /** Whether something personal is kept of it; what, only its own address tells. */
  hasPersonal: z.boolean(),
  enteredBy: z.string(),
  /** Empty while nobody has. */
  verifiedBy: z.string(),
  changedAtMs: z.number(),
  steps: z.array(CaseStep),
  /** Words that the vocabulary asks to be said otherwise, each with the field and what to say. */
  wordings: z.array(z.object({ field: z.string(), word: z.string(), instead: z.string() })),
  /** Words that may be somebody's name where readers would read them, and whether the reason speaks of them. */
  names: z.array(z.object({ field: z.string(), name: z.string(), isExplained: z.boolean() })),
});
export type CaseView = z.infer<typeof CaseView>;

/** A person of a case. */
export const CasePerson = z.strictObject({
  role: keysOf(CASE_ROLES),
  name: written(CASE_LIMITS.personText),
  contact: written(CASE_LIMITS.personText),
  detail: written(CASE_LIMITS.notes),
});
export type CasePerson = z.infer<typeof CasePerson>;

/** Personal data of a case: answer of `GET /api/cases/{id}/personal`; each such answer is logged. */
export const CasePersonal = z.object({ version: z.int(), people: z.array(CasePerson) });
export type CasePersonal = z.infer<typeof CasePersonal>;

/** Body of `PUT /api/cases/{id}/personal`. `version` is 0 when there was none. */
export const CasePersonalChange = z.strictObject({
  version: z.int().nonnegative(),
  people: z.array(CasePerson).max(CASE_LIMITS.people, `Caben ${CASE_LIMITS.people} personas`),
});
export type CasePersonalChange = z.infer<typeof CasePersonalChange>;

/** Something that was done to a case; of what is personal, that it was read or written, and never what. */
export const CaseEvent = z.object({
  id: z.string(),
  caseId: z.string(),
  ref: z.string(),
  action: z.enum([
    "entered",
    "imported",
    "edited",
    "moved",
    "published",
    "retired",
    "personal-read",
    "personal-written",
    "personal-erased",
  ]),
  by: z.string(),
  atMs: z.number(),
  /** State to which it was taken; `null` for what moved nothing. */
  to: CaseState.nullable(),
  /** Reason, as the person wrote it; perhaps empty. */
  reason: z.string(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});
export type CaseEvent = z.infer<typeof CaseEvent>;

/** Answer of `GET /api/cases/{id}/history` and of `GET /api/cases/audit`: the latest first. */
export const CaseEvents = z.object({ events: z.array(CaseEvent), next: z.string().nullable() });
export type CaseEvents = z.infer<typeof CaseEvents>;

/** A row that is brought: the fields as the file has them, read and typed in the browser. */
export const CaseRow = z.strictObject({
  row: z.int().positive(),
  fields: CaseFields.partial({ notes: true, summary: true }),
  nameReason: NameReason,
});
export type CaseRow = z.infer<typeof CaseRow>;

/** Body of `POST /api/cases/import/compare`. */
export const CaseCompare = z.strictObject({
  rows: z
    .array(CaseRow)
    .min(1, "No hay ninguna fila")
    .max(CASE_LIMITS.importRows, `Caben ${CASE_LIMITS.importRows} filas de una vez`),
  /** Whether what the file does not have is to be retired. */
  isWhole: z.boolean(),
});
export type CaseCompare = z.infer<typeof CaseCompare>;

/** Something wrong with a row; a row with one is not taken in. */
export const CaseRowFault = z.object({ row: z.int(), field: z.string(), message: z.string() });
export type CaseRowFault = z.infer<typeof CaseRowFault>;

/** Changes that rows would make: answer of `POST /api/cases/import/compare`. */
export const CaseComparison = z.object({
  added: z.array(
    z.object({
      row: z.int(),
      ref: z.string(),
      /** Cases that may be the same one. */ like: z.array(
        z.object({ id: z.string(), ref: z.string(), why: z.string() }),
      ),
    }),
  ),
  changed: z.array(z.object({ row: z.int(), ref: z.string(), changes: CaseEvent.shape.changes })),
  /** Of a whole file: what it no longer has. */
  missing: z.array(z.object({ id: z.string(), ref: z.string() })),
  equal: z.int(),
  faults: z.array(CaseRowFault),
  /** Names what was compared: the dataset as it was and the rows. An import names it. */
  digest: z.string(),
});
export type CaseComparison = z.infer<typeof CaseComparison>;

/** Body of `POST /api/cases/import`. */
export const CaseImport = CaseCompare.extend({
  digest: z.string().length(64),
  /** Rows to leave out: what a person found to be a case that is there already. */
  leaveOut: z.array(z.int()).max(CASE_LIMITS.importRows),
});
export type CaseImport = z.infer<typeof CaseImport>;

/** Answer of `POST /api/cases/import`. */
export const CaseImported = z.object({ added: z.int(), changed: z.int(), retired: z.int(), leftOut: z.int() });
export type CaseImported = z.infer<typeof CaseImported>;

/** Cases by place or time, as readers are told: small cells are joined. */
export const CaseCount = z.object({ key: z.string(), label: z.string(), cases: z.int(), victims: z.int() });
export type CaseCount = z.infer<typeof CaseCount>;

/** A note that somebody wrote and nobody has read yet, as whoever asks sees it. */
export const CasesPendingNote = z.object({
  text: z.string(),
  by: z.string(),
  /** Whether the person who asks wrote it: then it is another's to give to readers. */
  isMine: z.boolean(),
  /** Parts of it that may be somebody's name: who gives it to readers says why it is nobody's. */
  doubts: z.array(z.string()),
});
export type CasesPendingNote = z.infer<typeof CasesPendingNote>;

/** Answer of every route of `/api/cases/publication`. */
export const CasesPublication = z.object({
  /** Grows with each publication; 0 before the first. A publication names it. */
  version: z.int(),
  /** Revision that readers have; `null` when they have none. */
  revision: z.string().nullable(),
  /** Address of the page for readers, and of the data; empty without one. */
  pageUrl: z.string(),
  dataUrl: z.string(),
  publishedAtMs: z.number().nullable(),
  publishedBy: z.string(),
  /** Changes for readers if it were published now, by row. */
  added: z.array(z.object({ id: z.string(), ref: z.string() })),
  changed: z.array(z.object({ id: z.string(), ref: z.string(), changes: CaseEvent.shape.changes })),
  removed: z.array(z.object({ id: z.string(), ref: z.string() })),
  /** Faults that keep it from being published, each with the case that it is of; empty for all of them. */
  faults: z.array(z.object({ id: z.string(), ref: z.string(), message: z.string() })),
  before: z.object({ cases: z.int(), victims: z.int() }),
  after: z.object({ cases: z.int(), victims: z.int() }),
  byProvince: z.array(CaseCount),
  byDecade: z.array(CaseCount),
  /** Cells that are joined because they are too small. */
  joinedCells: z.int(),
  /** The note that waits for the next publication; `null` for none. */
  note: CasesPendingNote.nullable(),
  /** Notes that readers have, the latest first. */
  notes: z.array(
    z.object({
      /** Of the publication. */
      number: z.int(),
      atMs: z.number(),
      by: z.string(),
      text: z.string(),
      /** Reason why what looks like a name in it is nobody's, as who gave it to readers wrote it; perhaps empty. */
      reason: z.string(),
      /** Things that its words may not say, each in a sentence; empty for a right one. */
      faults: z.array(z.string()),
      /** Text that it should have, which waits to be read; `null` for none. */
      correction: CasesPendingNote.nullable(),
    }),
  ),
  /** Earlier revisions, the latest first. */
  revisions: z.array(
    z.object({
      revision: z.string(),
      atMs: z.number(),
      by: z.string(),
      cases: z.int(),
      victims: z.int(),
      /** Whether it still can be given to readers: none that holds a case that was retired since can. */ canReturn:
        z.boolean(),
    }),
  ),
});
export type CasesPublication = z.infer<typeof CasesPublication>;

/** Body of `PUT /api/cases/publication/notes/{number}`. */
export const CasesNote = z.strictObject({
  /** Empty takes it away, from readers too. */
  note: written(CASE_LIMITS.summary),
});
export type CasesNote = z.infer<typeof CasesNote>;

/** Body of `POST /api/cases/publication/notes/{number}/approve`, which repeats what was read. */
export const CasesNoteApproval = CasesNote.extend({
  /** Reason why what may be a name in the note is nobody's, in a sentence that quotes it. */
  noteReason: NameReason.default(""),
});
export type CasesNoteApproval = z.infer<typeof CasesNoteApproval>;

/** Body of `POST /api/cases/publication`. */
export const CasesPublish = z.strictObject({
  version: z.int().nonnegative(),
  /** Note on the change for readers, as somebody else wrote and kept it; empty for nothing. */
  note: written(CASE_LIMITS.summary),
  /** As in `CasesNoteApproval`. */
  noteReason: NameReason.default(""),
  /** Said by a person when totals fall. */
  isDecreaseMeant: z.boolean(),
});
export type CasesPublish = z.infer<typeof CasesPublish>;

/** Body of `POST /api/cases/publication/roll-back`. */
export const CasesRollBack = CasesPublish.extend({ revision: z.string().regex(/^\d{1,9}-[a-z0-9]{10}$/) });
export type CasesRollBack = z.infer<typeof CasesRollBack>;

const After = CasesQuery.pick({ after: true });

/** Endpoints of the cases. */
export const casesApi = endpoints(CASES_API_PATH, {
  list: get("", CaseList, { query: CasesQuery }),
  enter: post("", NewCase, CaseView, { status: 201 }),
  one: get("/:id", CaseView),
  change: put("/:id", CaseChange, CaseView),
  move: order("/:id/state", CaseStateChange, CaseView),
  history: get("/:id/history", CaseEvents, { query: After }),
  personal: get("/:id/personal", CasePersonal),
  writePersonal: put("/:id/personal", CasePersonalChange, CasePersonal),
  audit: get("/audit", CaseEvents, { query: After }),
  importExamples: order("/examples", null, null),
  removeExamples: remove("/examples", null),
  compare: order("/import/compare", CaseCompare, CaseComparison),
  take: order("/import", CaseImport, CaseImported),
});

/** Endpoints of what readers have of the cases. */
export const casesPublicationApi = endpoints(CASES_PUBLICATION_PATH, {
  view: get("", CasesPublication),
  publish: order("", CasesPublish, CasesPublication),
  rollBack: order("/roll-back", CasesRollBack, CasesPublication),
  writeNote: put("/notes/:number", CasesNote, CasesPublication, { isOrder: true }),
  approveNote: order("/notes/:number/approve", CasesNoteApproval, CasesPublication),
});
