import type { CardDrawing, Shape } from "./shape.ts";

const HUNDREDTHS = 100;

/** Hundredths of a pixel: nobody sees more. */
export const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** Returns the `transform` that puts a letter's outline where it is drawn. */
export const transformOf = ({ xPx, yPx, scale }: Extract<Shape, { kind: "path" }>): string =>
  `translate(${rounded(xPx)} ${rounded(yPx)}) scale(${Math.round(scale * 1e6) / 1e6})`;

/** Values of `preserveAspectRatio` for the ways in which a picture fills its place. */
export const ASPECTS = { cover: "xMidYMid slice", contain: "xMidYMid meet" } as const;

function shapeText(shape: Shape, pictureSrc: string | null): string {
  if (shape.kind === "path") return `<path d="${shape.path}" transform="${transformOf(shape)}" fill="${shape.fill}"/>`;
  const place = `x="${rounded(shape.xPx)}" y="${rounded(shape.yPx)}" width="${rounded(shape.widthPx)}" height="${rounded(shape.heightPx)}"`;
  if (shape.kind === "rect") return `<rect ${place} fill="${shape.fill}"/>`;
  if (shape.kind === "logo") return `<image ${place} preserveAspectRatio="${ASPECTS.contain}" href="${shape.src}"/>`;
  return pictureSrc === null
    ? ""
    : `<image ${place} preserveAspectRatio="${ASPECTS[shape.fit]}" href="${pictureSrc}"/>`;
}

/**
 * A card as SVG, the same on the server and in a browser.
 *
 * @param pictureSrc - `data:` address of its picture, which our own code wrote; `null` for none.
 */
export function writeCardSvg({ widthPx, heightPx, shapes }: CardDrawing, pictureSrc: string | null = null): string {
  const inside = shapes.map((shape) => shapeText(shape, pictureSrc)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${inside}</svg>`;
}
