import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { aboutLocator } from "./about.ts";
import { INSETS, type LocatorConfig, MAP_RATIO_NAMES, STYLES } from "./config.ts";

/** Choices of a field, with the names that the history has for them too. */
function optionsOf<Value extends string>(path: string, values: readonly Value[]) {
  return values.map((value) => ({ value, label: aboutLocator.choices?.[path]?.[value] ?? value }));
}

/** How a map looks; what it shows is put on the map itself, on the page of the tool. */
export function LocatorFields(props: EditorProps<LocatorConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<LocatorConfig>) => onChange({ ...config, ...part });
  return (
    <>
      <SelectField
        {...textsOf("style")}
        value={config.style}
        options={optionsOf("style", STYLES)}
        onChange={(style) => change({ style })}
      />
      <SelectField
        {...textsOf("ratio")}
        value={config.ratio}
        options={optionsOf("ratio", MAP_RATIO_NAMES)}
        onChange={(ratio) => change({ ratio })}
      />
      <SelectField
        {...textsOf("phoneRatio")}
        value={config.phoneRatio}
        options={optionsOf("phoneRatio", MAP_RATIO_NAMES)}
        onChange={(phoneRatio) => change({ phoneRatio })}
      />
      <SelectField
        {...textsOf("inset")}
        value={config.inset}
        options={optionsOf("inset", INSETS)}
        onChange={(inset) => change({ inset })}
      />
      <Toggle label={textsOf("scaleBar").label} isOn={config.scaleBar} onChange={(scaleBar) => change({ scaleBar })} />
    </>
  );
}
