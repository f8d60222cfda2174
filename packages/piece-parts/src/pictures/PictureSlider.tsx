import type { KeyboardEvent, ReactNode } from "react";
import type { Focus } from "./crop-around.ts";
import { arrowOf, type PlacedOn, pointIn } from "./on-picture.ts";

interface Props extends PlacedOn {
  readonly className: string;
  /** Id of the field: what names and describes it is `-label` and `-hint` behind it. */
  readonly id: string;
  /** From the left, in shares. */
  readonly x: number;
  /** Value in words, as a screen reader says it. */
  readonly words: string;
  /** Told of the first point of a drag. */
  readonly onTake: (point: Focus) => void;
  readonly onDrag: (point: Focus) => void;
  /** Told of an arrow key, by its direction. */
  readonly onArrow: (arrow: Focus, event: KeyboardEvent) => void;
  /** Content drawn on the picture. */
  readonly children: ReactNode;
}

/** One thing on a picture, placed by pointer or by the arrow keys. */
export function PictureSlider(props: Props): ReactNode {
  const { className, id, pictureUrl, size, x, words, onTake, onDrag, onArrow, children } = props;
  return (
    <div
      className={className}
      role="slider"
      tabIndex={0}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * x)}
      aria-valuetext={words}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onTake(pointIn(event));
      }}
      onPointerMove={(event) => event.buttons !== 0 && onDrag(pointIn(event))}
      onKeyDown={(event) => {
        const arrow = arrowOf(event.key);
        if (arrow === null) return;
        event.preventDefault();
        onArrow(arrow, event);
      }}
    >
      <img src={pictureUrl} alt="" draggable={false} width={size.widthPx} height={size.heightPx} />
      {children}
    </div>
  );
}
