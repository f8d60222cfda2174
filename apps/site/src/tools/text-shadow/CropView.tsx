import { formatNumber } from "@nv/spanish";
import { type ReactNode, useEffect, useRef } from "react";
import type { Crop } from "./core/crops";
import type { ProvenCrop } from "./core/prove-text";
import { CELL_PX } from "./core/text-contrast";

interface Props {
  readonly crop: Crop;
  readonly proven: ProvenCrop;
  readonly least: number;
  /** Shows where the text falls short. */
  readonly isMap: boolean;
}

/** Colours of the map: what falls short, and what is enough. */
const SHORT = "rgb(200 50 31 / 75%)";
const ENOUGH = "rgb(61 122 85 / 45%)";

const words = (ratio: number) => `${formatNumber(Math.floor(ratio * 100) / 100, { decimals: 2 })} : 1`;

/** The text on the picture in one shape, with the contrast that was measured there. */
export function CropView({ crop, proven: { picture, contrast }, least, isMap }: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cells, columns, worst, middle } = contrast;
  const isEnough = worst >= least;

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { width, height, data } = picture;
    const image = context.createImageData(width, height);
    image.data.set(data);
    context.putImageData(image, 0, 0);
    if (!isMap) return;
    for (const [at, ratio] of cells.entries()) {
      // No letter stands there.
      if (ratio === 0) continue;
      context.fillStyle = ratio < least ? SHORT : ENOUGH;
      context.fillRect((at % columns) * CELL_PX, Math.floor(at / columns) * CELL_PX, CELL_PX, CELL_PX);
    }
  }, [picture, cells, columns, least, isMap]);

  return (
    <figure className="nv-shadow__crop" data-crop={crop.id}>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={`El texto sobre la imagen, en ${crop.name.toLowerCase()}`}
      />
      <figcaption>
        <strong>{crop.name}</strong> {`${crop.widthPx}\u00a0×\u00a0${crop.heightPx}`}
        <br />
        <span data-enough={isEnough}>
          {isEnough ? "✓" : "✗"} {words(worst)}
        </span>{" "}
        en el peor sitio; {words(middle)} en la mitad
      </figcaption>
    </figure>
  );
}
