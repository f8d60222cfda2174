import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import type { CronologiaBlock } from "./settings.ts";

/** The title of the block. */
export function Settings(props: SettingsProps<CronologiaBlock>): ReactNode {
  return <Field {...bindSettings(props).text("title")} />;
}

/** The date of a step. */
export function StepData(props: StepProps<CronologiaBlock>): ReactNode {
  return <Field {...bindData(props).text("when")} hint="Como se leerá: 12 de marzo de 2026" />;
}
