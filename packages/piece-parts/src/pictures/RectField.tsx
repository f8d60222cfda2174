import { Field } from "@nv/ui";
import { type ReactNode, useId, useRef } from "react";
import type { Focus } from "./crop-around.ts";
import {
  BIG_STEP,
  inPicture,
  LEAST_SIDE,
  movedRect,
  type PlacedOn,
  type Rect,
  rectBetween,
  STEP,
  sizedRect,
} from "./on-picture.ts";
import { PictureSlider } from "./PictureSlider.tsx";

interface Props extends PlacedOn {
  readonly label: string;
  readonly error?: string;
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

  function draw(point: Focus) {
    if (corner.current === null) return;
    const drawn = rectBetween(corner.current, point);
    if (drawn.width >= LEAST_SIDE && drawn.height >= LEAST_SIDE) onChange(drawn);
  }
  return (
    <div className="nv-field nv-on-picture">
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      <PictureSlider
        {...{ id, pictureUrl, size }}
        className="nv-on-picture__picture"
        x={value.x}
        words={inWords(value)}
        onTake={(point) => {
          corner.current = point;
        }}
        onDrag={draw}
        onArrow={(arrow, { altKey, shiftKey }) => {
          const far = altKey ? BIG_STEP : STEP * 2;
          const by = { x: arrow.x * far, y: arrow.y * far };
          onChange(shiftKey ? sizedRect(value, by) : movedRect(value, by));
        }}
      >
        <span
          className="nv-on-picture__rect"
          style={{
            insetInlineStart: `${100 * value.x}%`,
            insetBlockStart: `${100 * value.y}%`,
            inlineSize: `${100 * value.width}%`,
            blockSize: `${100 * value.height}%`,
          }}
        />
      </PictureSlider>
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
