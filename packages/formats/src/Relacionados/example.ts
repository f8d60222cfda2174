import type { FormatExample } from "../format.ts";
import type { RelacionadosBlock } from "./settings.ts";

/** Pieces that nobody wrote. */
export const relacionadosExample: FormatExample<RelacionadosBlock> = {
  block: {
    id: "relacionados",
    format: "Relacionados",
    settings: { title: "Lee también" },
    steps: [
      {
        ...{ id: "a", text: "**Ejemplo.** Una pieza inventada.", alt: "", align: "center" },
        data: { linkTitle: "El río que nadie miraba", address: "https://example.org/rio" },
      },
      {
        ...{ id: "b", text: "Y otra más.", alt: "", align: "center" },
        data: { linkTitle: "Cien años de riadas en Aldeamuestra", address: "https://example.org/riadas" },
      },
    ],
  },
  files: {},
};
