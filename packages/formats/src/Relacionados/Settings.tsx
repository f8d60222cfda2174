import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import type { RelacionadosBlock } from "./settings.ts";

/** The title of the block. */
export function Settings(props: SettingsProps<RelacionadosBlock>): ReactNode {
  return <Field {...bindSettings(props).text("title")} />;
}

/** The link of a step. */
export function StepData(props: StepProps<RelacionadosBlock>): ReactNode {
  const f = bindData(props);
  return (
    <>
      <Field {...f.text("linkTitle")} />
      <Field {...f.text("address")} type="url" spellCheck={false} />
    </>
  );
}
