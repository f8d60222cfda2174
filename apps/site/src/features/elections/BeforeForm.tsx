import type { ElectionDetail } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import { Button, Field, TextArea } from "@nv/ui";
import { bindFields, boundText, useKeptText } from "@nv/web";
import { type ReactNode, useState } from "react";
import { PastedRefusal } from "../../records/import/PastedRefusal";
import { usePasted } from "../../records/import/use-pasted";
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
  async function take() {
    onChanged(await electionsCalls.bringBefore(id, { version, label, text, mapping: mappingOf(columns, lists) }));
    setText("");
    return "";
  }
  const { isBusy, failure, send } = usePasted(whenSaved, take, (refused) => {
    const current = electionsCalls.currentIn(refused);
    if (current !== undefined) onChanged(current);
  });

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
      <PastedRefusal failure={failure} />
      <div className="nv-row">
        <Button disabled={isBusy || text.trim() === "" || label.trim() === ""} onClick={send}>
          {before.hash === "" ? "Traer el resultado" : "Cambiar el resultado"}
        </Button>
      </div>
    </div>
  );
}
