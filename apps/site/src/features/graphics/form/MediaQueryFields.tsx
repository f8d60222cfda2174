import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { MediaQueryConfig } from "@nv/contracts/schemas";
import { PixelField, RowsEditor } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "./ChartField";
import type { ConfigEditorProps } from "./config-editor-props";

/** A chart for each range of widths. */
export function MediaQueryFields({ config, problems, onChange }: ConfigEditorProps<MediaQueryConfig>): ReactNode {
  const { rules } = config;
  // The next rule begins where the last one ends.
  const nextPx = Math.max(0, ...rules.map(({ minPx, maxPx }) => (maxPx ?? minPx) + 1));
  return (
    <RowsEditor
      legend="Reglas, por el ancho del hueco"
      noun="Regla"
      rows={rules}
      fewest={1}
      most={GRAPHIC_LIMITS.mediaRules}
      blank={() => ({ minPx: nextPx, maxPx: null, chart: "" })}
      onChange={(changed) => onChange({ ...config, rules: [...changed] })}
    >
      {(row, index, changeRow) => (
        <>
          <PixelField
            label={`Desde ${index + 1}`}
            value={Number.isNaN(row.minPx) ? null : row.minPx}
            error={problems.get(`config.rules.${index}.minPx`) ?? ""}
            onChange={(px) => changeRow({ minPx: px ?? Number.NaN })}
          />
          <PixelField
            label={`Hasta ${index + 1}`}
            hint="Vacío: sin límite"
            value={row.maxPx}
            error={problems.get(`config.rules.${index}.maxPx`) ?? ""}
            onChange={(maxPx) => changeRow({ maxPx })}
          />
          <ChartField
            label={`Gráfico ${index + 1}`}
            value={row.chart}
            error={problems.get(`config.rules.${index}.chart`) ?? ""}
            onChange={(chart) => changeRow({ chart })}
          />
        </>
      )}
    </RowsEditor>
  );
}
