import type { Proposal } from "@nv/contracts/schemas";
import { ProposalCard } from "./ProposalCard.tsx";
import type { Orders } from "./use-orders.ts";

export interface ProposalCardsProps {
  readonly proposals: readonly Proposal[];
  readonly orders: Orders;
}

/** Edits that people suggest, one under another. */
export function ProposalCards({ proposals, orders }: ProposalCardsProps) {
  return (
    <div className="proposals">
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} orders={orders} />
      ))}
    </div>
  );
}
