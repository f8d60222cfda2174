import { formatNumber } from "@nv/spanish";
import { type ReactNode, useEffect, useRef } from "react";
import { composeGround } from "./core/compose-ground";
import type { Crop } from "./core/crops";
import { rgbOf } from "./core/pixels";
import type { ShadowStyle } from "./core/shadow-style";
import { measureContrast } from "./core/text-contrast";
import type { MeasuredCrop } from "./measure-crops";

interface Props {
  readonly crop: Crop;
  readonly measured: MeasuredCrop;
  readonly ink: string;
  readonly style: ShadowStyle;
  readonly least: number;
  /** Shows where the text falls short. */
  readonly isMap: boolean;
}

/** Colours of the map: what falls short, and what is enough. */
const SHORT = "rgb(200 50 31 / 75%)";
const ENOUGH = "rgb(61 122 85 / 45%)";
const CELL_PX = 8;

const words = (ratio: number) => `${formatNumber(Math.floor(ratio * 100) / 100, { decimals: 2 })} : 1`;

/** The text on the picture in one shape, with the contrast that was measured there. */
export function CropView({
  crop,
  measured: { ground, letters, isNear, cover },
  ink,
  style,
  least,
  isMap,
}: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const helped = composeGround(ground, cover, rgbOf(style.color), style);
  const contrast = measureContrast(helped, isNear, rgbOf(ink), least);
  const isEnough = contrast.worst >= least;

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { width, height } = ground;
    context.canvas.width = width;
    context.canvas.height = height;
    const image = context.createImageData(width, height);
    image.data.set(helped.data);
    const [r, g, b] = rgbOf(ink);
    for (const [at, alpha] of letters.alpha.entries()) {
      const part = alpha / 255;
      for (const [channel, value] of [r, g, b].entries())
        image.data[at * 4 + channel] = (image.data[at * 4 + channel] ?? 0) * (1 - part) + value * part;
    }
    context.putImageData(image, 0, 0);
    if (!isMap) return;
    for (const [at, ratio] of contrast.cells.entries()) {
      if (ratio === 0) continue;
      context.fillStyle = ratio < least ? SHORT : ENOUGH;
      context.fillRect(
        (at % contrast.columns) * CELL_PX,
        Math.floor(at / contrast.columns) * CELL_PX,
        CELL_PX,
        CELL_PX,
      );
    }
  });

  return (
    <figure className="nv-shadow__crop">
      <canvas ref={canvas} role="img" aria-label={`El texto sobre la imagen, en ${crop.name.toLowerCase()}`} />
      <figcaption>
        <strong>{crop.name}</strong> {crop.widthPx} × {crop.heightPx}
        <br />
        <span data-enough={isEnough}>
          {isEnough ? "✓" : "✗"} {words(contrast.worst)}
        </span>{" "}
        en el peor sitio; {words(contrast.middle)} en la mitad
      </figcaption>
    </figure>
  );
}
