import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { PixelField, RowsEditor } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { type MediaQueryConfig, MOST_RULES } from "./config.ts";

/** A chart for each range of widths. */
export function MediaQueryFields(props: EditorProps<MediaQueryConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const { rules } = config;
  // The next rule begins where the last one ends.
  const nextPx = Math.max(0, ...rules.map(({ minPx, maxPx }) => (maxPx ?? minPx) + 1));
  return (
    <RowsEditor
      legend="Reglas, por el ancho del hueco"
      noun="Regla"
      rows={rules}
      fewest={1}
      most={MOST_RULES}
      blank={() => ({ minPx: nextPx, maxPx: null, chart: "" })}
      onChange={(changed) => onChange({ ...config, rules: [...changed] })}
    >
      {(row, index, changeRow) => (
        <>
          <PixelField
            {...textsOf(`rules.${index}.minPx`)}
            value={Number.isNaN(row.minPx) ? null : row.minPx}
            onChange={(px) => changeRow({ minPx: px ?? Number.NaN })}
          />
          <PixelField
            {...textsOf(`rules.${index}.maxPx`)}
            hint="Vacío: sin límite"
            value={row.maxPx}
            onChange={(maxPx) => changeRow({ maxPx })}
          />
          <ChartField
            {...textsOf(`rules.${index}.chart`)}
            value={row.chart}
            onChange={(chart) => changeRow({ chart })}
          />
        </>
      )}
    </RowsEditor>
  );
}
