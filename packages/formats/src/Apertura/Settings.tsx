import { FileField, FocusField, useChosenPicture } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { bindSettings } from "../bind-editor.ts";
import type { SettingsProps } from "../editor.ts";
import { POSITION_NAMES } from "./about.ts";
import { type AperturaBlock, POSITIONS } from "./settings.ts";

const OPTIONS = POSITIONS.map((value) => ({ value, label: POSITION_NAMES[value] }));

/** Proportion of a phone's screen, where most of a lying picture is cut. */
const PHONE_RATIO = 9 / 16;

/** The picture, the video and the place of the title. */
export function Settings(props: SettingsProps<AperturaBlock>): ReactNode {
  const f = bindSettings(props);
  const drawn = useChosenPicture(props.settings.image);
  return (
    <>
      <FileField {...f.value("image")} kinds={["picture"]} />
      {drawn !== null && <FocusField {...f.value("focus")} {...drawn} label="Punto de interés" ratio={PHONE_RATIO} />}
      <FileField {...f.value("video")} hint="Corto y sin sonido. Vacío: se queda la imagen" kinds={["video"]} />
      <SelectField {...f.value("position")} options={OPTIONS} />
    </>
  );
}
