import { Notice, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { BoardsField } from "../ai2html/BoardsField.tsx";
import { bindData } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { NumberField } from "../NumberField.tsx";
import { PACE_NAMES, TRANSITION_NAMES } from "./about.ts";
import { stepRanges } from "./core/ranges.ts";
import { unevenSentence } from "./core/shapes.ts";
import { type Ai2TransitionBlock, LEAST_ZOOM_PERCENT, PACES, TRANSITIONS } from "./settings.ts";

const TRANSITION_OPTIONS = TRANSITIONS.map((value) => ({ value, label: TRANSITION_NAMES[value] }));
const PACE_OPTIONS = PACES.map((value) => ({ value, label: PACE_NAMES[value] }));

/** The first sentence about proportions, of the widths at which there is one. */
function unevenAt({ settings: { artboards }, steps }: Ai2TransitionBlock): string {
  const names = steps.map(({ data }) => data.artboard);
  const told = stepRanges(artboards, names).map(({ boards }) => unevenSentence(boards.map(({ ratio }) => ratio)));
  return told.find((sentence) => sentence !== "") ?? "";
}

/** The folder with the drawings of all steps. */
export function Settings(props: SettingsProps<Ai2TransitionBlock>): ReactNode {
  const { settings, block, textsOf, onChange } = props;
  const uneven = unevenAt(block);
  return (
    <>
      <BoardsField
        {...textsOf("settings.folder")}
        use="steps"
        folder={settings.folder}
        artboards={settings.artboards}
        onChange={(folder, artboards) => onChange({ ...settings, folder, artboards })}
      />
      {uneven !== "" && (
        <Notice tone="plain">
          <p>{uneven}.</p>
        </Notice>
      )}
    </>
  );
}

const PARTS = ["x", "y", "width"] as const;

/** The drawing of a step, and how it comes in. */
export function StepData(props: StepProps<Ai2TransitionBlock>): ReactNode {
  const { data, block, place } = props;
  const { artboard, transition } = data;
  const f = bindData(props);
  const names = [...new Set([...block.settings.artboards.map(({ name }) => name), artboard])].filter(Boolean);
  return (
    <>
      <SelectField
        {...f.value("artboard")}
        hint={names.length === 0 ? "Elige antes la carpeta del bloque" : undefined}
        options={[{ value: "", label: "Elige una mesa" }, ...names.map((name) => ({ value: name, label: name }))]}
      />
      {place > 0 && <SelectField {...f.value("transition")} options={TRANSITION_OPTIONS} />}
      {place > 0 && transition !== "cut" && <SelectField {...f.value("pace")} options={PACE_OPTIONS} />}
      {place > 0 &&
        transition === "zoom" &&
        PARTS.map((part) => (
          <NumberField
            key={part}
            {...f.part("zoomTo").value(part)}
            min={part === "width" ? LEAST_ZOOM_PERCENT : 0}
            max={100}
            step={1}
          />
        ))}
    </>
  );
}
