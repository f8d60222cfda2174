import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
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
  const textsOf = fieldTexts(props);
  const change = (part: Partial<SwitcherConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <RowsEditor
        legend="Gráficos"
        noun="Gráfico"
        rows={config.items}
        fewest={2}
        most={MOST_ITEMS}
        blank={() => ({ label: "", chart: "", group: "" })}
        onChange={(items) =>
          change({
            items: [...items],
            // More tabs than fit any screen are a list.
            control: config.control === "tabs" && items.length > MOST_TABS ? "select" : config.control,
          })
        }
      >
        {(row, index, changeRow) => (
          <>
            <Field
              {...textsOf(`items.${index}.label`)}
              value={row.label}
              onChange={({ currentTarget }) => changeRow({ label: currentTarget.value })}
            />
            <ChartField
              {...textsOf(`items.${index}.chart`)}
              value={row.chart}
              onChange={(chart) => changeRow({ chart })}
            />
            {(config.control === "select" || row.group !== "") && (
              <Field
                {...textsOf(`items.${index}.group`)}
                hint="Encabeza a los vecinos que lo llevan; solo en listas"
                value={row.group}
                onChange={({ currentTarget }) => changeRow({ group: currentTarget.value })}
              />
            )}
          </>
        )}
      </RowsEditor>
      <ChoiceField
        {...textsOf("control")}
        segments={CONTROLS}
        value={config.control}
        onChange={(control) => change({ control })}
      />
      <SelectField
        {...textsOf("defaultIndex")}
        value={String(config.defaultIndex)}
        options={config.items.map(({ label }, index) => ({
          value: String(index),
          label: label || `Gráfico ${index + 1}`,
        }))}
        onChange={(index) => change({ defaultIndex: Number(index) })}
      />
      <Field
        {...textsOf("controlLabel")}
        hint="Para quien no lo ve: «Comunidad autónoma»"
        value={config.controlLabel}
        onChange={({ currentTarget }) => change({ controlLabel: currentTarget.value })}
      />
      <Field
        {...textsOf("parameter")}
        hint="Con «ccaa», un enlace acabado en #ccaa=galicia abre ese gráfico. Vacío: ninguno"
        value={config.parameter}
        spellCheck={false}
        onChange={({ currentTarget }) => change({ parameter: currentTarget.value })}
      />
      <Toggle
        label={textsOf("keepsTallest").label}
        hint="Lo de abajo no se mueve al cambiar de gráfico."
        isOn={config.keepsTallest}
        onChange={(keepsTallest) => change({ keepsTallest })}
      />
    </>
  );
}
