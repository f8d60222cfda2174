import { PROPOSALS_PATH } from "@nv/contracts";
import type { Proposal, ProposalOutcome } from "@nv/contracts/schemas";
import type { Action } from "./use-actions.ts";

const SAID = { accepted: "está hecha", rejected: "está descartada" } as const;

/**
 * Returns the actions on a proposal: apply it, say that it is done, discard it, open it again. Each can be undone but the first, which git takes
 * back.
 */
export function proposalActions({ id, title, sourceFile }: Pick<Proposal, "id" | "title" | "sourceFile">) {
  const what = `La propuesta sobre «${title}»`;
  const reopen: Action = {
    method: "POST",
    path: `${PROPOSALS_PATH}/${id}/reopen`,
    said: `${what} está abierta otra vez.`,
  };
  const apply: Action = {
    method: "POST",
    path: `${PROPOSALS_PATH}/${id}/apply`,
    said: `${what} está aplicada: ${sourceFile} ya lo dice. Se verá cuando el sitio se construya otra vez, y falta confirmarlo en git.`,
  };
  const answer = (outcome: ProposalOutcome): Action => ({
    method: "POST",
    path: `${PROPOSALS_PATH}/${id}/resolve`,
    json: { outcome },
    said: `${what} ${SAID[outcome]}.`,
    undo: reopen,
  });
  return { apply, accept: answer("accepted"), reject: answer("rejected"), reopen };
}
