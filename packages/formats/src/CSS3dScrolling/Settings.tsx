import { FileField } from "@nv/piece-parts/fields";
import { RowsEditor, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { NumberField } from "../NumberField.tsx";
import { ANCHOR_NAMES } from "./about.ts";
import { DepthView } from "./DepthView.tsx";
import {
  ANCHORS,
  type Camera,
  type CSS3dScrollingBlock,
  FEWEST_LAYERS,
  type Layer,
  MOST_DEPTH,
  MOST_LAYERS,
  MOST_SHIFT,
  MOST_TURN_DEGREES,
} from "./settings.ts";
import { TextureMeter } from "./TextureMeter.tsx";

const OPTIONS = ANCHORS.map((value) => ({ value, label: ANCHOR_NAMES[value] }));

/** Distance of a new layer behind the last one. */
const NEXT_DEPTH = 60;

function nextLayer(layers: readonly Layer[]): Layer {
  const deepest = Math.max(0, ...layers.map(({ z }) => (Number.isFinite(z) ? z : 0)));
  return { image: "", z: Math.min(MOST_DEPTH, deepest + NEXT_DEPTH), scale: 1, anchor: "center" };
}

/** The layers, each at its depth. */
export function Settings(props: SettingsProps<CSS3dScrollingBlock>): ReactNode {
  const { layers } = props.settings;
  const f = bindSettings(props);
  const list = f.list("layers");
  return (
    <>
      <DepthView
        layers={layers}
        onMove={(place, z) => list.onChange(layers.map((layer, at) => (at === place ? { ...layer, z } : layer)))}
      />
      <RowsEditor
        {...list}
        {...{ legend: "Capas", noun: "Capa", fewest: FEWEST_LAYERS, most: MOST_LAYERS }}
        blank={() => nextLayer(layers)}
      >
        {f.rows("layers", (layer) => (
          <>
            <FileField {...layer.value("image")} kinds={["picture"]} />
            <NumberField
              {...layer.value("z")}
              hint="0, en la pantalla; 100, un alto de pantalla más atrás"
              {...{ min: 0, max: MOST_DEPTH, step: 5 }}
            />
            <NumberField {...layer.value("scale")} hint="1, como se dibujó" {...{ min: 0.05, max: 4, step: 0.05 }} />
            <SelectField {...layer.value("anchor")} options={OPTIONS} />
          </>
        ))}
      </RowsEditor>
      <TextureMeter layers={layers} />
    </>
  );
}

/** Figures of a camera: what each means, and its ends. */
const FIGURES: readonly {
  readonly part: keyof Camera;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
}[] = [
  {
    part: "dolly",
    hint: "Como la profundidad de las capas: más que la suya, queda atrás",
    min: -MOST_SHIFT,
    max: MOST_DEPTH,
  },
  { part: "x", hint: "En centésimas del alto; con menos, a la izquierda", min: -MOST_SHIFT, max: MOST_SHIFT },
  { part: "y", hint: "En centésimas del alto; con menos, hacia abajo", min: -MOST_SHIFT, max: MOST_SHIFT },
  { part: "pan", hint: "Grados; con más, mira a la derecha", min: -MOST_TURN_DEGREES, max: MOST_TURN_DEGREES },
  { part: "tilt", hint: "Grados; con más, mira hacia arriba", min: -MOST_TURN_DEGREES, max: MOST_TURN_DEGREES },
];

/** Fields of the camera's place at a step. */
export function StepData(props: StepProps<CSS3dScrollingBlock>): ReactNode {
  const camera = bindData(props).part("camera");
  const figures = FIGURES.map(({ part, ...ends }) => (
    <NumberField key={part} {...camera.value(part)} {...ends} step={1} />
  ));
  return <div className="nv-fields">{figures}</div>;
}
