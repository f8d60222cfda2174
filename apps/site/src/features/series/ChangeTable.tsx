import type { ObservationChange, SeriesColumn, SeriesFields } from "@nv/contracts/schemas";
import { periodName } from "@nv/series";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { asideText, valueText } from "./core/series-words";

/** Changes that are shown before somebody asks for all. */
const FIRST_SHOWN = 20;

/** Fields of an observation that stand beside its values. */
const ASIDE: readonly string[] = ["source", "sourceUrl", "isProvisional", "note"];

function kindOf({ before, after }: ObservationChange): string {
  if (before === null) return "Nueva";
  return after === null ? "Desaparece" : "Corregida";
}

/** Former value and new value where they differ; else the value. */
function Changed({
  was,
  is,
  hasChanged,
}: {
  readonly was: string;
  readonly is: string;
  readonly hasChanged: boolean;
}): ReactNode {
  if (!hasChanged) return is;
  return (
    <>
      <del>{was}</del> <ins>{is}</ins>
    </>
  );
}

function valueColumn(column: SeriesColumn): DataColumn<ObservationChange> {
  return {
    id: column.key,
    name: column.label,
    ...(column.kind === "number" && { kind: "figure" as const }),
    cell: ({ before, after, fields }) => (
      <Changed
        was={valueText(before?.values[column.key], column)}
        is={valueText((after ?? before)?.values[column.key], column)}
        hasChanged={fields.includes(column.key)}
      />
    ),
  };
}

interface Props {
  readonly fields: Pick<SeriesFields, "columns" | "period">;
  readonly changes: readonly ObservationChange[];
}

/** Table of changed observations, one row each: the old value is struck out beside the new one. */
export function ChangeTable({ fields: { columns, period }, changes }: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  // The newest is what somebody came to see.
  const rows = changes.toReversed();
  const shown: readonly DataColumn<ObservationChange>[] = [
    {
      id: "date",
      name: "Cuándo",
      kind: "head",
      cell: ({ before, after }) => periodName(period, (after ?? before)?.date ?? ""),
    },
    { id: "kind", name: "Qué", cell: kindOf },
    ...columns.map(valueColumn),
    {
      id: "aside",
      name: "Fuente",
      width: "wide",
      cell: ({ before, after, fields }) => {
        const is = after ?? before;
        return (
          <Changed
            was={before === null ? "" : asideText(before)}
            is={is === null ? "" : asideText(is)}
            hasChanged={fields.some((field) => ASIDE.includes(field))}
          />
        );
      },
    },
  ];
  if (changes.length === 0) return null;
  return (
    <>
      <DataTable
        caption="Qué cambia"
        className="nv-series__changes"
        columns={shown}
        rows={isWhole ? rows : rows.slice(0, FIRST_SHOWN)}
        keyOf={({ key }) => key}
      />
      {!isWhole && rows.length > FIRST_SHOWN && (
        <div className="nv-row">
          <Button onClick={() => setIsWhole(true)}>Ver los {rows.length} cambios</Button>
        </div>
      )}
    </>
  );
}
