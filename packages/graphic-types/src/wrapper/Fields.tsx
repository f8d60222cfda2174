import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { ChoiceField, Field, PixelField, RowsEditor, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { LAYOUT_NAMES } from "./about.ts";
import { MOST_CHARTS, type WrapperConfig } from "./config.ts";

const LAYOUTS = [
  { value: "one", label: LAYOUT_NAMES.one },
  { value: "two", label: LAYOUT_NAMES.two },
  { value: "three", label: LAYOUT_NAMES.three },
  { value: "tabs", label: LAYOUT_NAMES.tabs },
] as const;

const TEXTS = ["heading", "subheading", "notes", "link"] as const;

/** Charts under the paper's own heading: which, how many in a row, and their texts. */
export function WrapperFields(props: EditorProps<WrapperConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<WrapperConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <RowsEditor
        legend="Gráficos"
        noun="Gráfico"
        rows={config.charts}
        fewest={1}
        most={MOST_CHARTS}
        blank={() => ({ chart: "", label: "" })}
        onChange={(charts) => change({ charts: [...charts] })}
      >
        {(row, index, changeRow) => (
          <>
            <ChartField
              {...textsOf(`charts.${index}.chart`)}
              value={row.chart}
              onChange={(chart) => changeRow({ chart })}
            />
            <Field
              {...textsOf(`charts.${index}.label`)}
              {...(config.layout !== "tabs" && { label: `Qué muestra el ${index + 1}` })}
              value={row.label}
              onChange={({ currentTarget }) => changeRow({ label: currentTarget.value })}
            />
          </>
        )}
      </RowsEditor>
      <ChoiceField
        {...textsOf("layout")}
        segments={LAYOUTS}
        value={config.layout}
        onChange={(layout) => change({ layout })}
      />
      {TEXTS.map((key) => (
        <Field
          key={key}
          {...textsOf(key)}
          value={config[key]}
          onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
        />
      ))}
      <PixelField
        {...textsOf("breakpointPx")}
        value={config.breakpointPx}
        onChange={(px) => change({ breakpointPx: px ?? Number.NaN })}
      />
      <Toggle
        label={textsOf("hidesChartChrome").label}
        isOn={config.hidesChartChrome}
        onChange={(hidesChartChrome) => change({ hidesChartChrome })}
      />
    </>
  );
}
