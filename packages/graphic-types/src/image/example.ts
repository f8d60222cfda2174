import type { DemoFile } from "@nv/formats";
import type { Example } from "../graphic-type.ts";
import type { ImageConfig } from "./config.ts";

const UPRIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b501";
const LYING = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b502";

/** A building of three floors behind a square. @param left - Where it begins, as a share of the width. */
function museum(widthPx: number, heightPx: number, left: number): string {
  const [x, y, w, h] = [left * widthPx, 0.28 * heightPx, 0.5 * widthPx, 0.44 * heightPx];
  const windows = Array.from({ length: 18 }, (_, place) => {
    const [column, row] = [place % 6, Math.floor(place / 6)];
    const [wide, high] = [w / 10, h / 6];
    return `<path d="M${x + ((column + 0.7) * w) / 6.4} ${y + ((row + 0.3) * h) / 3}h${wide}v${high}h${-wide}z"/>`;
  });
  return (
    `<rect width="${widthPx}" height="${heightPx}" fill="#dfe7ea"/><path fill="#d9cdb4" d="M0 ${0.72 * heightPx}h${widthPx}v${heightPx}H0z"/>` +
    `<path fill="#a8643f" d="M${x} ${y}h${w}v${h}h${-w}z"/><path fill="#7d4529" d="M${x - 0.02 * w} ${y}l${0.52 * w} ${-0.16 * h} ${0.52 * w} ${0.16 * h}z"/>` +
    `<g fill="#f3e9d2">${windows.join("")}</g><path fill="#4a2a1a" d="M${x + 0.45 * w} ${y + 0.76 * h}h${0.1 * w}v${0.24 * h}h${-0.1 * w}z"/>` +
    `<path stroke="#b9a984" stroke-width="${widthPx / 300}" d="M${0.5 * widthPx} ${0.72 * heightPx}L${0.2 * widthPx} ${heightPx}M${0.5 * widthPx} ${0.72 * heightPx}L${0.8 * widthPx} ${heightPx}"/>`
  );
}

const drawing = (name: string, widthPx: number, heightPx: number, left: number): DemoFile => ({
  ...{ name, credit: "Mesa de ejemplo", source: "Dibujo inventado" },
  altText: "Dibujo de un edificio inventado de tres plantas, con una plaza vacía delante.",
  content: {
    ...{ kind: "drawing", widthPx, heightPx },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${museum(widthPx, heightPx, left)}</svg>`,
  },
});

/** A fictional picture, upright on a phone. */
export const imageExample: Example<ImageConfig> = {
  title: "El museo de ejemplo, visto desde la plaza",
  altText: "Dibujo de un edificio inventado de tres plantas, con una plaza vacía delante.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "image",
    source: UPRIGHT,
    ratio: "4:5",
    focus: { x: 0.4, y: 0.5 },
    variants: [{ minWidthPx: 600, source: LYING, ratio: "none", focus: { x: 0.5, y: 0.5 } }],
    canEnlarge: true,
  },
  files: {
    [UPRIGHT]: drawing("museo-vertical.svg", 1600, 2000, 0.15),
    [LYING]: drawing("museo.svg", 2400, 1500, 0.25),
  },
};
