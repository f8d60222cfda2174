import { FileField } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { WIDTH_NAMES } from "./about.ts";
import { type FotoBlock, WIDTHS } from "./settings.ts";

const OPTIONS = WIDTHS.map((value) => ({ value, label: WIDTH_NAMES[value] }));

/** Settings of the whole block. */
export function Settings(props: SettingsProps<FotoBlock>): ReactNode {
  return <SelectField {...bindSettings(props).value("width")} options={OPTIONS} />;
}

/** The photograph of a step. */
export function StepData(props: StepProps<FotoBlock>): ReactNode {
  return <FileField {...bindData(props).value("image")} kinds={["picture"]} />;
}
