import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { SwitcherConfig } from "@nv/contracts/schemas";
import { Field, RowsEditor, SegmentedControl, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "./ChartField";
import type { ConfigEditorProps } from "./config-editor-props";

const CONTROLS = [
  { value: "tabs", label: "Pestañas" },
  { value: "select", label: "Lista" },
  { value: "toggle", label: "Conmutador" },
  { value: "search", label: "Buscador" },
] as const;

/** Charts among which the reader chooses, and with what. */
export function SwitcherFields({ config, problems, onChange }: ConfigEditorProps<SwitcherConfig>): ReactNode {
  const change = (part: Partial<SwitcherConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <RowsEditor
        legend="Gráficos"
        noun="Gráfico"
        rows={config.items}
        fewest={2}
        most={GRAPHIC_LIMITS.switcherItems}
        blank={() => ({ label: "", chart: "", group: "" })}
        onChange={(items) =>
          change({
            items: [...items],
            // More tabs than fit any screen are a list.
            control: config.control === "tabs" && items.length > GRAPHIC_LIMITS.tabItems ? "select" : config.control,
          })
        }
      >
        {(row, index, changeRow) => (
          <>
            <Field
              label={`Etiqueta ${index + 1}`}
              error={problems.get(`config.items.${index}.label`) ?? ""}
              value={row.label}
              onChange={({ currentTarget }) => changeRow({ label: currentTarget.value })}
            />
            <ChartField
              label={`Gráfico ${index + 1}`}
              value={row.chart}
              error={problems.get(`config.items.${index}.chart`) ?? ""}
              onChange={(chart) => changeRow({ chart })}
            />
            <Field
              label={`Grupo ${index + 1}`}
              hint="Solo en listas"
              error={problems.get(`config.items.${index}.group`) ?? ""}
              value={row.group}
              onChange={({ currentTarget }) => changeRow({ group: currentTarget.value })}
            />
          </>
        )}
      </RowsEditor>
      <div>
        <SegmentedControl
          legend="Cómo se elige"
          segments={CONTROLS}
          value={config.control}
          onChange={(control) => change({ control })}
        />
        <p className="nv-field__error" aria-live="polite">
          {problems.get("config.control") ?? ""}
        </p>
      </div>
      <SelectField
        label="Primero se ve"
        value={String(config.defaultIndex)}
        options={config.items.map(({ label }, index) => ({
          value: String(index),
          label: label || `Gráfico ${index + 1}`,
        }))}
        error={problems.get("config.defaultIndex") ?? ""}
        onChange={(index) => change({ defaultIndex: Number(index) })}
      />
      <Field
        label="Qué se elige"
        hint="Para quien no lo ve: «Comunidad autónoma»"
        error={problems.get("config.controlLabel") ?? ""}
        value={config.controlLabel}
        onChange={({ currentTarget }) => change({ controlLabel: currentTarget.value })}
      />
      <Field
        label="Parámetro del enlace"
        hint="Con «ccaa», un enlace acabado en #ccaa=galicia abre ese gráfico. Vacío: ninguno"
        error={problems.get("config.parameter") ?? ""}
        value={config.parameter}
        spellCheck={false}
        onChange={({ currentTarget }) => change({ parameter: currentTarget.value })}
      />
      <Toggle
        label="La altura del más alto, siempre"
        hint="Lo de abajo no se mueve al cambiar de gráfico."
        isOn={config.keepsTallest}
        onChange={(keepsTallest) => change({ keepsTallest })}
      />
    </>
  );
}
