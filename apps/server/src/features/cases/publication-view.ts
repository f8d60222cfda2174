import { changesOf, noteDoubts, noteFaults, totalsOf } from "@nv/cases";
import { CASES_SLUG, NEXT_CASES_NOTE } from "@nv/contracts";
import type { CasesPublication } from "@nv/contracts/schemas";
import { contentPolicy } from "../../platform/publishing/core/published-headers.ts";
import { inlineHashes } from "../../platform/publishing/publisher.ts";
import { publicFields } from "./case-rows.ts";
import { namesOf, readDataset } from "./cases.repository.ts";
import type { CasesContext } from "./cases-context.ts";
import { nameIn } from "./cases-views.ts";
import {
  type DatasetCase,
  makeDataset,
  nextDataset,
  readApproved,
  readPublished,
  writtenWith,
} from "./make-dataset.ts";
import { listNotes } from "./notes.repository.ts";
import { listRevisions } from "./publication.repository.ts";
import { approvedRows, differenceOf, earlierChanges, publicationFaults } from "./publish-cases.ts";
import type { CaseNoteRow, CaseRevisionRow } from "./schema/tables.ts";

/** Addresses of what readers have. */
function addressesOf({ publishing }: Pick<CasesContext, "publishing">, revision: string | null) {
  if (revision === null) return { pageUrl: "", dataUrl: "" };
  const base = `${publishing.publicBaseUrl}/data/${CASES_SLUG}/`;
  return { pageUrl: base, dataUrl: `${base}latest.json` };
}

/** Publications that gave readers a revision of their own, the latest of each first. */
function toRevisions(rows: readonly CaseRevisionRow[], names: ReadonlyMap<string, string>, live: string | null) {
  const told = new Set<string>([live ?? "", ""]);
  return rows.flatMap(({ revision, at_ms, by_id, cases, victims, purge }) => {
    if (told.has(revision)) return [];
    told.add(revision);
    return [{ revision, atMs: at_ms, by: nameIn(names, by_id), cases, victims, canReturn: purge === 0 }];
  });
}

const internalFields = (one: DatasetCase, ref: string) => ({ ...publicFields(one), ref, notes: "" });

/** A note that waits, as somebody sees it. */
const toPending = ({ note, by_id }: CaseNoteRow, { names, municipalities, personId }: NoteReader) => ({
  ...{
    text: note,
    by: nameIn(names, by_id),
    isMine: by_id === personId,
    doubts: [...noteDoubts(note, municipalities)],
  },
});

/** Reader of notes, with what they are read with. */
interface NoteReader {
  readonly names: ReadonlyMap<string, string>;
  readonly municipalities: ReadonlyMap<string, string>;
  readonly personId: string;
}

/** Notes of the next publication and of those that readers are told of. */
function notesOf(
  pending: readonly CaseNoteRow[],
  revisions: readonly CaseRevisionRow[],
  reader: NoteReader,
): Pick<CasesPublication, "note" | "notes"> {
  const waiting = new Map(pending.map((row) => [row.number, toPending(row, reader)]));
  const told = revisions.filter(({ note }) => note !== "");
  return {
    note: waiting.get(NEXT_CASES_NOTE) ?? null,
    notes: told.map(({ number, at_ms, by_id, note, note_reason: reason }) => ({
      ...{ number, atMs: at_ms, by: nameIn(reader.names, by_id), text: note, reason },
      faults: [...noteFaults(note, reader.municipalities)],
      correction: waiting.get(number) ?? null,
    })),
  };
}

/** The dataset that readers have, and the changes that they would get. @param personId - Id of who asks. */
export async function viewPublication(context: CasesContext, personId: string): Promise<CasesPublication> {
  const { db, publisher, now, publishing } = context;
  const { assets } = publishing;
  const dataset = await readDataset(db);
  const [published, approved] = [await readPublished(publisher), await readApproved(publisher)];
  const next = nextDataset(published, approved);
  const { added, changed, removed } = differenceOf(published, next);
  const refs = new Map((await db.selectFrom("cases").select(["id", "ref"]).execute()).map(({ id, ref }) => [id, ref]));
  const toRef = ({ case_id: id }: DatasetCase) => ({ id, ref: refs.get(id) ?? "" });
  const old = new Map(published.map((one) => [one.case_id, one]));
  const { municipalities, numbers } = await writtenWith(context);
  const { data } = makeDataset({
    assets,
    municipalities,
    numbers,
    cases: next,
    published,
    changes: [],
    note: "",
    atMs: now(),
  });
  const names = await namesOf(db);
  const revisions = await listRevisions(db);
  const last = revisions.find(({ number }) => number === dataset.number);
  return {
    ...{ version: dataset.number, revision: dataset.revision, ...addressesOf(context, dataset.revision) },
    publishedAtMs: last?.at_ms ?? null,
    publishedBy: last === undefined ? "" : nameIn(names, last.by_id),
    added: added.map(toRef),
    changed: changed.map((one) => {
      const ref = toRef(one);
      const before = old.get(one.case_id) ?? one;
      return { ...ref, changes: changesOf(internalFields(before, ref.ref), internalFields(one, ref.ref)) };
    }),
    removed: removed.map(toRef),
    faults: [...(await publicationFaults(context, await approvedRows(db), next))],
    ...{ before: totalsOf(published), after: totalsOf(next) },
    ...{ byProvince: [...data.byProvince], byDecade: [...data.byDecade], joinedCells: data.joinedCells },
    ...notesOf(await listNotes(db), revisions, { names, municipalities, personId }),
    revisions: toRevisions(revisions, names, dataset.revision),
  };
}

/**
 * The page that readers would get now, and what a browser lets it do: it is shown in a frame of ours, in an origin of nobody. What it leads to
 * beside itself is not there yet.
 */
export async function previewPublication(
  context: CasesContext,
): Promise<{ readonly html: string; readonly policy: string }> {
  const { db, publisher, publishing, house, now } = context;
  const { assets, frameOrigins } = publishing;
  const [published, approved] = [await readPublished(publisher), await readApproved(publisher)];
  const changes = await earlierChanges(db);
  const cases = nextDataset(published, approved);
  const { page } = makeDataset({
    assets,
    ...(await writtenWith(context)),
    cases,
    published,
    changes,
    note: "",
    atMs: now(),
  });
  const html = await house.dressAlone(page);
  const policy = contentPolicy({ policy: "page", ...inlineHashes(html), frameOrigins, hasFaces: true });
  return { html, policy: `${policy}; frame-ancestors 'self'; sandbox allow-scripts` };
}
