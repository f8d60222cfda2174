import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { WrapperConfig } from "@nv/contracts/schemas";
import { Field, PixelField, RowsEditor, SegmentedControl, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "./ChartField";
import type { ConfigEditorProps } from "./config-editor-props";

const LAYOUTS = [
  { value: "one", label: "1 columna" },
  { value: "two", label: "2" },
  { value: "three", label: "3" },
  { value: "tabs", label: "Pestañas" },
] as const;

const TEXTS = [
  { key: "heading", label: "Titular" },
  { key: "subheading", label: "Entradilla" },
  { key: "notes", label: "Notas" },
  { key: "link", label: "Enlace a la pieza" },
] as const;

/** Charts under the paper's own heading: which, how many in a row, and their texts. */
export function WrapperFields({ config, problems, onChange }: ConfigEditorProps<WrapperConfig>): ReactNode {
  const change = (part: Partial<WrapperConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <RowsEditor
        legend="Gráficos"
        noun="Gráfico"
        rows={config.charts}
        fewest={1}
        most={GRAPHIC_LIMITS.wrapperCharts}
        blank={() => ({ chart: "", label: "" })}
        onChange={(charts) => change({ charts: [...charts] })}
      >
        {(row, index, changeRow) => (
          <>
            <ChartField
              label={`Gráfico ${index + 1}`}
              value={row.chart}
              error={problems.get(`config.charts.${index}.chart`) ?? ""}
              onChange={(chart) => changeRow({ chart })}
            />
            <Field
              label={config.layout === "tabs" ? `Etiqueta ${index + 1}` : `Qué muestra el ${index + 1}`}
              error={problems.get(`config.charts.${index}.label`) ?? ""}
              value={row.label}
              onChange={({ currentTarget }) => changeRow({ label: currentTarget.value })}
            />
          </>
        )}
      </RowsEditor>
      <SegmentedControl
        legend="Disposición"
        segments={LAYOUTS}
        value={config.layout}
        onChange={(layout) => change({ layout })}
      />
      {TEXTS.map(({ key, label }) => (
        <Field
          key={key}
          label={label}
          error={problems.get(`config.${key}`) ?? ""}
          value={config[key]}
          onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
        />
      ))}
      <PixelField
        label="En una columna por debajo de"
        value={config.breakpointPx}
        error={problems.get("config.breakpointPx") ?? ""}
        onChange={(px) => change({ breakpointPx: px ?? Number.NaN })}
      />
      <Toggle
        label="Sin la cabecera y el pie de Datawrapper"
        isOn={config.hidesChartChrome}
        onChange={(hidesChartChrome) => change({ hidesChartChrome })}
      />
    </>
  );
}
