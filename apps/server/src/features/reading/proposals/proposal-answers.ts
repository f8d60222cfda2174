import type { ServerErrorCode } from "@nv/contracts";
import type { ProposalOutcome, ProposalReading } from "@nv/contracts/schemas";
import type { ActingAdministrator, Execute, HostEntry } from "@nv/identity-server";
import { Problem } from "../../../http/problem.ts";
import type { RunExclusive } from "../../../platform/mutex/mutex.ts";
import type { ProposalTables } from "./proposals.migrations.ts";
import { type AnsweredProposal, closeProposal, reopenProposal } from "./proposals.repository.ts";
import { type ProposalTexts, readProposal } from "./read-proposal.ts";

/** Name under which files are written one after another. */
const APPLYING = "proposals: apply";

/** Dependencies of the answers to proposals. */
export interface ProposalAnswersDeps extends ProposalTexts {
  readonly runExclusive: RunExclusive;
  readonly execute: Execute;
}

const ACTIONS = {
  applied: "proposal_applied",
  accepted: "proposal_accepted",
  rejected: "proposal_rejected",
  reopened: "proposal_reopened",
} as const;

function entryOf(what: keyof typeof ACTIONS, proposal: AnsweredProposal | undefined): HostEntry | null {
  if (proposal === undefined) return null;
  return { action: ACTIONS[what], targetId: proposal.person_id, details: { page: proposal.path } };
}

/** Error code of a proposal that is not applied, by where it stands. */
const REFUSALS: Readonly<Record<Exclude<ProposalReading["standing"], "ready">, ServerErrorCode>> = {
  applied: "PROPOSAL_BY_HAND",
  changed: "VERSION_CONFLICT",
  gone: "PROPOSAL_BY_HAND",
  "beyond-words": "PROPOSAL_BY_HAND",
  elsewhere: "PROPOSAL_BY_HAND",
  unknown: "PROPOSAL_BY_HAND",
};

/** Opens the answers to proposals, which their authors are told by mail. */
export function createProposalAnswers(deps: ProposalAnswersDeps) {
  const { directory, sources, runExclusive, execute } = deps;

  /** Closes a proposal, and tells whoever made it. @param work - What is done in the same transaction. */
  function answer(id: string, outcome: ProposalOutcome, caller: ActingAdministrator, work?: () => Promise<void>) {
    return execute(caller, async ({ db: transaction, administrator, nowMs, tellProposer }) => {
      const by = { resolved_by_id: administrator.id, resolved_by: administrator.email };
      const closed = await closeProposal(transaction.$extendTables<ProposalTables>(), id, {
        state: outcome,
        resolved_at_ms: nowMs,
        ...by,
      });
      if (closed !== undefined) {
        const { path, person_id } = closed;
        const title = directory.find(path)?.title ?? path;
        await tellProposer(person_id, { outcome, title, path: encodeURI(path) });
        await work?.();
      }
      return entryOf(work === undefined ? outcome : "applied", closed);
    });
  }

  async function applyAlone(id: string, caller: ActingAdministrator): Promise<void> {
    const reading = await readProposal(deps, id);
    if (reading?.state !== "open") throw new Problem("NOT_FOUND");
    const { standing, sourceFile, before, after } = reading;
    if (standing !== "ready") throw new Problem(REFUSALS[standing]);
    // Last, so that a file that cannot be written leaves the proposal open; if the transaction fails after it, the proposal is open and says
    // that the file has it already.
    const write = async () => {
      if (!(await sources.write(sourceFile, before, after))) throw new Problem("VERSION_CONFLICT");
    };
    if (!(await answer(id, "accepted", caller, write))) throw new Problem("NOT_FOUND");
  }

  return {
    // One after another: two proposals about one page begin with the same text.
    apply: (id: string, caller: ActingAdministrator): Promise<void> =>
      runExclusive(APPLYING, () => applyAlone(id, caller)),
    /**
     * Says what became of a proposal, to whoever made it by mail; the audit tells who did.
     *
     * @returns `false` when there is no such proposal, or it was answered already.
     */
    resolve: (id: string, outcome: ProposalOutcome, caller: ActingAdministrator): Promise<boolean> =>
      answer(id, outcome, caller),
    /** Undoes `resolve`. @returns `false` when there is no such proposal, or it is open. */
    reopen: (id: string, caller: ActingAdministrator): Promise<boolean> =>
      execute(caller, async ({ db: transaction }) =>
        entryOf("reopened", await reopenProposal(transaction.$extendTables<ProposalTables>(), id)),
      ),
  };
}
