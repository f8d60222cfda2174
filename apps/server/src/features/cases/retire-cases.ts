import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { insertEvents, portions, readDataset, updateCases } from "./cases.repository.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { type DatasetCase, makeDataset, readPublished, writtenWith } from "./make-dataset.ts";
import { eventRow } from "./note-events.ts";
import { enqueuePurge, revisionsHolding } from "./publication.repository.ts";
import { earlierChanges, movePointer, noteMove, writeDataset } from "./publish-cases.ts";
import { reconcileCases } from "./reconcile-cases.ts";
import type { CaseDatasetRow, CasesDb } from "./schema/tables.ts";

/** Tries to retire while others publish. */
const TRIES = 4;

/** Withdrawal of some cases: what readers will have without them, written and seen by nobody yet. */
interface Withdrawal {
  /** The dataset that it was made of. */
  readonly number: number;
  readonly before: readonly DatasetCase[];
  readonly after: readonly DatasetCase[];
  /** Empty when nothing is left; `null` when readers have none of the cases. */
  readonly revision: string | null;
  readonly atMs: number;
}

/**
 * Writes what readers will have without some cases.
 *
 * @throws {StoreError} When it cannot be stored; nothing has changed then.
 */
async function prepareWithdrawal(context: CasesContext, ids: ReadonlySet<string>): Promise<Withdrawal> {
  const { db, publisher, publishing, now } = context;
  const dataset = await readDataset(db);
  const before = await readPublished(publisher);
  const after = before.filter(({ case_id }) => !ids.has(case_id));
  const made = { number: dataset.number, before, after, atMs: now() };
  if (after.length === before.length) return { ...made, revision: null };
  if (after.length === 0) return { ...made, revision: "" };
  const parts = { cases: after, published: before, changes: await earlierChanges(db), note: "", atMs: made.atMs };
  const written = makeDataset({ ...parts, assets: publishing.assets, ...(await writtenWith(context)) });
  return { ...made, revision: await writeDataset(context, dataset, written) };
}

/**
 * Takes cases away from readers, in the transaction that retires them: the revision without them, and the order to remove every revision
 * that ever held one.
 *
 * @throws {Problem} `CASES_CHANGED` when something was published since it was prepared.
 */
async function withdraw(
  db: CasesDb,
  dataset: CaseDatasetRow,
  { ids, actor, ...made }: Withdrawal & { readonly ids: ReadonlySet<string>; readonly actor: Actor },
): Promise<void> {
  const { number, before, after, revision, atMs } = made;
  if (dataset.number !== number) throw new Problem("CASES_CHANGED");
  const holding = await revisionsHolding(db, [...ids]);
  await enqueuePurge(db, holding, atMs);
  if (revision !== null) {
    await noteMove(db, dataset, { action: "retired", note: "", before, after, revision, atMs, actor });
  } else if (holding.size > 0) await movePointer(db, dataset.revision, atMs);
}

/** Cases to retire, with the person who retires them and the reason. */
export interface Retirement {
  readonly ids: ReadonlySet<string>;
  readonly reason: string;
  readonly actor: Actor;
}

/** Notes that cases are retired. */
export async function noteRetired(
  context: CasesContext,
  db: CasesDb,
  { ids, reason, actor }: Retirement,
): Promise<void> {
  const atMs = context.now();
  const rows: { readonly id: string; readonly version: number }[] = [];
  for await (const some of portions([...ids]))
    rows.push(...(await db.selectFrom("cases").select(["id", "version"]).where("id", "in", some).execute()));
  await updateCases(db, [...ids], { state: "retired", changed_at_ms: atMs });
  await insertEvents(
    db,
    rows.map(({ id, version }) =>
      eventRow({ caseId: id, version: version + 1, action: "retired", byId: actor.id, atMs, to: "retired", reason }),
    ),
  );
}

/**
 * Does something that takes cases away from readers, again when something was published meanwhile.
 *
 * @param work - In the transaction, before the cases are withdrawn. @throws {Problem} When they may not be.
 * @throws {StoreError} When readers may have them still: the sweep goes on with it.
 */
export async function withdrawing(
  context: CasesContext,
  { ids, actor }: Omit<Retirement, "reason">,
  work: (db: CasesDb, dataset: CaseDatasetRow) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepareWithdrawal(context, ids);
    try {
      await changing(context, actor, async (db, dataset) => {
        if (dataset.number !== prepared.number) throw new LatePreparation();
        await work(db, dataset);
        await withdraw(db, dataset, { ...prepared, ids, actor });
      });
      break;
    } catch (error) {
      if (!(error instanceof LatePreparation) || attempt === TRIES) throw lateProblem(error);
    }
  }
  await reconcileCases(context);
}

/** Something was published between the preparation and the decision. */
class LatePreparation extends Error {}

const lateProblem = (error: unknown) =>
  error instanceof LatePreparation ? new Problem("CASES_CHANGED", {}, { cause: error }) : error;

/**
 * Retires a case: readers get the dataset without it at once, and nothing that ever held it keeps an address.
 *
 * @param check - What must be true of it still, in the transaction.
 */
export async function retireCase(
  context: CasesContext,
  { id, reason, actor }: { readonly id: string; readonly reason: string; readonly actor: Actor },
  check: (db: CasesDb) => Promise<void>,
): Promise<void> {
  const ids = new Set([id]);
  await withdrawing(context, { ids, actor }, async (db) => {
    await check(db);
    await noteRetired(context, db, { ids, reason, actor });
    await writeAudit(context, db, actor, { action: "case_retired", case: id });
  });
}
