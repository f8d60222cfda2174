import { FileField } from "@nv/piece-parts/fields";
import { TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData } from "../bind-editor.ts";
import type { StepProps } from "../editor.ts";
import type { AudioBlock } from "./settings.ts";

/** The sound of a step, and what is said in it. */
export function StepData(props: StepProps<AudioBlock>): ReactNode {
  const f = bindData(props);
  return (
    <>
      <FileField {...f.value("audio")} kinds={["audio"]} />
      <TextArea
        {...f.text("transcript")}
        hint="Lo que se dice y lo que suena, con quién habla en negrita: sin ella no se publica"
        isProse
        spellCheck
        rows={5}
      />
    </>
  );
}
