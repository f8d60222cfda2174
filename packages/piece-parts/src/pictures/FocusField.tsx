import { type ReactNode, useId } from "react";
import { type CropPx, cropAround, type Focus } from "./crop-around.ts";
import type { PlacedOn } from "./on-picture.ts";
import { PictureSlider } from "./PictureSlider.tsx";

/** Distance that an arrow key moves the point, in shares of the picture; ten times more with the big-step key. */
const STEP = 0.01;
const BIG_STEP = 0.1;

/** Proportions in which the part that stays is tried when the picture is not cut: an article's and a phone's. */
const TRIED_RATIOS = [3 / 2, 4 / 5] as const;

interface Props extends PlacedOn {
  readonly label: string;
  /** Width to height of the part that stays; `null` for all of it. */
  readonly ratio: number | null;
  readonly value: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** Hundredths, between 0 and 1: finer than any hand. */
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Returns the style that places a picture under a window onto a part of it. */
function underWindow({ leftPx, topPx, widthPx, heightPx }: CropPx, size: Props["size"]) {
  return {
    inlineSize: `${(100 * size.widthPx) / widthPx}%`,
    insetInlineStart: `${(-100 * leftPx) / widthPx}%`,
    insetBlockStart: `${(-100 * topPx) / heightPx}%`,
  };
}

/** Field of the point of a picture that must stay in sight: chosen by pointer or arrow keys, with the parts that would stay beside it. */
export function FocusField({ label, pictureUrl, size, ratio, value, onChange }: Props): ReactNode {
  const id = useId();

  const put = ({ x, y }: Focus) => onChange({ x: within(x), y: within(y) });
  return (
    <div className="nv-field nv-focus">
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      <div className="nv-focus__parts">
        <PictureSlider
          {...{ id, pictureUrl, size }}
          className="nv-focus__picture"
          x={value.x}
          words={`${percent(value.x)} desde la izquierda, ${percent(value.y)} desde arriba`}
          onTake={put}
          onDrag={put}
          onArrow={(arrow, { shiftKey }) => {
            const far = shiftKey ? BIG_STEP : STEP;
            put({ x: value.x + arrow.x * far, y: value.y + arrow.y * far });
          }}
        >
          <span
            className="nv-focus__mark"
            style={{ insetInlineStart: `${100 * value.x}%`, insetBlockStart: `${100 * value.y}%` }}
          />
        </PictureSlider>
        {(ratio === null ? TRIED_RATIOS : [ratio]).map((tried) => (
          <div key={tried} className="nv-focus__window" style={{ aspectRatio: String(tried) }}>
            <img src={pictureUrl} alt="" style={underWindow(cropAround(size, tried, value), size)} />
          </div>
        ))}
      </div>
      <p className="nv-field__hint" id={`${id}-hint`}>
        Toca la imagen, arrastra o usa las flechas; con Mayúsculas, de diez en diez. Al lado, lo que queda.
      </p>
    </div>
  );
}
