import { ELECTION_RECORD, type ElectionDetail } from "@nv/contracts/schemas";
import { electionReference } from "@nv/piece-parts";
import { OnStage, Step } from "@nv/web";
import type { ReactNode } from "react";
import { EmptyPlace } from "../../frame/workbench/EmptyPlace";
import { ShownIn } from "../../pieces/ShownIn";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { EditedScreen } from "../../records/saving/EditedScreen";
import { RecordEditor } from "../../records/saving/RecordEditor";
import { BeforeForm } from "./BeforeForm";
import { NEW_ELECTION } from "./core/election-draft";
import { ElectionFieldSet } from "./ElectionFieldSet";
import { ELECTION_SAVING } from "./election-saving";
import { electionsCalls } from "./elections-calls";
import { NightPanel } from "./NightPanel";

const WORDS: DataWords = {
  done: {
    publish: "Publicada. Ya se puede abrir la noche.",
    unpublish: "Despublicada.",
    retire: "Retirada.",
    restore: "Recuperada, como borrador.",
  },
  asked: {
    unpublish: "Sus direcciones dejan de contestar, también las páginas de la noche.",
    retire: "Sale de la lista, y sus direcciones dejan de contestar, también las páginas de la noche.",
  },
};

const BEFORE_FIELDS = ["before"];
const NO_FIELDS: readonly string[] = [];

interface ScreenProps {
  /** `null` for one that is not begun. */
  readonly id: string | null;
  readonly onBegun?: (id: string) => void;
}

/** An election with everything about it: what is voted, and its nights. */
export function ElectionScreen({ id, onBegun }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={ELECTION_RECORD} id={id} onBegun={onBegun} detail={electionsCalls.detail}>
      {(election, { onChanged }) => <ElectionView election={election} onChanged={onChanged} />}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly election: ElectionDetail | null;
  readonly onChanged: (election: ElectionDetail) => void;
}

function ElectionView({ election, onChanged }: ViewProps): ReactNode {
  const isRetired = election?.status === "retired";
  return (
    <RecordEditor
      kind={ELECTION_RECORD}
      of={ELECTION_SAVING}
      start={NEW_ELECTION}
      record={election}
      onChanged={onChanged}
      calls={electionsCalls}
      facts={election !== null && <code>{election.slug}</code>}
      published={WORDS.done.publish}
      rolledBack="Quien la lee vuelve a recibir esa versión antes de un minuto."
      place="Dónde: en su dirección, como datos. Las páginas del recuento salen al abrir la noche."
      actions={(one, { isBusy, run }, order) => (
        <DataActions
          of={one}
          words={WORDS}
          order={order}
          isBusy={isBusy}
          onOrder={(action, done) => run(electionsCalls.act(one.id, action, one.version), done)}
        />
      )}
    >
      {(fields) => (
        <>
          <OnStage>
            {election === null ? (
              <EmptyPlace>
                Escribe qué se vota. Con una candidatura ya se puede ensayar la noche, con votos inventados.
              </EmptyPlace>
            ) : (
              <NightPanel
                election={election}
                whenSaved={fields.whenSaved}
                onName={(list) => fields.form.change({ lists: [...fields.form.draft.lists, list] })}
              />
            )}
          </OnStage>
          {!isRetired && <ElectionFieldSet {...fields} />}
          {election !== null && (
            <Step label="Quién sigue el recuento" fields={NO_FIELDS}>
              <p>
                Un gráfico, una tabla, una tarjeta o el texto de una historia lo toman con{" "}
                <code>{electionReference(election.slug)}</code>, y salen otra vez con él.
              </p>
              <ShownIn reference={electionReference(election.slug)} revision={election.revision} />
            </Step>
          )}
          {election !== null && !isRetired && (
            <Step label="Resultado anterior" fields={BEFORE_FIELDS}>
              <BeforeForm
                election={election}
                draft={fields.form.draft}
                whenSaved={fields.whenSaved}
                onChanged={onChanged}
              />
            </Step>
          )}
        </>
      )}
    </RecordEditor>
  );
}
