import { Field, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { bindSettings } from "../bind-editor.ts";
import type { SettingsProps } from "../editor.ts";
import type { IndiceBlock } from "./settings.ts";

/** The title of the list, and its bar. */
export function Settings(props: SettingsProps<IndiceBlock>): ReactNode {
  const { settings, textsOf, onChange } = props;
  return (
    <>
      <Field {...bindSettings(props).text("title")} />
      <Toggle
        label={textsOf("settings.follows").label}
        hint="Arriba, mientras se lee: cuánto se ha leído y en qué capítulo se está"
        isOn={settings.follows}
        onChange={(follows) => onChange({ ...settings, follows })}
      />
    </>
  );
}
