import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from "react";
import { EYE } from "./depth.ts";
import { type Layer, MOST_DEPTH } from "./settings.ts";

/** Distance that an arrow moves a layer; ten times more with the big-step key. */
const STEP = 5;
const BIG_STEP = 50;

/** The view is as deep as its farthest layer, and a little more; hundredths of the scene's height. */
const LEAST_SHOWN = 200;
const BEHIND = 1.15;

interface Props {
  readonly layers: readonly Layer[];
  readonly onMove: (place: number, z: number) => void;
}

const within = (z: number) => Math.min(MOST_DEPTH, Math.max(0, Math.round(z / STEP) * STEP));

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The layers seen from the side, with the eye at the left: each is moved in depth by pointer or by the arrow keys. */
export function DepthView({ layers, onMove }: Props): ReactNode {
  const id = useId();
  const deepest = Math.max(LEAST_SHOWN, ...layers.map(({ z }) => (Number.isFinite(z) ? z * BEHIND : 0)));
  const shareOf = (z: number) => (EYE + z) / (EYE + deepest);

  function drag(event: PointerEvent<HTMLElement>, place: number) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.buttons === 0 || box === undefined) return;
    onMove(place, within(((event.clientX - box.left) / box.width) * (EYE + deepest) - EYE));
  }
  function step(event: KeyboardEvent, place: number, z: number) {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    onMove(place, within(z + arrow * (event.shiftKey ? BIG_STEP : STEP)));
  }
  return (
    <div className="nv-field nv-depth-view">
      <span className="nv-field__label" id={`${id}-label`}>
        Vista de lado
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge */}
      <div className="nv-depth-view__side" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
        <span className="nv-depth-view__eye" aria-hidden="true">
          ◉
        </span>
        {layers.map(({ z }, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place; two may be equal while they are written
            key={place}
            className="nv-depth-view__layer"
            role="slider"
            tabIndex={0}
            aria-label={`Profundidad de la capa ${place + 1}`}
            aria-valuemin={0}
            aria-valuemax={MOST_DEPTH}
            aria-valuenow={Number.isFinite(z) ? z : 0}
            style={{ insetInlineStart: `${100 * shareOf(Number.isFinite(z) ? z : 0)}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, place)}
            onKeyDown={(event) => step(event, place, Number.isFinite(z) ? z : 0)}
          >
            <span aria-hidden="true">{place + 1}</span>
          </div>
        ))}
      </div>
      <p className="nv-field__hint" id={`${id}-hint`}>
        Arrastra una capa o muévela con las flechas; con Mayúsculas, de {BIG_STEP} en {BIG_STEP}. La cámara está a la
        izquierda.
      </p>
    </div>
  );
}
