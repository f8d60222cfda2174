import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { FeedbackTables } from "./feedback/feedback.migrations.ts";
import { forgetSpeaker } from "./feedback/feedback.repository.ts";
import type { ProposalTables } from "./proposals/proposals.migrations.ts";
import { forgetProposer } from "./proposals/proposals.repository.ts";

/**
 * Forgets who said, suggested and answered something, because their account is removed. What they wrote is about the pages, and stays.
 *
 * @param transaction - The one that removes the account.
 */
export async function forgetReader(transaction: Kysely<NoTables>, userId: string): Promise<void> {
  await forgetSpeaker(transaction.$extendTables<FeedbackTables>(), userId);
  await forgetProposer(transaction.$extendTables<ProposalTables>(), userId);
}
