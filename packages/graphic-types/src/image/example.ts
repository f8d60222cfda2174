import type { Example } from "../graphic-type.ts";
import type { ImageConfig } from "./config.ts";

/** A fictional picture, upright on a phone. */
export const imageExample: Example<ImageConfig> = {
  title: "El museo de ejemplo, visto desde la plaza",
  altText: "Dibujo de un edificio inventado de tres plantas, con una plaza vacía delante.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "image",
    source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b501",
    ratio: "4:5",
    focus: { x: 0.4, y: 0.5 },
    variants: [
      {
        minWidthPx: 600,
        source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b502",
        ratio: "none",
        focus: { x: 0.5, y: 0.5 },
      },
    ],
    canEnlarge: true,
  },
};
