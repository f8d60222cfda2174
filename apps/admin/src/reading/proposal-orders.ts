import { PROPOSALS_PATH } from "@nv/contracts";
import type { Proposal, ProposalOutcome } from "@nv/contracts/schemas";
import type { Order } from "./use-orders.ts";

const SAID = { accepted: "está hecha", rejected: "está descartada" } as const;

/** What can be done with a proposal: say that it is done, discard it, open it again. Each can be undone. */
export function proposalOrders({ id, title }: Pick<Proposal, "id" | "title">) {
  const what = `La propuesta sobre «${title}»`;
  const reopen: Order = {
    method: "POST",
    path: `${PROPOSALS_PATH}/${id}/reopen`,
    said: `${what} está abierta otra vez.`,
  };
  const answer = (outcome: ProposalOutcome): Order => ({
    method: "POST",
    path: `${PROPOSALS_PATH}/${id}/resolve`,
    json: { outcome },
    said: `${what} ${SAID[outcome]}.`,
    undo: reopen,
  });
  return { accept: answer("accepted"), reject: answer("rejected"), reopen };
}
