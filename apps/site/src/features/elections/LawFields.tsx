import { ELECTION_LIMITS } from "@nv/contracts";
import { Field, RowsEditor } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { type ElectionDraft, keyOf, NEW_CONSTITUENCY } from "./core/election-draft";
import { FieldAlert } from "./FieldAlert";

interface Props {
  readonly fields: BoundFields<ElectionDraft>;
  /** Sentence about what is wrong with all of them; empty for nothing. */
  readonly error: string;
}

/** Law of an election that is written here: its threshold, and its constituencies with their seats. */
export function LawFields({ fields: f, error }: Props): ReactNode {
  return (
    <>
      <Field
        label="Barrera, en % del voto válido"
        hint="En la circunscripción. 0: ninguna"
        inputMode="numeric"
        {...f.text("thresholdPct")}
      />
      <FieldAlert error={error} />
      <RowsEditor
        legend="Circunscripciones"
        noun="Circunscripción"
        fewest={0}
        most={ELECTION_LIMITS.constituencies}
        blank={() => NEW_CONSTITUENCY}
        {...f.list("constituencies")}
      >
        {f.rows("constituencies", (row, { name }) => (
          <div className="nv-data-tool__fields">
            <Field label="Nombre" {...row.text("name")} />
            <Field
              label="Código"
              hint={`El de la fuente. Vacío: ${keyOf(name) || "sale del nombre"}`}
              {...row.text("code")}
            />
            <Field label="Escaños" inputMode="numeric" {...row.text("seats")} />
          </div>
        ))}
      </RowsEditor>
    </>
  );
}
