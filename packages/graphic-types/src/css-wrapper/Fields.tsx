import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, ColorField, Field, PixelField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { VersionField } from "../chart-field/VersionField.tsx";
import { BORDER_NAMES, BREAKOUT_NAMES } from "./about.ts";
import type { CssWrapperConfig } from "./config.ts";

const BREAKOUTS = [
  { value: "none", label: BREAKOUT_NAMES.none },
  { value: "wide", label: BREAKOUT_NAMES.wide },
  { value: "full", label: BREAKOUT_NAMES.full },
] as const;

const BORDERS = [
  { value: "none", label: BORDER_NAMES.none },
  { value: "top", label: BORDER_NAMES.top },
  { value: "box", label: BORDER_NAMES.box },
] as const;

const LENGTHS = ["columnWidthPx", "maxWidthPx", "paddingPx", "marginBlockPx"] as const;

const COLORS = [
  { key: "background", hint: "Un color como #f4efe4. Vacío: ninguno" },
  { key: "darkBackground", hint: "Un color como #211f1b. Vacío: ninguno" },
] as const;

/** The place of a chart in the article: how far it leaves the column, its air, its ground, its edge. */
export function CssWrapperFields(props: EditorProps<CssWrapperConfig>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig(props);
  return (
    <>
      <ChartField {...f.value("chart")} takesGraphics />
      <ChoiceField {...f.value("breakout")} segments={BREAKOUTS} />
      <ChoiceField {...f.value("border")} segments={BORDERS} />
      <div className="nv-fields">
        {LENGTHS.map((key) => (
          <PixelField
            key={key}
            {...f.value(key)}
            value={Number.isNaN(config[key]) ? null : config[key]}
            onChange={(px) => onChange({ ...config, [key]: px ?? Number.NaN })}
          />
        ))}
        {COLORS.map(({ key, hint }) => (
          <ColorField key={key} {...f.value(key)} hint={hint} />
        ))}
        <Field {...f.text("caption")} hint="Una línea bajo el gráfico" />
      </div>
      <Toggle {...f.toggle("hasStickyCaption")} />
      <VersionField {...f.value("keepsVersion")} />
    </>
  );
}
