import type { FormatExample } from "../format.ts";
import type { IndiceBlock } from "./settings.ts";

/** The chapters of a story that nobody wrote: its own texts have headings. */
export const indiceExample: FormatExample<IndiceBlock> = {
  block: {
    id: "indice",
    format: "Indice",
    settings: { title: "En esta historia", follows: true },
    steps: [
      {
        id: "a",
        text: "**Ejemplo.** Los capítulos son los ladillos de la historia.",
        alt: "",
        align: "center",
        data: {},
      },
    ],
  },
  files: {},
};
