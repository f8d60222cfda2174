import type { ElectionDetail } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import { Button, Field, TextArea } from "@nv/ui";
import { bindFields, boundText, type CallFailure, FailureNotice, fieldsIn, toCallFailure, useKeptText } from "@nv/web";
import { type ReactNode, useRef, useState } from "react";
import { ColumnFields } from "./ColumnFields";
import { type ElectionDraft, mappingOf, USUAL_COLUMNS } from "./core/election-draft";
import { electionsCalls } from "./elections-calls";

interface Props {
  readonly election: ElectionDetail;
  /** The election as it is written: its table may have a column for each list. */
  readonly draft: ElectionDraft;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  readonly onChanged: (election: ElectionDetail) => void;
}

/** The result of last time, which the count is compared with: a table that is pasted. */
export function BeforeForm({ election, draft, whenSaved, onChanged }: Props): ReactNode {
  const { id, version, before } = election;
  const [text, setText] = useKeptText(`nv.election-before:${id}`);
  const [label, setLabel] = useState(before.label);
  const [columns, setColumns] = useState(USUAL_COLUMNS);
  // Lists of last time have the keys that they had then.
  const lists = draft.lists.map((list) => ({ ...list, key: list.before || list.key }));
  const f = bindFields({ draft: columns, change: (part) => setColumns({ ...columns, ...part }) });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function bring() {
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await electionsCalls.bringBefore(id, { version, label, text, mapping: mappingOf(columns, lists) }));
      setText("");
    } catch (error) {
      const refused = toCallFailure(error);
      setFailure(refused);
      const current = electionsCalls.currentIn(refused);
      if (current !== undefined) onChanged(current);
    } finally {
      setIsBusy(false);
    }
  }
  // It is of the version that is saved then.
  const bringing = useRef(bring);
  bringing.current = bring;

  return (
    <div className="nv-stack">
      {before.hash !== "" && (
        <p>
          Se compara con «{before.label}»: {formatCount(before.areas, "área", "áreas", "feminine")}.
        </p>
      )}
      <Field label="De cuándo es" hint="Como se lee: 2023" {...boundText(label, setLabel)} />
      <TextArea
        label="Tabla"
        hint="Con sus columnas en la primera fila"
        rows={6}
        spellCheck={false}
        {...boundText(text, setText)}
      />
      {text.trim() !== "" && <ColumnFields fields={f} columns={columns} />}
      {failure !== null && (
        <>
          <FailureNotice error={failure} comfort="Lo que has pegado sigue aquí." />
          <ul className="nv-stack-2 nv-plain nv-breaks">
            {fieldsIn(failure).map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
      <div className="nv-row">
        <Button
          disabled={isBusy || text.trim() === "" || label.trim() === ""}
          onClick={() => whenSaved(() => void bringing.current())}
        >
          {before.hash === "" ? "Traer el resultado" : "Cambiar el resultado"}
        </Button>
      </div>
    </div>
  );
}
