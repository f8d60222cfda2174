import { TRACKER_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { NEW_SERIES, type TrackerDraft } from "./core/tracker-draft";

const ROLES = [
  { value: "choice", label: "Puede ir por delante" },
  { value: "rest", label: "El resto: otros, no sabe" },
] as const;

interface Props {
  readonly fields: BoundFields<TrackerDraft>;
  readonly error: string;
}

/** The answers or parties of an average, in the order in which they take their colours. */
export function SeriesRows({ fields: f, error }: Props): ReactNode {
  return (
    <>
      {error !== "" && <p role="alert">{error}.</p>}
      <RowsEditor
        {...{ legend: "Respuestas o partidos", noun: "Serie", fewest: 0, most: TRACKER_LIMITS.series }}
        {...f.list("series")}
        blank={() => NEW_SERIES}
      >
        {f.rows("series", (bound) => (
          <>
            <Field label="Nombre" hint="Con el de «Estilo» o «Colores», lleva su color" {...bound.text("name")} />
            <SelectField label="Qué es" {...bound.value("role")} options={ROLES} />
            <Field
              label="Columna en los datos"
              hint="Vacía: sale del nombre"
              spellCheck={false}
              {...bound.text("key")}
            />
          </>
        ))}
      </RowsEditor>
    </>
  );
}
