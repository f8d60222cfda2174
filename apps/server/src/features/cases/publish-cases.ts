import { caseFaults, caseWordings, type PublishedChange, totalsOf } from "@nv/cases";
import { CASES_SLUG, NEXT_CASES_NOTE } from "@nv/contracts";
import type { CasesPublication, CasesPublish, CasesRollBack, PublishedPointer } from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { nameRevision } from "../../platform/publishing/name-revision.ts";
import { fieldsOf, isSamePublic } from "./case-rows.ts";
import { insertEvents, readDataset, updateCases, updateDataset } from "./cases.repository.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import {
  type Dataset,
  type DatasetCase,
  makeDataset,
  nextDataset,
  readApproved,
  readPublished,
  readPublishedAt,
  writtenWith,
} from "./make-dataset.ts";
import { eventRow } from "./note-events.ts";
import { publisherDb } from "./public-columns.ts";
import {
  closePublished,
  findRevisionNamed,
  insertPublished,
  insertRevision,
  listRevisions,
  misplacedCases,
  purgedRevisions,
} from "./publication.repository.ts";
import { requireRead, takeNote } from "./read-notes.ts";
import { reconcileSoon } from "./reconcile-cases.ts";
import type { CaseDatasetRow, CaseRevisionRow, CaseRow, CasesDb } from "./schema/tables.ts";

/** Title of the dataset for readers; nothing of a case. */
const TITLE = "Casos de abusos en la Iglesia";

/** Something that keeps a case from being published. */
type Fault = CasesPublication["faults"][number];

/** Difference between two datasets, by case. */
interface Difference {
  readonly added: readonly DatasetCase[];
  readonly changed: readonly DatasetCase[];
  readonly removed: readonly DatasetCase[];
}

/** Compares what readers would have with what they have. */
export function differenceOf(before: readonly DatasetCase[], after: readonly DatasetCase[]): Difference {
  const old = new Map(before.map((one) => [one.case_id, one]));
  const kept = new Set(after.map(({ case_id }) => case_id));
  return {
    added: after.filter(({ case_id }) => !old.has(case_id)),
    changed: after.filter((one) => {
      const earlier = old.get(one.case_id);
      return earlier !== undefined && earlier.content_version !== one.content_version;
    }),
    removed: before.filter(({ case_id }) => !kept.has(case_id)),
  };
}

/** Lists the faults that keep approved cases from being published. @param approved - Their rows, whole. @param next - What readers would have. */
export async function publicationFaults(
  { now, municipalities: names }: Pick<CasesContext, "now" | "municipalities">,
  approved: readonly CaseRow[],
  next: readonly DatasetCase[],
): Promise<readonly Fault[]> {
  const [todayIso, municipalities] = [dayInMadrid(now()), await names()];
  const ofCases = approved.flatMap((row) => {
    const { id, ref, name_reason: nameReason } = row;
    const fields = fieldsOf(row);
    const faults = caseFaults(fields, { nameReason, todayIso, municipalities }).map(({ message }) => message);
    const wordings = caseWordings(fields).map(({ word, instead }) => `Dice «${word}»: escribe ${instead}`);
    return [...faults, ...wordings].map((message) => ({ id, ref, message }));
  });
  const isMixed = new Set(next.map(({ is_example }) => is_example)).size > 1;
  if (!isMixed) return ofCases;
  return [
    ...ofCases,
    { id: "", ref: "", message: "Hay casos de ejemplo junto a casos de verdad: quita los de ejemplo" },
  ];
}

/** Rows of the cases that were approved and readers do not have yet, for the group. */
export function approvedRows(db: CasesDb): Promise<readonly CaseRow[]> {
  return db.selectFrom("cases").selectAll().where("state", "=", "publishable").orderBy("ref").execute();
}

/** Earlier publications, as readers are told of them. @param corrected - What one of them is to say from now on. */
export async function earlierChanges(
  db: CasesDb,
  corrected?: { readonly number: number; readonly note: string },
): Promise<readonly PublishedChange[]> {
  return (await listRevisions(db)).map(({ number, at_ms, note: told, added, changed, removed, cases, victims }) => {
    const note = number === corrected?.number ? corrected.note : told;
    return { date: dayInMadrid(at_ms), note, added, changed, removed, cases, victims };
  });
}

/** Builds the text of the pointer. */
async function pointerTo(db: CasesDb, revision: string, state: "live" | "gone", atMs: number): Promise<string> {
  const purged = (await purgedRevisions(db)).map((one) => one.revision);
  const pointer: PublishedPointer = {
    ...{ schema: 1, slug: CASES_SLUG, state, revision, publishedAtMs: atMs, title: TITLE, altText: "" },
    ...{ language: "es", type: "cases", heightsPx: [], image: null },
    ...(purged.length > 0 && { purged }),
  };
  return JSON.stringify(pointer);
}

/** Something that makes readers get another revision. */
export interface Move {
  readonly action: "published" | "rolled-back" | "retired" | "corrected";
  readonly note: string;
  /** Reason why what looks like a name in the note is nobody's. */
  readonly noteReason?: string;
  readonly before: readonly DatasetCase[];
  readonly after: readonly DatasetCase[];
  /** Name of the revision; empty when nothing is left. */
  readonly revision: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly actor: Actor;
}

/**
 * Writes down that readers get another revision, in the transaction in which that is decided.
 *
 * @param dataset - As it is now.
 */
export async function noteMove(
  db: CasesDb,
  dataset: CaseDatasetRow,
  { action, note, noteReason = "", before, after, revision, atMs, actor }: Move,
): Promise<void> {
  const number = dataset.number + 1;
  const { added, changed, removed } = differenceOf(before, after);
  const ids = (cases: readonly DatasetCase[]) => cases.map(({ case_id }) => case_id);
  await closePublished(db, ids([...changed, ...removed]), number);
  // Of another reason for a name readers learn nothing.
  const old = new Map(before.map((one) => [one.case_id, one]));
  const told = changed.filter((one) => !isSamePublic(one, old.get(one.case_id) ?? one));
  const fresh = [...added, ...changed].map(({ public_id: _id, is_example: _example, ...one }) => one);
  await insertPublished(
    db,
    fresh.map((one) => ({ ...one, from_number: number, until_number: null })),
  );
  const row: CaseRevisionRow = {
    ...{ number, revision, action, at_ms: atMs, by_id: actor.id, note, note_reason: noteReason },
    ...{ added: added.length, changed: told.length, removed: removed.length, ...totalsOf(after) },
    ...{ purge: 0, purged_at_ms: null },
  };
  await insertRevision(db, row);
  await movePointer(db, revision === "" ? null : revision, atMs, number);
}

/** Orders that the store gets another pointer. @param revision - `null` when nothing is left to give. */
export async function movePointer(db: CasesDb, revision: string | null, atMs: number, number?: number): Promise<void> {
  const last = (await readDataset(db)).revision ?? "";
  const pointer = await pointerTo(db, revision ?? last, revision === null ? "gone" : "live", atMs);
  await updateDataset(db, { revision, pointer, is_settled: 0, ...(number !== undefined && { number }) });
}

/** Writes the files of a revision, which nobody sees yet. @returns Its name. */
export async function writeDataset(
  { publishing, house }: Pick<CasesContext, "publishing" | "house">,
  dataset: CaseDatasetRow,
  made: Dataset,
): Promise<string> {
  const { publicBaseUrl, sections } = publishing;
  const page = await house.dress(made.page);
  const [first, ...others] = made.files;
  const dressed = [{ ...first, body: Buffer.from(page.html) }, ...others, ...page.files];
  const place = { publicBaseUrl, section: "data", slug: CASES_SLUG, number: dataset.number + 1 } as const;
  const { revision, files } = nameRevision({ ...place, files: dressed, shared: [] });
  await sections.data.writeRevision(CASES_SLUG, revision, files);
  return revision;
}

const namesOfContent = (cases: readonly DatasetCase[]) =>
  cases.map(({ case_id, content_version }) => `${case_id} ${content_version}`).join();

/** @throws {Problem} `CASES_DECREASE` when readers would have less, and nobody said that it is meant. */
function requireMeant(
  before: readonly DatasetCase[],
  after: readonly DatasetCase[],
  { isDecreaseMeant }: Pick<CasesPublish, "isDecreaseMeant">,
): void {
  const [old, next] = [totalsOf(before), totalsOf(after)];
  if (!isDecreaseMeant && (next.cases < old.cases || next.victims < old.victims)) throw new Problem("CASES_DECREASE");
}

/**
 * Gives readers what was approved, with what they have of the rest.
 *
 * @throws {Problem} `CASES_CHANGED`, `CASES_NOT_READY`, `CASES_UNCHANGED`, `CASES_DECREASE`, and as `requireRead` for its note.
 * @throws {StoreError} When the files cannot be stored; nothing has changed then.
 */
export async function publishCases(context: CasesContext, request: CasesPublish, actor: Actor): Promise<void> {
  const { db, publisher, publishing, now } = context;
  const dataset = await readDataset(db);
  if (dataset.number !== request.version) throw new Problem("CASES_CHANGED");
  const atMs = now();
  const [published, approved] = [await readPublished(publisher), await readApproved(publisher)];
  const next = nextDataset(published, approved);
  const faults = await publicationFaults(context, await approvedRows(db), next);
  if (faults.length > 0) throw new Problem("CASES_NOT_READY", { faults });
  if (approved.length === 0) throw new Problem("CASES_UNCHANGED");
  requireMeant(published, next, request);
  const { note } = request;
  const given = { number: NEXT_CASES_NOTE, note, reason: request.noteReason, actor };
  await requireRead(context, db, given);
  const { assets } = publishing;
  const changes = await earlierChanges(db);
  const made = makeDataset({ assets, ...(await writtenWith(context)), cases: next, published, changes, note, atMs });
  const revision = await writeDataset(context, dataset, made);
  await changing(context, actor, async (transaction, current) => {
    const decided = await readApproved(publisherDb(transaction));
    if (current.number !== dataset.number || namesOfContent(decided) !== namesOfContent(approved))
      throw new Problem("CASES_CHANGED");
    const noteReason = await takeNote(context, transaction, given);
    const ids = approved.map(({ case_id }) => case_id);
    await noteMove(transaction, current, {
      ...{ action: "published", note, noteReason, before: published, after: next, revision, atMs, actor },
    });
    const versions = new Map((await approvedRows(transaction)).map(({ id, version }) => [id, version]));
    await updateCases(transaction, ids, { state: "published" });
    await insertEvents(
      transaction,
      ids.map((caseId) => {
        const version = (versions.get(caseId) ?? 0) + 1;
        return eventRow({ caseId, version, action: "published", byId: actor.id, atMs, to: "published" });
      }),
    );
    await writeAudit(context, transaction, actor, { action: "cases_published", cases: next.length });
  });
  await reconcileSoon(context);
}

/**
 * Gives readers a revision that they had before. What was approved since waits to be published again.
 *
 * @throws {Problem} `CASES_CHANGED`, `REVISION_NOT_FOUND`, `CASES_REVISION_WITHDRAWN`, `CASES_UNCHANGED`, `CASES_DECREASE`, and as
 *   `requireRead` for its note.
 */
export async function rollBackCases(context: CasesContext, request: CasesRollBack, actor: Actor): Promise<void> {
  const { db, publisher, publishing, now } = context;
  const dataset = await readDataset(db);
  if (dataset.number !== request.version) throw new Problem("CASES_CHANGED");
  const wanted = await findRevisionNamed(db, request.revision);
  if (wanted === undefined) throw new Problem("REVISION_NOT_FOUND");
  if (wanted.purge !== 0) throw new Problem("CASES_REVISION_WITHDRAWN");
  if (wanted.revision === dataset.revision) throw new Problem("CASES_UNCHANGED");
  if ((await publishing.sections.data.filesOf(CASES_SLUG, wanted.revision)) === null)
    throw new Problem("REVISION_NOT_FOUND");
  const [before, after] = [await readPublished(publisher), await readPublishedAt(publisher, wanted.number)];
  requireMeant(before, after, request);
  const atMs = now();
  const { note } = request;
  await changing(context, actor, async (transaction, current) => {
    if (current.number !== dataset.number) throw new Problem("CASES_CHANGED");
    // A retirement that came between has marked it.
    if ((await findRevisionNamed(transaction, wanted.revision))?.purge !== 0)
      throw new Problem("CASES_REVISION_WITHDRAWN");
    const given = { number: NEXT_CASES_NOTE, note, reason: request.noteReason, actor };
    const noteReason = await takeNote(context, transaction, given);
    const { revision } = wanted;
    await noteMove(transaction, current, {
      ...{ action: "rolled-back", note, noteReason, before, after, revision, atMs, actor },
    });
    const misplaced = await misplacedCases(transaction);
    for (const to of ["publishable", "published"] as const) {
      const moved = misplaced.filter(({ state }) => state !== to);
      const ids = moved.map(({ id }) => id);
      await updateCases(transaction, ids, { state: to });
      const reason = `Los lectores han vuelto a la versión ${revision}`;
      await insertEvents(
        transaction,
        moved.map(({ id, version }) =>
          eventRow({ caseId: id, version: version + 1, action: "moved", byId: actor.id, atMs, to, reason }),
        ),
      );
    }
    await writeAudit(context, transaction, actor, { action: "cases_rolled_back" });
  });
  await reconcileSoon(context);
}
