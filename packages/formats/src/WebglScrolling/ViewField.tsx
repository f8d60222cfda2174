import { useChosenFile } from "@nv/piece-parts/fields";
import { Button, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useState } from "react";
import { NumberField } from "../NumberField.tsx";
import type { View } from "./camera-path.ts";
import { nearView, shiftView, tidyView, turnView, wholeView } from "./orbit.ts";
import { LEAST_FIELD_DEGREES, MOST_FIELD_DEGREES, type WebglScrollingBlock } from "./settings.ts";
import { useDrawnModel } from "./use-drawn-model.ts";
import { PICTURE_RATIO, takePicture } from "./view-picture.ts";

/** Distances that a key or a button moves: an eighth of a quarter turn, and a tenth of the distance. */
const TURN = Math.PI / 16;
const SHIFT = 0.1;
const NEARER = 0.85;

interface Props {
  readonly block: WebglScrollingBlock;
  /** Of the step, from 0: what it hides and paints is seen. */
  readonly place: number;
  /** View that the step keeps; `null` while nothing was taken. */
  readonly taken: View | null;
  /** Called with the view, and with it as a picture. */
  readonly onTake: (view: View, picture: File) => Promise<void>;
}

type Move = (view: View) => View;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns the move of a key; `null` for none. */
function moveOf({ key, shiftKey }: KeyboardEvent): Move | null {
  if (key === "+") return (view) => nearView(view, NEARER);
  if (key === "-") return (view) => nearView(view, 1 / NEARER);
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const [right, up] = arrow;
  return (view) => (shiftKey ? shiftView(view, right * SHIFT, up * SHIFT) : turnView(view, right * TURN, up * TURN));
}

const BUTTONS: readonly { readonly name: string; readonly move: Move }[] = [
  { name: "Girar a la izquierda", move: (view) => turnView(view, -TURN, 0) },
  { name: "Girar a la derecha", move: (view) => turnView(view, TURN, 0) },
  { name: "Subir", move: (view) => turnView(view, 0, TURN) },
  { name: "Bajar", move: (view) => turnView(view, 0, -TURN) },
  { name: "Acercar", move: (view) => nearView(view, NEARER) },
  { name: "Alejar", move: (view) => nearView(view, 1 / NEARER) },
];

/** The model under a camera that is moved by pointer, keys or buttons; the view is taken with its picture. */
export function ViewField({ block, place, taken, onTake }: Props): ReactNode {
  const id = useId();
  const { host, drawing, failure, isBroken } = useDrawnModel(useChosenFile(block.settings.model).body, block);
  const [moved, setMoved] = useState<View | null>(taken);
  const [isTaking, setIsTaking] = useState(false);
  const whole = drawing === null ? null : wholeView(drawing.model.least, drawing.model.most);
  const view = moved ?? whole;

  useEffect(() => {
    const width = host.current?.clientWidth ?? 0;
    if (drawing === null || view === null || width === 0 || isTaking) return;
    drawing.model.draw(view, {
      widthPx: width,
      heightPx: Math.round(width / PICTURE_RATIO),
      density: Math.min(2, devicePixelRatio),
      between: { from: place, to: place, ratio: 0 },
    });
  }, [drawing, view, place, isTaking, host]);

  const move = (by: Move) => view !== null && setMoved(by(view));
  function drag(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0) return;
    const size = event.currentTarget.clientWidth || 1;
    const [right, up] = [-event.movementX / size, event.movementY / size];
    move((from) => (event.shiftKey ? shiftView(from, right, up) : turnView(from, Math.PI * right, Math.PI * up)));
  }
  function press(event: KeyboardEvent) {
    const by = moveOf(event);
    if (by === null) return;
    event.preventDefault();
    move(by);
  }
  async function take() {
    if (drawing === null || view === null) return;
    const tidy = tidyView(view);
    setIsTaking(true);
    try {
      await onTake(tidy, await takePicture(drawing.model, drawing.canvas, tidy, { name: "vista", place }));
      setMoved(tidy);
    } finally {
      setIsTaking(false);
    }
  }

  if (failure !== null) return <FailureNotice error={failure} />;
  return (
    <div className="nv-field nv-view-field">
      <span className="nv-field__label" id={`${id}-label`}>
        Vista
      </span>
      {drawing === null && !isBroken && <p role="status">Abriendo el modelo…</p>}
      {isBroken && <Notice tone="wrong">El modelo no se puede dibujar en este navegador.</Notice>}
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a camera */}
      <div
        ref={host}
        className="nv-view-field__canvas"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the camera here
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        style={{ aspectRatio: String(PICTURE_RATIO) }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <p className="nv-field__hint" id={`${id}-hint`}>
        Arrastra o usa las flechas para rodear el modelo; con Mayúsculas, se desplaza. + y − acercan y alejan.
      </p>
      <div className="nv-row">
        {BUTTONS.map(({ name, move: by }) => (
          <Button key={name} disabled={view === null} onClick={() => move(by)}>
            {name}
          </Button>
        ))}
        <Button disabled={whole === null} onClick={() => setMoved(whole)}>
          Ver todo
        </Button>
      </div>
      {view !== null && (
        <NumberField
          label="Ángulo de visión"
          hint="Grados: 40 es lo normal; menos, como un teleobjetivo"
          error=""
          {...{ min: LEAST_FIELD_DEGREES, max: MOST_FIELD_DEGREES, step: 1 }}
          value={view.fieldOfView}
          onChange={(fieldOfView) => Number.isFinite(fieldOfView) && setMoved({ ...view, fieldOfView })}
        />
      )}
      <div className="nv-row">
        <Button disabled={drawing === null || isTaking} onClick={() => void take()}>
          {isTaking ? "Guardando la vista…" : "Tomar esta vista"}
        </Button>
      </div>
    </div>
  );
}
