import type { FormatExample } from "../format.ts";
import { examplePhoto } from "../still/example-photo.ts";
import type { AperturaBlock } from "./settings.ts";

const IMAGE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0021";

/** A harbour that is nowhere, before a story that nobody wrote. */
export const aperturaExample: FormatExample<AperturaBlock> = {
  block: {
    id: "apertura",
    format: "Apertura",
    settings: { image: IMAGE, video: "", focus: { x: 0.5, y: 0.5 }, position: "bottom" },
    steps: [
      {
        ...{ id: "a", alt: "", align: "center", data: {} },
        text: "**Ejemplo.** La imagen abre la historia, con su título encima.",
      },
    ],
  },
  files: { [IMAGE]: examplePhoto("dusk", "Dibujo de un velero rojo en un puerto, al anochecer.") },
};
