import type { Example } from "../graphic-type.ts";
import type { VideoConfig } from "./config.ts";

/** A fictional video with captions, upright on a phone. */
export const videoExample: Example<VideoConfig> = {
  title: "Cómo se abre la compuerta de ejemplo",
  altText: "Dibujo animado: una compuerta inventada sube y el agua pasa de un lado al otro.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "video",
    source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b511",
    vertical: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b519",
    captions: [
      { startMs: 500, endMs: 3000, text: "La compuerta pesa lo que diez coches." },
      { startMs: 3200, endMs: 6000, text: "Sube en menos de un minuto." },
    ],
    hasNoSpeech: false,
    posterAtMs: 2000,
  },
};
