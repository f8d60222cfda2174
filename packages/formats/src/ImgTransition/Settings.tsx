import { FileField, FocusField, PointsField, RectField, useChosenFile } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { SettingsProps, StepProps } from "../editor.ts";
import { EFFECT_NAMES, TURN_NAMES } from "./about.ts";
import { EFFECTS, type ImgTransitionBlock, TURNS } from "./settings.ts";

const OPTIONS = EFFECTS.map((value) => ({ value, label: EFFECT_NAMES[value] }));
const TURN_OPTIONS = TURNS.map((value) => ({ value, label: TURN_NAMES[value] }));

/** Where a new rectangle begins: the middle. */
const FIRST_RECT = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };

/** Where two new points begin: one at each side. */
const FIRST_POINTS = { first: { x: 0.25, y: 0.5 }, second: { x: 0.75, y: 0.5 } };

/** Form of the effect by which the pictures give way to each other. */
export function Settings({ settings, textsOf, onChange }: SettingsProps<ImgTransitionBlock>): ReactNode {
  return (
    <SelectField
      {...textsOf("settings.effect")}
      value={settings.effect}
      options={OPTIONS}
      onChange={(effect) => onChange({ ...settings, effect })}
    />
  );
}

/** A picture of the library that can be drawn upon. */
function useDrawnOn(source: string) {
  const { body: file } = useChosenFile(source);
  if (file === null || file.facts.kind !== "picture" || file.pictureUrl === null) return null;
  return { pictureUrl: file.pictureUrl, size: file.facts };
}

/** Two points of the picture before and the same two of this one. */
function PairFields({ block, data, place, textsOf, onChange }: StepProps<ImgTransitionBlock>): ReactNode {
  const before = useDrawnOn(block.steps[place - 1]?.data.image ?? "");
  const after = useDrawnOn(data.image);
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
  const { data, textsOf, onChange } = props;
  const { image, focus, turn, rect, date } = data;
  const drawn = useDrawnOn(image);
  return (
    <>
      <FileField
        {...textsOf("data.image")}
        kinds={["picture"]}
        value={image}
        onChange={(chosen) => onChange({ ...data, image: chosen })}
      />
      <SelectField
        {...textsOf("data.turn")}
        value={turn}
        options={TURN_OPTIONS}
        onChange={(chosen) => onChange({ ...data, turn: chosen })}
      />
      <Field
        {...textsOf("data.date")}
        hint="Como se leerá: 12 de marzo de 2026"
        value={date}
        onChange={({ currentTarget }) => onChange({ ...data, date: currentTarget.value })}
      />
      {drawn !== null && (
        <FocusField
          {...drawn}
          label="Punto de interés"
          ratio={9 / 16}
          value={focus}
          onChange={(point) => onChange({ ...data, focus: point })}
        />
      )}
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
        <RectField
          {...drawn}
          {...textsOf("data.rect")}
          value={rect}
          onChange={(part) => onChange({ ...data, rect: part })}
        />
      )}
    </>
  );
}
