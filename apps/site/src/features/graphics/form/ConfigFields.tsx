import type { GraphicConfig } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { ChartField } from "./ChartField";
import { CssWrapperFields } from "./CssWrapperFields";
import type { ConfigEditorProps } from "./config-editor-props";
import { MediaQueryFields } from "./MediaQueryFields";
import { SwitcherFields } from "./SwitcherFields";
import { WrapperFields } from "./WrapperFields";

/** The fields of what a graphic is made of, by its type. */
export function ConfigFields({ config, problems, onChange }: ConfigEditorProps<GraphicConfig>): ReactNode {
  switch (config.type) {
    case "wrapper":
      return <WrapperFields config={config} problems={problems} onChange={onChange} />;
    case "media-query":
      return <MediaQueryFields config={config} problems={problems} onChange={onChange} />;
    case "switcher":
      return <SwitcherFields config={config} problems={problems} onChange={onChange} />;
    case "css-wrapper":
      return <CssWrapperFields config={config} problems={problems} onChange={onChange} />;
    default:
      return (
        <ChartField
          label={config.type === "image" ? "Dirección de la imagen" : "Gráfico"}
          value={config.source}
          error={problems.get("config.source") ?? ""}
          onChange={(source) => onChange({ ...config, source })}
        />
      );
  }
}
