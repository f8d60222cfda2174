import { ELECTION_RECORD, type ElectionDetail } from "@nv/contracts/schemas";
import { electionReference } from "@nv/piece-parts";
import { EmptyPlace, OnStage, Step } from "@nv/web";
import type { ReactNode } from "react";
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

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a step, under its name. */
function Part({ name, children }: PartProps): ReactNode {
  return (
    <fieldset className="nv-data-tool__part nv-stack">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

/** Pieces that follow the count of an election, and how one comes to. */
function Followers({ election }: { readonly election: ElectionDetail }): ReactNode {
  return (
    <Part name="Quién sigue el recuento">
      <p>
        Un gráfico, una tabla, una tarjeta o el texto de una historia lo toman con{" "}
        <code>{electionReference(election.slug)}</code>, y salen otra vez con él.
      </p>
      <ShownIn reference={electionReference(election.slug)} revision={election.revision} />
    </Part>
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
          {!isRetired && (
            <ElectionFieldSet
              {...fields}
              before={
                election !== null && (
                  <Part name="Resultado anterior">
                    <BeforeForm
                      election={election}
                      draft={fields.form.draft}
                      whenSaved={fields.whenSaved}
                      onChanged={onChanged}
                    />
                  </Part>
                )
              }
              followers={election !== null && <Followers election={election} />}
            />
          )}
          {isRetired && (
            <Step label="Recuento" fields={NO_FIELDS}>
              <Followers election={election} />
            </Step>
          )}
        </>
      )}
    </RecordEditor>
  );
}
