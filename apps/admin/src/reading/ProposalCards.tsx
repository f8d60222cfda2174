import type { Proposal } from "@nv/contracts/schemas";
import { ProposalCard } from "./ProposalCard.tsx";
import type { Actions } from "./use-actions.ts";

export interface ProposalCardsProps {
  readonly proposals: readonly Proposal[];
  readonly actions: Actions;
}

/** Edits that people suggest, one under another. */
export function ProposalCards({ proposals, actions }: ProposalCardsProps) {
  return (
    <div className="proposals">
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} actions={actions} />
      ))}
    </div>
  );
}
