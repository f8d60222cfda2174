import type { FormatExample } from "../format.ts";
import { examplePhoto } from "../still/example-photo.ts";
import type { FotoBlock } from "./settings.ts";

const IMAGE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0001";

/** A harbour that is nowhere. */
export const fotoExample: FormatExample<FotoBlock> = {
  block: {
    id: "foto",
    format: "Foto",
    settings: { width: "wide" },
    steps: [
      {
        id: "a",
        text: "**Ejemplo.** El puerto inventado de Aldeamuestra, a mediodía.",
        alt: "",
        align: "center",
        data: { image: IMAGE },
      },
    ],
  },
  files: { [IMAGE]: examplePhoto("noon", "Dibujo de un velero rojo en un puerto entre colinas.") },
};
