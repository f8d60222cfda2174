import type { CssWrapperConfig } from "@nv/contracts/schemas";
import { Field, PixelField, SegmentedControl, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "./ChartField";
import type { ConfigEditorProps } from "./config-editor-props";

const BREAKOUTS = [
  { value: "none", label: "La columna" },
  { value: "wide", label: "Más ancho" },
  { value: "full", label: "Toda la ventana" },
] as const;

const BORDERS = [
  { value: "none", label: "Sin filete" },
  { value: "top", label: "Filete arriba" },
  { value: "box", label: "Recuadro" },
] as const;

const LENGTHS = [
  { key: "columnWidthPx", label: "Columna del artículo" },
  { key: "maxWidthPx", label: "Ancho máximo" },
  { key: "paddingPx", label: "Margen por dentro" },
  { key: "marginBlockPx", label: "Aire arriba y abajo" },
] as const;

const TEXTS = [
  { key: "background", label: "Fondo", hint: "Un color como #f4efe4. Vacío: ninguno" },
  { key: "darkBackground", label: "Fondo en oscuro", hint: "Un color como #211f1b. Vacío: ninguno" },
  { key: "caption", label: "Pie", hint: "Una línea bajo el gráfico" },
] as const;

/** The place of a chart in the article: how far it leaves the column, its air, its ground, its edge. */
export function CssWrapperFields({ config, problems, onChange }: ConfigEditorProps<CssWrapperConfig>): ReactNode {
  const change = (part: Partial<CssWrapperConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <ChartField
        label="Gráfico"
        value={config.chart}
        error={problems.get("config.chart") ?? ""}
        onChange={(chart) => change({ chart })}
      />
      <SegmentedControl
        legend="Ancho"
        segments={BREAKOUTS}
        value={config.breakout}
        onChange={(breakout) => change({ breakout })}
      />
      <SegmentedControl
        legend="Filete"
        segments={BORDERS}
        value={config.border}
        onChange={(border) => change({ border })}
      />
      <div className="nv-fields">
        {LENGTHS.map(({ key, label }) => (
          <PixelField
            key={key}
            label={label}
            value={Number.isNaN(config[key]) ? null : config[key]}
            error={problems.get(`config.${key}`) ?? ""}
            onChange={(px) => change({ [key]: px ?? Number.NaN })}
          />
        ))}
        {TEXTS.map(({ key, label, hint }) => (
          <Field
            key={key}
            label={label}
            hint={hint}
            error={problems.get(`config.${key}`) ?? ""}
            value={config[key]}
            onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
          />
        ))}
      </div>
      <Toggle
        label="El pie se queda a la vista al bajar"
        isOn={config.hasStickyCaption}
        onChange={(hasStickyCaption) => change({ hasStickyCaption })}
      />
    </>
  );
}
