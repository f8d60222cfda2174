import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import type { PreguntasBlock } from "./settings.ts";

/** The title of the block. */
export function Settings(props: SettingsProps<PreguntasBlock>): ReactNode {
  return <Field {...bindSettings(props).text("title")} />;
}

/** The question of a step; its text is the answer. */
export function StepData(props: StepProps<PreguntasBlock>): ReactNode {
  return <Field {...bindData(props).text("question")} />;
}
