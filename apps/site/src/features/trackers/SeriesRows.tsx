import { TRACKER_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { NEW_SERIES, renamedSeries, type SeriesDraft, type TrackerDraft } from "./core/tracker-draft";

const ROLES = [
  { value: "choice", label: "Puede ir por delante" },
  { value: "rest", label: "El resto: otros, no sabe" },
] as const;

interface Props {
  readonly fields: BoundFields<TrackerDraft>;
  readonly error: string;
  /** The series as they are written. */
  readonly series: readonly SeriesDraft[];
  /** Whether there are polls: then a series keeps its column, whatever its name becomes. */
  readonly hasPolls: boolean;
}

/** The answers or parties of an average, in the order in which they take their colours. */
export function SeriesRows({ fields: f, error, series, hasPolls }: Props): ReactNode {
  return (
    <>
      {error !== "" && <p role="alert">{error}.</p>}
      <RowsEditor
        {...{ legend: "Respuestas o partidos", noun: "Serie", fewest: 0, most: TRACKER_LIMITS.series }}
        {...f.list("series")}
        blank={() => NEW_SERIES}
      >
        {f.rows("series", (bound, _row, at, change) => (
          <>
            <Field
              label="Nombre"
              hint="Con el de «Estilo» o «Colores», lleva su color"
              {...bound.text("name")}
              onChange={({ currentTarget: { value: name } }) => change(renamedSeries(series, at, { name, hasPolls }))}
            />
            <SelectField label="Qué es" {...bound.value("role")} options={ROLES} />
            <Field
              label="Columna en los datos"
              hint="Sale del nombre; con encuestas, se queda"
              spellCheck={false}
              {...bound.text("key")}
            />
          </>
        ))}
      </RowsEditor>
    </>
  );
}
