import type { Proposal } from "@nv/contracts/schemas";
import { useId } from "react";
import { TEAM_CONFIG } from "../../../../team.config.ts";
import { fileAddress } from "./core/page-address.ts";
import { visibleText } from "./core/visible-text.ts";
import { Moment } from "./Moment.tsx";
import { PageName } from "./PageName.tsx";
import { ProposalChange } from "./ProposalChange.tsx";
import type { Actions } from "./use-actions.ts";
import { Writer } from "./Writer.tsx";

const ANSWERS = { accepted: "Hecha", rejected: "Descartada" } as const;

export interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly actions: Actions;
}

/** An edit that somebody suggests: of which page, whose, why, what it changes, and what can be done with it. */
export function ProposalCard({ proposal, actions }: ProposalCardProps) {
  const id = useId();
  const { path, title, owner, sourceFile, email, note, state, madeAtMs, resolvedAtMs, resolvedBy } = proposal;
  const file = fileAddress(TEAM_CONFIG.repositoryEditUrl, sourceFile);
  return (
    <article className="proposal" aria-labelledby={id}>
      <h2 id={id}>
        <PageName path={path} title={title} />
      </h2>
      <p className="nv-quiet nv-flush nv-breaks">
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
      <p className="nv-quiet nv-flush nv-breaks">{file === null ? sourceFile : <a href={file}>{sourceFile}</a>}</p>
      {note !== "" && <blockquote className="written">{visibleText(note)}</blockquote>}
      <ProposalChange proposal={proposal} actions={actions} />
    </article>
  );
}
