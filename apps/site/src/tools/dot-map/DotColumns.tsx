import { formatNumber } from "@nv/spanish";
import { Findings, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { DotDraft } from "./core/dot-draft";
import { DOT_LAYER_NAMES, DOT_LAYERS } from "./core/dot-layers";
import type { DotChoices } from "./core/dot-table";
import type { TableSummary } from "./dot-messages";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: Pick<DotMap, "findings" | "lostZeros">;
  readonly table: TableSummary;
  readonly draft: DotDraft;
  readonly choices: DotChoices;
  readonly onChange: (part: Partial<DotDraft>) => void;
}

const NO_COLUMN = "-1";

/** Fields with what was understood of the columns of a table, to be corrected. */
export function DotColumns({ map, table, draft, choices, onChange }: Props): ReactNode {
  const { columns } = table;
  const options = columns.map(({ name }, at) => ({ value: String(at), label: name || `Columna ${at + 1}` }));
  const set = (part: Partial<DotChoices>) => onChange({ choices: { ...choices, ...part } });
  return (
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
        {choices.valueColumns.length === 0 && <p className="nv-tool__fault">Elige al menos una columna de números.</p>}
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
  );
}
