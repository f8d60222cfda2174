import { Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { BoardsField } from "../ai2html/BoardsField.tsx";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { NumberField } from "../NumberField.tsx";
import { SPEED_NAMES } from "./about.ts";
import { type Ai2HorizontalBlock, MOST_HOLD, SPEEDS } from "./settings.ts";

const SPEED_OPTIONS = SPEEDS.map((value) => ({ value, label: SPEED_NAMES[value] }));
const HOLDS = ["holdStart", "holdEnd"] as const;

/** The folder with the wide drawing, and how fast it passes by. */
export function Settings(props: SettingsProps<Ai2HorizontalBlock>): ReactNode {
  const { settings, textsOf, onChange } = props;
  const f = bindSettings(props);
  return (
    <>
      <BoardsField
        {...textsOf("settings.folder")}
        use="wide"
        folder={settings.folder}
        artboards={settings.artboards}
        onChange={(folder, artboards) => onChange({ ...settings, folder, artboards })}
      />
      <SelectField {...f.value("speed")} options={SPEED_OPTIONS} />
      {HOLDS.map((hold) => (
        <NumberField key={hold} {...f.value(hold)} min={0} max={MOST_HOLD} step={0.5} />
      ))}
    </>
  );
}

/** Field of the place where the drawing rests at a step. */
export function StepData(props: StepProps<Ai2HorizontalBlock>): ReactNode {
  return (
    <Field
      {...bindData(props).text("stop")}
      hint="El texto de un rótulo, o un número de 0 (principio) a 1 (final); vacío, repartido por igual"
    />
  );
}
