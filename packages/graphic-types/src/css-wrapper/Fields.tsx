import { Field, PixelField, SegmentedControl, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { type EditorProps, fieldTexts } from "../editor.ts";
import type { CssWrapperConfig } from "./config.ts";

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

const LENGTHS = ["columnWidthPx", "maxWidthPx", "paddingPx", "marginBlockPx"] as const;

const TEXTS = [
  { key: "background", hint: "Un color como #f4efe4. Vacío: ninguno" },
  { key: "darkBackground", hint: "Un color como #211f1b. Vacío: ninguno" },
  { key: "caption", hint: "Una línea bajo el gráfico" },
] as const;

/** The place of a chart in the article: how far it leaves the column, its air, its ground, its edge. */
export function CssWrapperFields(props: EditorProps<CssWrapperConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<CssWrapperConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <ChartField {...textsOf("chart")} value={config.chart} onChange={(chart) => change({ chart })} />
      <SegmentedControl
        legend={textsOf("breakout").label}
        segments={BREAKOUTS}
        value={config.breakout}
        onChange={(breakout) => change({ breakout })}
      />
      <SegmentedControl
        legend={textsOf("border").label}
        segments={BORDERS}
        value={config.border}
        onChange={(border) => change({ border })}
      />
      <div className="nv-fields">
        {LENGTHS.map((key) => (
          <PixelField
            key={key}
            {...textsOf(key)}
            value={Number.isNaN(config[key]) ? null : config[key]}
            onChange={(px) => change({ [key]: px ?? Number.NaN })}
          />
        ))}
        {TEXTS.map(({ key, hint }) => (
          <Field
            key={key}
            {...textsOf(key)}
            hint={hint}
            value={config[key]}
            onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
          />
        ))}
      </div>
      <Toggle
        label={textsOf("hasStickyCaption").label}
        isOn={config.hasStickyCaption}
        onChange={(hasStickyCaption) => change({ hasStickyCaption })}
      />
    </>
  );
}
