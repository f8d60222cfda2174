import type { FormatExample } from "../format.ts";
import type { RecuadroBlock } from "./settings.ts";

/** A definition of a town that is nowhere. */
export const recuadroExample: FormatExample<RecuadroBlock> = {
  block: {
    id: "recuadro",
    format: "Recuadro",
    settings: { title: "Qué es una avenida" },
    steps: [
      {
        ...{ id: "a", alt: "", align: "center", data: {} },
        text: "**Ejemplo.** Una crecida rápida de un río. En Aldeamuestra, que no existe, hubo tres en cien años.",
      },
    ],
  },
  files: {},
};
