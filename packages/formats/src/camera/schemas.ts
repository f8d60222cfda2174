import { z } from "zod";

const share = z.number("Escribe un número").min(0, "Se sale de la imagen").max(1, "Se sale de la imagen");

/** Smallest side of a part of a picture, in shares: less is a slip of the hand. */
const LEAST_SIDE = 0.001;
const side = z.number("Escribe un número").min(LEAST_SIDE, "No tiene tamaño").max(1, "Se sale de la imagen");

/** A point of a picture, in shares of its width and height from its top left. */
export const Point = z.object({ x: share, y: share });

/** A part of a picture, likewise. Whether it ends inside is told by {@link isInside}: one that is being written may not, yet. */
export const Rect = z.object({ x: share, y: share, width: side, height: side });

/** Returns the labels of the parts of a point and of a rectangle, by their path. @param of - What they are of: «Rectángulo». */
export const rectLabels = (path: string, of: string) => ({
  [path]: of,
  [`${path}.x`]: `${of}, desde la izquierda`,
  [`${path}.y`]: `${of}, desde arriba`,
  [`${path}.width`]: `${of}, ancho`,
  [`${path}.height`]: `${of}, alto`,
});

/** Excess beyond the edge that shares of a thousandth may add up to without anybody seeing it. */
const SLACK = 0.0005;

/** Whether a part ends inside its picture. */
export const isInside = ({ x, y, width, height }: z.output<typeof Rect>) =>
  x + width <= 1 + SLACK && y + height <= 1 + SLACK;
