import { ELECTION_LIMITS } from "@nv/contracts";
import { ColorField, Field, RowsEditor } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { type ElectionDraft, keyOf, NEW_BLOC, NEW_LIST } from "./core/election-draft";
import { FieldAlert } from "./FieldAlert";

interface Props {
  readonly fields: BoundFields<ElectionDraft>;
  /** Sentence about what is wrong with all of them; empty for nothing. */
  readonly error: string;
}

/** Lists that stand in an election, and the blocs in which they are added up. */
export function ListFields({ fields: f, error }: Props): ReactNode {
  return (
    <>
      <p className="nv-quiet">Las que se enseñan con su nombre. Todas las demás van juntas, como «Otras».</p>
      <FieldAlert error={error} />
      <RowsEditor
        legend="Candidaturas"
        noun="Candidatura"
        fewest={0}
        most={ELECTION_LIMITS.lists}
        blank={() => NEW_LIST}
        {...f.list("lists")}
      >
        {f.rows("lists", (row, { acronym }) => (
          <div className="nv-data-tool__fields">
            <Field label="Siglas" {...row.text("acronym")} />
            <Field label="Nombre entero" {...row.text("name")} />
            <ColorField
              label="Color propio"
              hint="Vacío: el que tenga en el estilo de la casa"
              {...row.value("color")}
            />
            <Field
              label="Clave en la fuente"
              hint={`Vacía: ${keyOf(acronym) || "sale de las siglas"}`}
              {...row.text("key")}
            />
            <Field label="Clave la vez anterior" hint="Vacía: la misma" {...row.text("before")} />
          </div>
        ))}
      </RowsEditor>
      <p className="nv-quiet">
        Sumas que se enseñan junto a la mayoría absoluta. Cómo se llaman lo decide la redacción.
      </p>
      <RowsEditor
        legend="Bloques"
        noun="Bloque"
        fewest={0}
        most={ELECTION_LIMITS.blocs}
        blank={() => NEW_BLOC}
        {...f.list("blocs")}
      >
        {f.rows("blocs", (row) => (
          <div className="nv-data-tool__fields">
            <Field label="Nombre" {...row.text("name")} />
            <Field label="Candidaturas" hint="Sus siglas, con comas" {...row.text("lists")} />
          </div>
        ))}
      </RowsEditor>
    </>
  );
}
