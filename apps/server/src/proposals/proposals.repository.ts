import type { ProposalOutcome } from "@nv/contracts/schemas";
import type { Kysely, Selectable } from "kysely";
import type { ProposalTables } from "./proposals.migrations.ts";

/** A row of what was suggested. */
export type ProposalRow = Selectable<ProposalTables["page_proposals"]>;

/** Proposals of a list. */
const NEWEST_PROPOSALS = 200;

/** Keeps a proposal. */
export async function insertProposal(db: Kysely<ProposalTables>, row: ProposalRow): Promise<void> {
  await db.insertInto("page_proposals").values(row).execute();
}

/** Proposals of a person that nobody has answered. */
export async function countOpenProposals(db: Kysely<ProposalTables>, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom("page_proposals")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("person_id", "=", personId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first. */
export function listProposals(db: Kysely<ProposalTables>): Promise<ProposalRow[]> {
  return db
    .selectFrom("page_proposals")
    .selectAll()
    .orderBy("made_at_ms", "desc")
    .orderBy("id")
    .limit(NEWEST_PROPOSALS)
    .execute();
}

/** @returns Whether there is such a proposal and it was open. */
export async function closeProposal(
  db: Kysely<ProposalTables>,
  id: string,
  { state, resolved_at_ms }: { readonly state: ProposalOutcome; readonly resolved_at_ms: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("page_proposals")
    .set({ state, resolved_at_ms })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
