import { formatNumber } from "@nv/spanish";
import type { PlainTable, RowRole, TableReading, TableRow } from "@nv/tables";
import type { ReactNode } from "react";

interface Props {
  readonly rows: readonly TableRow[];
  readonly plain: PlainTable;
  readonly reading: TableReading;
  readonly onChange: (reading: TableReading) => void;
}

/** Rows that are shown of the beginning, beyond those of names, and of the end. */
const FIRST = 4;
const LAST = 3;
/** Columns that are shown. */
const MOST_COLUMNS = 12;

const ROLES = [
  { value: "head", label: "Nombres" },
  { value: "data", label: "Datos" },
  { value: "aside", label: "Fuera" },
] as const satisfies readonly { value: RowRole; label: string }[];

const isRole = (value: string): value is RowRole => ROLES.some((role) => role.value === value);

/** Numbers of the rows that are shown: all up to some of data, and the last ones. */
function shownRows(rows: readonly TableRow[], plain: PlainTable): readonly TableRow[] {
  const first = rows.findIndex(({ number }) => plain.roles.get(number) === "data");
  const until = Math.max(FIRST, first + FIRST);
  return rows.filter((_, at) => at < until || at >= rows.length - LAST);
}

/** The rows of a table as they were read, each with its part, which a person may change. */
export function ReadRows({ rows: brought, plain, reading, onChange }: Props): ReactNode {
  const rows = reading.isTurned ? [...plain.rows, ...plain.asides].toSorted((a, b) => a.number - b.number) : brought;
  const shown = shownRows(rows, plain);
  const read = new Map(plain.rows.slice(1).map((row) => [row.number, row]));
  const flags = new Map(plain.flags.map(({ row, column, flag }) => [`${row} ${column}`, flag]));
  const width = Math.min(MOST_COLUMNS, Math.max(...shown.map(({ cells }) => cells.length)));
  return (
    <div className="nv-reading__scroll">
      <table>
        <caption className="nv-visually-hidden">Filas de la tabla, y qué es cada una</caption>
        <tbody>
          {shown.map((row, at) => {
            const role = plain.roles.get(row.number) ?? "data";
            const cells = role === "data" ? (read.get(row.number)?.cells ?? row.cells) : row.cells;
            const left = row.number - (shown[at - 1]?.number ?? row.number) - 1;
            return (
              <tr key={row.number} data-role={role} data-gap={at > 0 && left > 0 ? formatNumber(left) : undefined}>
                <th scope="row">
                  <select
                    aria-label={`Fila ${row.number}`}
                    value={role}
                    onChange={({ currentTarget: { value } }) => {
                      if (isRole(value)) onChange({ ...reading, roles: { ...reading.roles, [row.number]: value } });
                    }}
                  >
                    {ROLES.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {row.number} · {label}
                      </option>
                    ))}
                  </select>
                </th>
                {Array.from({ length: width }, (_, column) => {
                  const flag = flags.get(`${row.number} ${column}`);
                  const { kind = "text", doubt = null } = plain.columns[column] ?? {};
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a table is its place in the row
                    <td key={column} data-kind={kind} data-doubt={role === "data" && doubt !== null}>
                      {cells[column] ?? ""}
                      {role === "data" && flag !== undefined && <sup title="Marca de quien lo publica">{flag}</sup>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
