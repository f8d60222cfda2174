import { Field } from "@nv/ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import type { Focus } from "./crop-around.ts";
import {
  arrowOf,
  BIG_STEP,
  inPicture,
  LEAST_SIDE,
  movedRect,
  type Rect,
  rectBetween,
  STEP,
  sizedRect,
} from "./on-picture.ts";

interface Props {
  readonly label: string;
  readonly error?: string;
  /** Address of the picture, small. */
  readonly pictureUrl: string;
  /** Pixels of the picture as it is. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  readonly value: Rect;
  readonly onChange: (rect: Rect) => void;
}

const SIDES = [
  { part: "x", name: "Desde la izquierda" },
  { part: "y", name: "Desde arriba" },
  { part: "width", name: "Ancho" },
  { part: "height", name: "Alto" },
] as const;

const percent = (share: number) => Math.round(1000 * share) / 10;
const inWords = ({ x, y, width, height }: Rect) =>
  `${percent(width)} % de ancho y ${percent(height)} % de alto, a ${percent(x)} % de la izquierda y ${percent(y)} % de arriba`;

/** A part of a picture: drawn on it by pointer, moved and sized by the arrow keys, or written in hundredths. */
export function RectField({ label, error = "", pictureUrl, size, value, onChange }: Props): ReactNode {
  const id = useId();
  const corner = useRef<Focus | null>(null);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Focus {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: inPicture((clientX - left) / width), y: inPicture((clientY - top) / height) };
  }
  function draw(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0 || corner.current === null) return;
    const drawn = rectBetween(corner.current, pointOf(event));
    if (drawn.width >= LEAST_SIDE && drawn.height >= LEAST_SIDE) onChange(drawn);
  }
  function press(event: KeyboardEvent) {
    const arrow = arrowOf(event.key);
    if (arrow === null) return;
    event.preventDefault();
    const far = event.altKey ? BIG_STEP : STEP * 2;
    const by = { x: arrow.x * far, y: arrow.y * far };
    onChange(event.shiftKey ? sizedRect(value, by) : movedRect(value, by));
  }

  return (
    <div className="nv-field nv-on-picture">
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      <div
        className="nv-on-picture__picture"
        role="slider"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * value.x)}
        aria-valuetext={inWords(value)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          corner.current = pointOf(event);
        }}
        onPointerMove={draw}
        onKeyDown={press}
      >
        <img src={pictureUrl} alt="" draggable={false} width={size.widthPx} height={size.heightPx} />
        <span
          className="nv-on-picture__rect"
          style={{
            insetInlineStart: `${100 * value.x}%`,
            insetBlockStart: `${100 * value.y}%`,
            inlineSize: `${100 * value.width}%`,
            blockSize: `${100 * value.height}%`,
          }}
        />
      </div>
      <div className="nv-on-picture__numbers">
        {SIDES.map(({ part, name }) => (
          <Field
            key={part}
            label={`${name} (%)`}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step={0.1}
            value={percent(value[part])}
            onChange={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isFinite(valueAsNumber)) onChange({ ...value, [part]: inPicture(valueAsNumber / 100) });
            }}
          />
        ))}
      </div>
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
      <p className="nv-field__hint" id={`${id}-hint`}>
        Arrastra sobre la imagen de una esquina a la otra. Con las flechas se mueve; con Mayúsculas y flechas cambia de
        tamaño; con Alt, a pasos mayores.
      </p>
    </div>
  );
}
