import type { Actor } from "../../http/acting.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockDataset, nameActor } from "./cases.repository.ts";
import type { CaseKey } from "./cases-settings.ts";
import { createMunicipalityNames, type MunicipalityNames } from "./municipality-names.ts";
import { createPersonalSeal, type PersonalSeal } from "./personal-seal.ts";
import { type PublisherDb, publisherDb } from "./public-columns.ts";
import type { CaseDatasetRow, CasesDb, CasesTables } from "./schema/tables.ts";

/** Dependencies of the cases. */
export interface CasesContext
  extends Pick<
    Platform,
    "database" | "events" | "house" | "log" | "noteInAudit" | "now" | "publishing" | "runExclusive"
  > {
  readonly db: CasesDb;
  /** Database as the publisher reads it. */
  readonly publisher: PublisherDb;
  readonly seal: PersonalSeal;
  readonly municipalities: MunicipalityNames;
}

/** Creates the dependencies of the cases, on a platform. */
export function casesContext(
  platform: Omit<CasesContext, "db" | "publisher" | "seal" | "municipalities"> & {
    readonly folders: Pick<Platform["folders"], "atlas">;
  },
  keys: readonly CaseKey[],
): CasesContext {
  const db = platform.database.kysely.$extendTables<CasesTables>();
  return {
    ...platform,
    db,
    publisher: publisherDb(db),
    seal: createPersonalSeal(keys),
    municipalities: createMunicipalityNames(platform.folders.atlas),
  };
}

/** A failure of the database without the row that it quotes: what is logged tells nothing of a case. */
function withoutRow(error: unknown): unknown {
  if (error instanceof Error && "detail" in error) error.detail = undefined;
  return error;
}

/** Does something in a transaction. @throws Whatever the work throws; then nothing has changed. */
export async function inTransaction<Result>(
  { database, db }: Pick<CasesContext, "database" | "db">,
  work: (transaction: CasesDb) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(db, work);
  } catch (error) {
    throw withoutRow(error);
  }
}

/**
 * Changes something while nobody else changes any case: what is decided on what was read stays true until it is written.
 *
 * @throws Whatever the work throws; then nothing has changed.
 */
export function changing<Result>(
  context: Pick<CasesContext, "database" | "db">,
  actor: Actor,
  work: (transaction: CasesDb, dataset: CaseDatasetRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (transaction) => {
    const dataset = await lockDataset(transaction);
    await nameActor(transaction, actor);
    return work(transaction, dataset);
  });
}

/** Tells administrators that somebody worked with the cases: never with which words, nor under which id of the newsroom. */
export async function writeAudit(
  { noteInAudit }: Pick<CasesContext, "noteInAudit">,
  transaction: CasesDb,
  actor: Actor,
  { action, ...details }: { readonly action: CasesAuditAction; readonly case?: string; readonly cases?: number },
): Promise<void> {
  const db = transaction.$omitTables<keyof CasesTables>();
  await noteInAudit(db, { action, actor, from: actor.from, details });
}

/** Actions on cases that the audit is told of. */
export type CasesAuditAction =
  | "case_written"
  | "case_moved"
  | "case_retired"
  | "case_personal_read"
  | "case_personal_written"
  | "cases_imported"
  | "cases_published"
  | "cases_note_written"
  | "cases_note_explained"
  | "cases_note_corrected"
  | "cases_rolled_back"
  | "cases_examples_changed";
