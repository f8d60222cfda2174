import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import type { MetodologiaBlock } from "./settings.ts";

/** The title of the block. */
export function Settings(props: SettingsProps<MetodologiaBlock>): ReactNode {
  return <Field {...bindSettings(props).text("title")} />;
}

/** Fields of who did what, of a step that says it. */
export function StepData(props: StepProps<MetodologiaBlock>): ReactNode {
  const f = bindData(props);
  return (
    <>
      <Field {...f.text("task")} hint="Texto, datos, diseño… Vacía en un párrafo de metodología" />
      <Field {...f.text("people")} />
    </>
  );
}
