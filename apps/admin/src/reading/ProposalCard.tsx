import type { Proposal } from "@nv/contracts/schemas";
import { Button, CopyButton } from "@nv/ui";
import { useId } from "react";
import { TEAM_CONFIG } from "../../../../team.config.ts";
import { fileAddress } from "./core/page-address.ts";
import { visibleText } from "./core/visible-text.ts";
import { Difference } from "./Difference.tsx";
import { Moment } from "./Moment.tsx";
import { PageName } from "./PageName.tsx";
import { proposalOrders } from "./proposal-orders.ts";
import type { Orders } from "./use-orders.ts";
import { Writer } from "./Writer.tsx";

const ANSWERS = { accepted: "Hecha", rejected: "Descartada" } as const;

export interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly orders: Orders;
}

function Answers({ proposal, orders: { give, isBusy } }: ProposalCardProps) {
  const { accept, reject, reopen } = proposalOrders(proposal);
  const whose = <span className="nv-visually-hidden"> la propuesta sobre «{proposal.title}»</span>;
  if (proposal.state !== "open")
    return (
      <Button aria-disabled={isBusy} onClick={() => give(reopen)}>
        Abrir de nuevo{whose}
      </Button>
    );
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => give(accept)}>
        Hecho<span className="nv-visually-hidden">: aplicada la propuesta sobre «{proposal.title}»</span>
      </Button>
      <Button aria-disabled={isBusy} onClick={() => give(reject)}>
        Descartar{whose}
      </Button>
    </>
  );
}

/** An edit that somebody suggests: of which page, whose, why, what it changes, and what can be done with it. */
export function ProposalCard({ proposal, orders }: ProposalCardProps) {
  const id = useId();
  const { path, title, owner, sourceFile, email, note, difference, state, madeAtMs, resolvedAtMs, resolvedBy } =
    proposal;
  const file = fileAddress(TEAM_CONFIG.repositoryEditUrl, sourceFile);
  return (
    <article className="proposal" aria-labelledby={id}>
      <h2 id={id}>
        <PageName path={path} title={title} />
      </h2>
      <p className="proposal-facts">
        <Writer email={email} /> · <Moment ms={madeAtMs} />
        {owner !== "" && ` · responde ${owner}`}
        {state !== "open" && (
          <>
            {" · "}
            <strong>
              {ANSWERS[state]}
              {resolvedAtMs !== null && (
                <>
                  {" el "}
                  <Moment ms={resolvedAtMs} />
                </>
              )}
            </strong>
            {resolvedBy !== "" && (
              <>
                {" por "}
                <Writer email={resolvedBy} />
              </>
            )}
          </>
        )}
      </p>
      <p className="proposal-facts">{file === null ? sourceFile : <a href={file}>{sourceFile}</a>}</p>
      {note !== "" && <blockquote className="written">{visibleText(note)}</blockquote>}
      <Difference difference={difference} />
      <div className="proposal-orders">
        <Answers proposal={proposal} orders={orders} />
        <CopyButton text={difference} what={`de la propuesta sobre «${title}»`}>
          Copiar la diferencia
        </CopyButton>
      </div>
    </article>
  );
}
