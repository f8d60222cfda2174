import type { FormatExample } from "../format.ts";
import { examplePhoto } from "../still/example-photo.ts";
import type { FotosBlock } from "./settings.ts";

const DAWN = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0011";
const DUSK = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f0a0012";

const step = (id: string, text: string, image: string): FotosBlock["steps"][number] => ({
  ...{ id, text, alt: "", align: "center", data: { image } },
});

/** A harbour that is nowhere, at both ends of a day. */
export const fotosExample: FormatExample<FotosBlock> = {
  block: {
    id: "fotos",
    format: "Fotos",
    settings: { arrange: "compare" },
    steps: [
      step("antes", "**Ejemplo.** El puerto inventado, al amanecer.", DAWN),
      step("despues", "El mismo puerto, al anochecer.", DUSK),
    ],
  },
  files: {
    [DAWN]: examplePhoto("dawn", "Dibujo de un velero en un puerto, con luz de amanecer."),
    [DUSK]: examplePhoto("dusk", "El mismo velero con luz de anochecer."),
  },
};
