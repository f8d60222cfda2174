import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindSettings } from "../bind-editor.ts";
import type { SettingsProps } from "../editor.ts";
import type { RecuadroBlock } from "./settings.ts";

/** The title of the block. */
export function Settings(props: SettingsProps<RecuadroBlock>): ReactNode {
  return <Field {...bindSettings(props).text("title")} />;
}
