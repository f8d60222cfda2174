import type { CaseStateChange } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { stateOf } from "./case-rows.ts";
import { requireVersion } from "./case-version.ts";
import { insertEvents, pastOf, updateCase } from "./cases.repository.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { approvalRefusal, isStep, needsReason } from "./core/case-steps.ts";
import { eventRow } from "./note-events.ts";
import { retireCase } from "./retire-cases.ts";
import type { CasesDb } from "./schema/tables.ts";

/** A case that somebody takes to another state. */
interface CaseMove extends CaseStateChange {
  readonly id: string;
  readonly actor: Actor;
}

/**
 * Takes a case to another state.
 *
 * @throws {Problem} `CASE_NOT_FOUND`, `CASE_STEP_IMPOSSIBLE`, `CASE_OWN`, `CASE_UNVERIFIED`, `FIELDS_INVALID` without a reason that is wanted.
 * @throws {LateChange}
 */
export async function moveCase(context: CasesContext, { id, version, to, reason, actor }: CaseMove): Promise<void> {
  const { db, now } = context;

  async function check(transaction: CasesDb): Promise<void> {
    const row = await requireVersion(transaction, id, version);
    if (!isStep(stateOf(row), to)) throw new Problem("CASE_STEP_IMPOSSIBLE");
    if (needsReason(to) && reason === "") throw invalidFields([{ field: "reason", message: "Di por qué" }]);
    const refusal = approvalRefusal(await pastOf(transaction, row), actor.id, to);
    if (refusal !== null) throw new Problem(refusal);
  }

  // What needs no store is refused before anything is written there.
  await check(db);
  if (to === "retired") return retireCase(context, { id, reason, actor }, check);
  return changing(context, actor, async (transaction) => {
    await check(transaction);
    const atMs = now();
    const stamp = { state: to, version: version + 1, changed_at_ms: atMs };
    const by = to === "verified" ? { verified_by: actor.id } : to === "draft" ? { verified_by: "" } : {};
    await updateCase(transaction, id, { ...stamp, ...by });
    const done = { caseId: id, version: version + 1, action: "moved", byId: actor.id, atMs, to, reason } as const;
    await insertEvents(transaction, [eventRow(done)]);
    await writeAudit(context, transaction, actor, { action: "case_moved", case: id });
  });
}
