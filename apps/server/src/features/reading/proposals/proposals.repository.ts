import { PROPOSALS_PER_PAGE } from "@nv/contracts";
import type { ProposalOutcome, ProposalQuery } from "@nv/contracts/schemas";
import type { Kysely, Selectable } from "kysely";
import type { ProposalTables } from "./proposals.migrations.ts";

/** A row of what was suggested. */
export type ProposalRow = Selectable<ProposalTables["page_proposals"]>;

/** A row as lists hold it: without the text that it was made from, which is long. */
export type ListedProposal = Omit<ProposalRow, "base">;

const LISTED = [
  "id",
  "path",
  "source_file",
  "person_id",
  "email",
  "note",
  "difference",
  "state",
  "made_at_ms",
  "resolved_at_ms",
  "resolved_by_id",
  "resolved_by",
] as const satisfies readonly (keyof ListedProposal)[];

/** Fields of a proposal with the change that it would make. */
export type ProposedText = Pick<ProposalRow, "path" | "source_file" | "difference" | "base" | "state">;

/** @returns The texts of a proposal; nothing when there is none. */
export async function findProposedText(db: Kysely<ProposalTables>, id: string): Promise<ProposedText | undefined> {
  return db
    .selectFrom("page_proposals")
    .select(["path", "source_file", "difference", "base", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
}

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

function proposalsIn(db: Kysely<ProposalTables>, state: ProposalQuery["state"]) {
  const proposals = db.selectFrom("page_proposals");
  return state === undefined ? proposals : proposals.where("state", "=", state);
}

/** One page of the proposals, newest first, and how many there are in all. */
export async function listProposals(
  db: Kysely<ProposalTables>,
  { state, page }: ProposalQuery,
): Promise<{ readonly rows: readonly ListedProposal[]; readonly total: number }> {
  const rows = await proposalsIn(db, state)
    .select(LISTED)
    .orderBy("made_at_ms", "desc")
    .orderBy("id")
    .limit(PROPOSALS_PER_PAGE)
    .offset((page - 1) * PROPOSALS_PER_PAGE)
    .execute();
  const { count } = await proposalsIn(db, state)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Fields that the answer to a proposal sets. */
export type ProposalAnswer = Pick<ProposalRow, "resolved_at_ms" | "resolved_by_id" | "resolved_by"> & {
  readonly state: ProposalOutcome;
};

/** Fields of the proposal that an answer, or its undoing, was about. */
export type AnsweredProposal = Pick<ProposalRow, "path" | "person_id">;

/** @returns The proposal; nothing when there is none, or it was answered already. */
export async function closeProposal(
  db: Kysely<ProposalTables>,
  id: string,
  answer: ProposalAnswer,
): Promise<AnsweredProposal | undefined> {
  return db
    .updateTable("page_proposals")
    .set(answer)
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning(["path", "person_id"])
    .executeTakeFirst();
}

/** @returns The proposal; nothing when there is none, or it is open. */
export async function reopenProposal(db: Kysely<ProposalTables>, id: string): Promise<AnsweredProposal | undefined> {
  return db
    .updateTable("page_proposals")
    .set({ state: "open", resolved_at_ms: null, resolved_by_id: "", resolved_by: "" })
    .where("id", "=", id)
    .where("state", "!=", "open")
    .returning(["path", "person_id"])
    .executeTakeFirst();
}

/** Takes a person off what they suggested and answered. */
export async function forgetProposer(db: Kysely<ProposalTables>, personId: string): Promise<void> {
  await db.updateTable("page_proposals").set({ person_id: "", email: "" }).where("person_id", "=", personId).execute();
  await db
    .updateTable("page_proposals")
    .set({ resolved_by_id: "", resolved_by: "" })
    .where("resolved_by_id", "=", personId)
    .execute();
}
