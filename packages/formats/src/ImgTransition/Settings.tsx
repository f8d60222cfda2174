import { FileField, FocusField, PointsField, RectField, useChosenPicture } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { EFFECT_NAMES, TURN_NAMES } from "./about.ts";
import { EFFECTS, type ImgTransitionBlock, TURNS } from "./settings.ts";

const OPTIONS = EFFECTS.map((value) => ({ value, label: EFFECT_NAMES[value] }));
const TURN_OPTIONS = TURNS.map((value) => ({ value, label: TURN_NAMES[value] }));

/** Place where a new rectangle begins: the middle. */
const FIRST_RECT = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };

/** Places where two new points begin: one at each side. */
const FIRST_POINTS = { first: { x: 0.25, y: 0.5 }, second: { x: 0.75, y: 0.5 } };

/** Form of the effect by which the pictures give way to each other. */
export function Settings(props: SettingsProps<ImgTransitionBlock>): ReactNode {
  return <SelectField {...bindSettings(props).value("effect")} options={OPTIONS} />;
}

/** Two points of the picture before and the same two of this one. */
function PairFields({ block, data, place, textsOf, onChange }: StepProps<ImgTransitionBlock>): ReactNode {
  const before = useChosenPicture(block.steps[place - 1]?.data.image ?? "");
  const after = useChosenPicture(data.image);
  const { pair } = data;
  const { error } = textsOf("data.pair");
  return (
    <>
      <Toggle
        label="Casar las dos imágenes con dos puntos"
        hint="Si no están encuadradas igual: marca en las dos los mismos dos sitios, lejos uno de otro."
        isOn={pair !== null}
        onChange={(isOn) => onChange({ ...data, pair: isOn ? { before: FIRST_POINTS, after: FIRST_POINTS } : null })}
      />
      {pair === null && error !== "" && (
        <p className="nv-field__error" aria-live="polite">
          {error}
        </p>
      )}
      {pair !== null && before !== null && after !== null && (
        <>
          <PointsField
            {...before}
            label="Los dos puntos en la imagen de antes"
            error={error}
            points={[pair.before.first, pair.before.second]}
            onChange={([first = pair.before.first, second = pair.before.second]) =>
              onChange({ ...data, pair: { ...pair, before: { first, second } } })
            }
          />
          <PointsField
            {...after}
            label="Los mismos dos puntos en la de después"
            points={[pair.after.first, pair.after.second]}
            onChange={([first = pair.after.first, second = pair.after.second]) =>
              onChange({ ...data, pair: { ...pair, after: { first, second } } })
            }
          />
        </>
      )}
    </>
  );
}

/** The picture of a step, how it comes in and what is looked at of it. */
export function StepData(props: StepProps<ImgTransitionBlock>): ReactNode {
  const { data, onChange } = props;
  const { image, turn, rect } = data;
  const f = bindData(props);
  const drawn = useChosenPicture(image);
  return (
    <>
      <FileField {...f.value("image")} kinds={["picture"]} />
      <SelectField {...f.value("turn")} options={TURN_OPTIONS} />
      <Field {...f.text("date")} hint="Como se leerá: 12 de marzo de 2026" />
      {drawn !== null && <FocusField {...f.value("focus")} {...drawn} label="Punto de interés" ratio={9 / 16} />}
      {turn === "slider" ? (
        <PairFields {...props} />
      ) : (
        <Toggle
          label="Acercarse a una parte"
          isOn={rect !== null}
          onChange={(isOn) => onChange({ ...data, rect: isOn ? FIRST_RECT : null })}
        />
      )}
      {turn !== "slider" && rect !== null && drawn !== null && (
        <RectField {...f.value("rect")} {...drawn} value={rect} />
      )}
    </>
  );
}
