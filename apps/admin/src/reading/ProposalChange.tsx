import type { Proposal, ProposalReading } from "@nv/contracts/schemas";
import { FailureNotice } from "@nv/web";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { Loading } from "../frame/Loading.tsx";
import { isOfToday, standingInWords } from "./core/standing-words.ts";
import { Difference } from "./Difference.tsx";
import { Passages } from "./Passages.tsx";
import { ProposalAnswers } from "./ProposalAnswers.tsx";
import { readingCalls } from "./reading-calls.ts";
import type { Actions } from "./use-actions.ts";

export interface ProposalChangeProps {
  readonly proposal: Proposal;
  readonly actions: Actions;
}

interface ReadProps {
  readonly proposal: Proposal;
  readonly reading: ProposalReading;
}

function Read({ proposal: { state, sourceFile }, reading: { before, after, standing, since } }: ReadProps) {
  const isOpen = state === "open";
  return (
    <>
      {before !== after && <Passages before={before} after={after} isOfToday={isOpen && isOfToday(standing)} />}
      {isOpen && <p className="proposal-standing nv-quiet">{standingInWords(standing, sourceFile)}</p>}
      {isOpen && since !== "" && (
        <details className="proposal-source" open>
          <summary>Qué ha cambiado en el archivo desde entonces</summary>
          <Difference difference={since} />
        </details>
      )}
    </>
  );
}

/** Change that an edit makes, first as it is read and then, folded, in the source, and the actions on the edit. */
export function ProposalChange({ proposal, actions }: ProposalChangeProps) {
  const query = useQuery(readingCalls(useAdmin().caller).proposal(proposal.id));
  const reading = query.data ?? null;
  if (query.isPending) return <Loading />;
  return (
    <>
      {/* What was read before is still worth reading, and the server looks again before it applies anything. */}
      {query.error !== null && reading === null && (
        <FailureNotice
          error={query.error}
          onRetry={() => void query.refetch()}
          comfort="Mientras tanto, la diferencia del texto está aquí abajo."
        />
      )}
      {reading !== null && <Read proposal={proposal} reading={reading} />}
      <details className="proposal-source" open={reading === null || reading.before === reading.after}>
        <summary>Diferencia del texto</summary>
        <Difference difference={proposal.difference} />
      </details>
      <ProposalAnswers proposal={proposal} reading={reading} actions={actions} />
    </>
  );
}
