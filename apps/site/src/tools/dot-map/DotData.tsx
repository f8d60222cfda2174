import { Button, FileDrop, TextArea } from "@nv/ui";
import { boundText } from "@nv/web";
import { ImportedSheet, isTextFile, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useRef } from "react";
import type { DotDraft } from "./core/dot-draft";
import type { DotChoices } from "./core/dot-table";
import { DotColumns } from "./DotColumns";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: DotMap;
  readonly draft: DotDraft;
  /** `null` while the table is not understood. */
  readonly choices: DotChoices | null;
  /** Of the file that stands in place of the text; empty for none. */
  readonly fileName: string;
  readonly isExample: boolean;
  readonly onChange: (part: Partial<DotDraft>) => void;
  readonly onText: (text: string) => void;
  readonly onFile: (name: string, bytes: Uint8Array) => void;
  readonly onExample: () => void;
}

/** Limits of a workbook: as many rows as a sheet can have. */
const LIMITS = { mostBytes: 50_000_000, mostRows: 1_100_000 } as const;

/** The table, and what was understood of it, open to correction. */
export function DotData(props: Props): ReactNode {
  const { map, draft, choices, fileName, isExample, onChange } = props;
  const { table } = map;
  const opened = useRef("");
  const workbook = useTableImport(LIMITS, (text) => props.onFile(opened.current, new TextEncoder().encode(text)));
  async function take([file]: readonly File[]) {
    if (file === undefined) return;
    opened.current = file.name;
    if (!isTextFile(file)) return workbook.open(file);
    workbook.forget();
    props.onFile(file.name, new Uint8Array(await file.arrayBuffer()));
  }
  function goBack() {
    workbook.forget();
    props.onExample();
  }
  function write(text: string) {
    workbook.forget();
    props.onText(text);
  }
  return (
    <section className="nv-dot-map__part nv-stack nv-part" aria-label="Datos">
      <div className="nv-dot-map__sources nv-stack">
        <TextArea
          label="1. Pega la tabla: código y valores"
          hint={
            fileName === ""
              ? "Copiada de una hoja de cálculo, o un CSV. La primera fila son los nombres."
              : `Ahora se usa el archivo «${fileName}». Si escribes aquí, se usa esto.`
          }
          {...boundText(draft.text, write)}
          error={workbook.problem || (table !== null && table.columns.length === 0 ? table.problems.join(" ") : "")}
        />
        <FileDrop label="O trae un archivo" accept={TABLE_FILES} onFiles={(files) => void take(files)} />
        <ImportedSheet brought={workbook} />
      </div>
      {!isExample && (
        <div>
          <Button onClick={goBack}>Volver al ejemplo</Button>
        </div>
      )}
      {choices !== null && table !== null && (
        <DotColumns map={map} table={table} draft={draft} choices={choices} onChange={onChange} />
      )}
    </section>
  );
}
