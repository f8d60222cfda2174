import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import type { Focus } from "./crop-around.ts";
import { arrowOf, BIG_STEP, movedPoint, type PlacedOn, pointIn, STEP } from "./on-picture.ts";

interface Props extends PlacedOn {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly points: readonly Focus[];
  /** Whether they are the corners of something that is closed. */
  readonly isOutline?: boolean;
  readonly onChange: (points: readonly Focus[]) => void;
}

const percent = (share: number) => `${Math.round(1000 * share) / 10} %`;

/** Points on a picture: each is dragged, or moved by the arrow keys. */
export function PointsField({
  label,
  hint,
  error = "",
  pictureUrl,
  size,
  points,
  isOutline = false,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const held = useRef<number | null>(null);

  /** The nearest point comes to the pointer: what is held is what is seen to move. */
  function take(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointIn(event);
    const far = points.map(({ x, y }) => Math.hypot((x - at.x) * size.widthPx, (y - at.y) * size.heightPx));
    held.current = far.indexOf(Math.min(...far));
    drag(event);
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0 || held.current === null || held.current < 0) return;
    onChange(points.with(held.current, pointIn(event)));
  }
  function press(event: KeyboardEvent, place: number) {
    const arrow = arrowOf(event.key);
    const point = points[place];
    if (arrow === null || point === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? BIG_STEP : STEP;
    onChange(points.with(place, movedPoint(point, { x: arrow.x * far, y: arrow.y * far })));
  }

  return (
    <div className="nv-field nv-on-picture">
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      <div className="nv-on-picture__picture" onPointerDown={take} onPointerMove={drag}>
        <img src={pictureUrl} alt="" draggable={false} width={size.widthPx} height={size.heightPx} />
        {isOutline && (
          <svg className="nv-on-picture__outline" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
          </svg>
        )}
        {points.map(({ x, y }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place among the others
            key={place}
            className="nv-on-picture__point"
            role="slider"
            tabIndex={0}
            aria-label={points.length === 1 ? label : `${label}: punto ${place + 1}`}
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(100 * x)}
            aria-valuetext={`${percent(x)} desde la izquierda, ${percent(y)} desde arriba`}
            style={{ insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` }}
            onKeyDown={(event) => press(event, place)}
          >
            {place + 1}
          </span>
        ))}
      </div>
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
      <p className="nv-field__hint" id={`${id}-hint`}>
        {hint} Arrastra cada punto, o muévelo con las flechas; con Mayúsculas, a pasos mayores.
      </p>
    </div>
  );
}
