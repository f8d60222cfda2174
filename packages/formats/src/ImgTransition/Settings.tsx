import { FileField, FocusField, useChosenFile } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { SettingsProps, StepProps } from "../editor.ts";
import { EFFECT_NAMES } from "./about.ts";
import { EFFECTS, type ImgTransitionBlock } from "./settings.ts";

const OPTIONS = EFFECTS.map((value) => ({ value, label: EFFECT_NAMES[value] }));

/** How the pictures give way to each other. */
export function ImgTransitionSettings({ settings, textsOf, onChange }: SettingsProps<ImgTransitionBlock>): ReactNode {
  return (
    <SelectField
      {...textsOf("settings.effect")}
      value={settings.effect}
      options={OPTIONS}
      onChange={(chosen) => onChange({ ...settings, effect: EFFECTS.find((name) => name === chosen) ?? "fade" })}
    />
  );
}

/** The picture of a step, and what stays in sight of it. */
export function ImgTransitionStep({ data, textsOf, onChange }: StepProps<ImgTransitionBlock>): ReactNode {
  const { image, focus } = data;
  const { body: file } = useChosenFile(image);
  return (
    <>
      <FileField
        {...textsOf("data.image")}
        kinds={["picture"]}
        value={image}
        onChange={(chosen) => onChange({ ...data, image: chosen })}
      />
      {file !== null && file.facts.kind === "picture" && file.pictureUrl !== null && (
        <FocusField
          label="Punto de interés"
          pictureUrl={file.pictureUrl}
          size={file.facts}
          ratio={9 / 16}
          value={focus}
          onChange={(point) => onChange({ ...data, focus: point })}
        />
      )}
    </>
  );
}
