import type { Example } from "../graphic-type.ts";
import type { VideoOpenerConfig } from "./config.ts";

/** A fictional opener. */
export const videoOpenerExample: Example<VideoOpenerConfig> = {
  title: "El agua que no vuelve",
  altText: "Dibujo animado: olas inventadas llegan a una orilla, una y otra vez.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "video-opener",
    source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b521",
    vertical: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b529",
    focus: { x: 0.5, y: 0.5 },
    kicker: "Especial de ejemplo",
    heading: "El agua que no vuelve",
    byline: "Ana Muestra",
    position: "bottom",
  },
};
