import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, Field, PixelField, RowsEditor, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { VersionField } from "../chart-field/VersionField.tsx";
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
  const f = bindConfig(props);
  return (
    <>
      <RowsEditor
        {...f.list("charts")}
        {...{ legend: "Gráficos", noun: "Gráfico", fewest: 1, most: MOST_CHARTS }}
        blank={() => ({ chart: "", label: "" })}
      >
        {f.rows("charts", (row, _chart, index) => (
          <>
            <ChartField {...row.value("chart")} takesGraphics />
            <Field {...row.text("label")} {...(config.layout !== "tabs" && { label: `Qué muestra el ${index + 1}` })} />
          </>
        ))}
      </RowsEditor>
      <ChoiceField {...f.value("layout")} segments={LAYOUTS} />
      {TEXTS.map((key) => (
        <Field key={key} {...f.text(key)} />
      ))}
      <PixelField
        {...f.value("breakpointPx")}
        onChange={(px) => onChange({ ...config, breakpointPx: px ?? Number.NaN })}
      />
      <Toggle {...f.toggle("hidesChartChrome")} />
      <VersionField {...f.value("keepsVersion")} />
    </>
  );
}
