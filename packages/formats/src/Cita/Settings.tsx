import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData } from "../bind-editor.ts";
import type { StepProps } from "../editor.ts";
import type { CitaBlock } from "./settings.ts";

/** Fields of who said the quote of a step. */
export function StepData(props: StepProps<CitaBlock>): ReactNode {
  const f = bindData(props);
  return (
    <>
      <Field {...f.text("who")} />
      <Field {...f.text("role")} hint="Su cargo, su edad, su pueblo: lo que haga falta para saber quién habla" />
    </>
  );
}
