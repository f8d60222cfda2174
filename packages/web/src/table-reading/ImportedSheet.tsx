import { formatCount } from "@nv/spanish";
import { Button, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { TableImport } from "./use-table-import.ts";

/** Files that a table can come in. */
export const TABLE_FILES = ".csv,.tsv,.txt,.json,.xlsx,.ods,.html,.htm,.xls,text/csv";

const TEXT_NAME = /\.(csv|tsv|txt|json)$/i;

/** Whether a file is a text, with nothing to choose in it, by its name. */
export const isTextFile = ({ name }: File): boolean => TEXT_NAME.test(name);

interface Props {
  readonly brought: TableImport;
}

/** State of a file that is brought: that it is being read, which of its sheets it is, and what nobody should miss. */
export function ImportedSheet({ brought }: Props): ReactNode {
  const { sheets, sheet, isReading, notice, choose, stop } = brought;
  return (
    <>
      <div role="status" className={isReading ? "nv-row" : "nv-visually-hidden"}>
        {isReading && (
          <>
            <span className="nv-quiet">Leyendo la tabla…</span>
            <Button onClick={stop}>Parar</Button>
          </>
        )}
      </div>
      {sheets.length > 1 && (
        <SelectField
          label="Hoja"
          hint="Se propone la que más datos tiene"
          value={String(sheet)}
          options={sheets.map(({ name, cells, isHidden }, at) => ({
            value: String(at),
            label: `${name} · ${formatCount(cells, "casilla", "casillas", "feminine")}${isHidden ? " · oculta" : ""}`,
          }))}
          onChange={(next) => choose(Number(next))}
        />
      )}
      {notice !== "" && <p className="nv-field__hint">{notice}</p>}
    </>
  );
}
