import type { MomentForm, MomentGuess, ShipColumns, ShipFileGuess, ShipRole } from "@nv/geography";
import { Button, DataTable, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { guessText, unreadableText } from "./core/ship-file-words";

interface Props {
  readonly guess: ShipFileGuess;
  readonly columns: ShipColumns;
  readonly moment: MomentGuess;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly onColumns: (columns: ShipColumns) => void;
  readonly onMoment: (moment: MomentForm) => void;
  readonly onConfirm: () => void;
}

const ROLES: readonly (readonly [role: ShipRole, label: string])[] = [
  ["time", "Hora"],
  ["lat", "Latitud"],
  ["lon", "Longitud"],
  ["mmsi", "MMSI (si hay varios barcos)"],
  ["name", "Nombre"],
  ["imo", "Número IMO"],
  ["sog", "Velocidad que dice el barco (SOG), en nudos"],
  ["status", "Estado de navegación"],
];
const ORDERS = [
  { value: "", label: "Di cuál" },
  { value: "day-first", label: "Antes el día: 3/11 es 3 de noviembre" },
  { value: "month-first", label: "Antes el mes: 3/11 es 11 de marzo" },
] as const;

/** Form to confirm how a table of positions was understood, before it is read. */
export function ConfirmColumns(props: Props): ReactNode {
  const { guess, columns, moment, isBusy, isDone } = props;
  const problem = unreadableText({ form: guess.form, columns, moment });
  if (guess.form !== "csv")
    return problem === "" ? (
      <p className="nv-caption nv-flush">{guessText(guess)}</p>
    ) : (
      <p className="nv-tool__fault" role="alert">
        {problem}
      </p>
    );
  const options = [
    { value: "-1", label: "No hay" },
    ...guess.head.map((name, at) => ({ value: String(at), label: name || `Columna ${at + 1}` })),
  ];
  const asksOrder = guess.moment === "ambiguous";
  return (
    <div className="nv-ships__confirm nv-stack">
      <p className="nv-caption nv-flush">{guessText({ ...guess, moment })}</p>
      <div className="nv-tool__fields">
        {ROLES.map(([role, label]) => (
          <SelectField
            key={role}
            label={label}
            value={String(columns[role])}
            options={options}
            onChange={(value) => props.onColumns({ ...columns, [role]: Number(value) })}
          />
        ))}
        {asksOrder && (
          <SelectField
            label="En las fechas, ¿qué va antes?"
            value={moment === "day-first" || moment === "month-first" ? moment : ""}
            options={ORDERS}
            onChange={(value) => {
              if (value !== "") props.onMoment(value);
            }}
          />
        )}
      </div>
      <DataTable
        caption="Primeras filas del archivo"
        columns={guess.head.slice(0, 8).map((name, at) => ({
          id: String(at),
          name: name || `Columna ${at + 1}`,
          cell: (row: readonly string[]) => row[at] ?? "",
        }))}
        rows={guess.rows}
        keyOf={(_, index) => String(index)}
      />
      {problem !== "" && <p className="nv-tool__fault">{problem}</p>}
      {!isDone && (
        <div className="nv-tool__actions">
          <Button rank="main" disabled={problem !== "" || isBusy} onClick={props.onConfirm}>
            Es así: leer el archivo
          </Button>
        </div>
      )}
      {isDone && (
        <div className="nv-tool__actions">
          <Button disabled={problem !== "" || isBusy} onClick={props.onConfirm}>
            Leerlo otra vez así
          </Button>
        </div>
      )}
    </div>
  );
}
