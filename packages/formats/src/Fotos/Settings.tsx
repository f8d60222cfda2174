import { FileField } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { ARRANGE_NAMES } from "./about.ts";
import { ARRANGES, type FotosBlock } from "./settings.ts";

const OPTIONS = ARRANGES.map((value) => ({ value, label: ARRANGE_NAMES[value] }));

/** Settings of the whole block. */
export function Settings(props: SettingsProps<FotosBlock>): ReactNode {
  return <SelectField {...bindSettings(props).value("arrange")} options={OPTIONS} />;
}

/** The photograph of a step. */
export function StepData(props: StepProps<FotosBlock>): ReactNode {
  return <FileField {...bindData(props).value("image")} kinds={["picture"]} />;
}
