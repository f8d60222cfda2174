import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { VersionField } from "../chart-field/VersionField.tsx";
import { CONTROL_NAMES } from "./about.ts";
import { MOST_ITEMS, MOST_TABS, type SwitcherConfig } from "./config.ts";

const CONTROLS = [
  { value: "tabs", label: CONTROL_NAMES.tabs },
  { value: "select", label: CONTROL_NAMES.select },
  { value: "toggle", label: CONTROL_NAMES.toggle },
  { value: "search", label: CONTROL_NAMES.search },
] as const;

/** Charts among which the reader chooses, and with what. */
export function SwitcherFields(props: EditorProps<SwitcherConfig>): ReactNode {
  const { config, onChange } = props;
  const { control } = config;
  const f = bindConfig(props);
  return (
    <>
      <RowsEditor
        {...{ legend: "Gráficos", noun: "Gráfico", rows: config.items, fewest: 2, most: MOST_ITEMS }}
        blank={() => ({ label: "", chart: "", group: "" })}
        onChange={(items) =>
          // More tabs than fit any screen are a list.
          onChange({
            ...{ ...config, items: [...items] },
            control: control === "tabs" && items.length > MOST_TABS ? "select" : control,
          })
        }
      >
        {f.rows("items", (row, { group }) => (
          <>
            <Field {...row.text("label")} />
            <ChartField {...row.value("chart")} takesGraphics />
            {(control === "select" || group !== "") && (
              <Field {...row.text("group")} hint="Encabeza a los vecinos que lo llevan; solo en listas" />
            )}
          </>
        ))}
      </RowsEditor>
      <ChoiceField {...f.value("control")} segments={CONTROLS} />
      <SelectField
        {...f.value("defaultIndex")}
        value={String(config.defaultIndex)}
        options={config.items.map(({ label }, index) => ({
          value: String(index),
          label: label || `Gráfico ${index + 1}`,
        }))}
        onChange={(index) => onChange({ ...config, defaultIndex: Number(index) })}
      />
      <Field {...f.text("controlLabel")} hint="Para quien no lo ve: «Comunidad autónoma»" />
      <Field
        {...f.text("parameter")}
        hint="Con «ccaa», un enlace acabado en #ccaa=galicia abre ese gráfico. Vacío: ninguno"
        spellCheck={false}
      />
      <Toggle {...f.toggle("keepsTallest")} hint="Lo de abajo no se mueve al cambiar de gráfico." />
      <VersionField {...f.value("keepsVersion")} />
    </>
  );
}
