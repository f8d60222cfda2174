import { formatNumber } from "@nv/spanish";
import { Button, FileDrop, Findings, SelectField, TextArea, Toggle } from "@nv/ui";
import { boundText } from "@nv/web";
import { ImportedSheet, isTextFile, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useRef } from "react";
import type { DotDraft } from "./core/dot-draft";
import { DOT_LAYER_NAMES, DOT_LAYERS } from "./core/dot-layers";
import type { DotChoices } from "./core/dot-table";
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

const NO_COLUMN = "-1";
/** Limits of a workbook: as many rows as a sheet can have. */
const LIMITS = { mostBytes: 50_000_000, mostRows: 1_100_000 } as const;

/** The table, and what was understood of it, open to correction. */
export function DotData(props: Props): ReactNode {
  const { map, draft, choices, fileName, isExample, onChange } = props;
  const { table } = map;
  const columns = table?.columns ?? [];
  const options = columns.map(({ name }, at) => ({ value: String(at), label: name || `Columna ${at + 1}` }));
  const set = (part: Partial<DotChoices>) => {
    if (choices !== null) onChange({ choices: { ...choices, ...part } });
  };
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
          error={workbook.problem || (table !== null && columns.length === 0 ? table.problems.join(" ") : "")}
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
        <>
          <p className="nv-dot-map__facts nv-caption" role="status">
            {formatNumber(table.rows, { decimals: 0 })} filas. {table.problems.join(" ")}
          </p>
          <div className="nv-tool__fields">
            <SelectField
              label="Código del área"
              value={String(choices.codeColumn)}
              options={options}
              onChange={(value) => set({ codeColumn: Number(value) })}
            />
            <SelectField
              label="Áreas"
              value={choices.layer}
              options={DOT_LAYER_NAMES.map((value) => ({ value, label: DOT_LAYERS[value].label }))}
              onChange={(layer) => set({ layer })}
            />
            <SelectField
              label="Categoría en una columna"
              hint="Si cada fila es de una."
              value={String(choices.categoryColumn)}
              options={[{ value: NO_COLUMN, label: "No hay" }, ...options]}
              onChange={(value) => set({ categoryColumn: Number(value) })}
            />
          </div>
          <fieldset className="nv-dot-map__columns">
            <legend>Valores: si eliges varios, cada uno es una categoría</legend>
            {columns.map(({ name, kind }, at) =>
              at === choices.codeColumn || at === choices.categoryColumn || kind === "text" ? null : (
                <Toggle
                  key={options[at]?.value}
                  label={options[at]?.label ?? name}
                  isOn={choices.valueColumns.includes(at)}
                  onChange={(isOn) =>
                    set({
                      valueColumns: columns.flatMap((_, place) =>
                        (place === at ? isOn : choices.valueColumns.includes(place)) ? [place] : [],
                      ),
                    })
                  }
                />
              ),
            )}
            {choices.valueColumns.length === 0 && (
              <p className="nv-tool__fault">Elige al menos una columna de números.</p>
            )}
          </fieldset>
          {map.findings.length > 0 && <Findings findings={map.findings} />}
          {(map.lostZeros > 0 || draft.padsZeros) && (
            <Toggle
              label="Poner los ceros que faltan delante de los códigos"
              isOn={draft.padsZeros}
              onChange={(padsZeros) => onChange({ padsZeros })}
            />
          )}
        </>
      )}
    </section>
  );
}
