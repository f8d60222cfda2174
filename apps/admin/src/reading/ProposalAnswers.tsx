import type { Proposal, ProposalReading } from "@nv/contracts/schemas";
import { Button, CopyButton } from "@nv/ui";
import { saveFile } from "@nv/web";
import { isFileOfUse } from "./core/standing-words.ts";
import { proposalActions } from "./proposal-actions.ts";
import type { Actions } from "./use-actions.ts";

export interface ProposalAnswersProps {
  readonly proposal: Proposal;
  /** Reading of what it changes and whether it can be applied; `null` while that is not known. */
  readonly reading: ProposalReading | null;
  readonly actions: Actions;
}

/** Name of a file, without its folders. */
const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);

function Answers({ proposal, reading, actions: { give, isBusy } }: ProposalAnswersProps) {
  const { apply, accept, reject, reopen } = proposalActions(proposal);
  const whose = <span className="nv-visually-hidden"> la propuesta sobre «{proposal.title}»</span>;
  if (proposal.state !== "open")
    return (
      <Button aria-disabled={isBusy} onClick={() => give(reopen)}>
        Abrir de nuevo{whose}
      </Button>
    );
  return (
    <>
      {reading?.standing === "ready" && (
        <Button rank="main" aria-disabled={isBusy} onClick={() => give(apply)}>
          Aplicar{whose}
        </Button>
      )}
      <Button aria-disabled={isBusy} onClick={() => give(accept)}>
        Hecho<span className="nv-visually-hidden">: aplicada la propuesta sobre «{proposal.title}»</span>
      </Button>
      <Button aria-disabled={isBusy} onClick={() => give(reject)}>
        Descartar{whose}
      </Button>
    </>
  );
}

/** Actions on an edit: here, or by hand with the file or the difference. */
export function ProposalAnswers({ proposal, reading, actions }: ProposalAnswersProps) {
  const { title, difference, sourceFile, state } = proposal;
  return (
    <div className="proposal-orders nv-cluster nv-small">
      <Answers proposal={proposal} reading={reading} actions={actions} />
      {state === "open" && reading !== null && isFileOfUse(reading.standing) && (
        <Button onClick={() => saveFile({ name: nameOf(sourceFile), content: reading.after })}>
          Descargar el archivo<span className="nv-visually-hidden"> ya cambiado de «{title}»</span>
        </Button>
      )}
      <CopyButton text={difference} what={`de la propuesta sobre «${title}»`}>
        Copiar la diferencia
      </CopyButton>
    </div>
  );
}
