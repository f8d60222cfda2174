import type { FormatExample } from "../format.ts";
import type { PreguntasBlock } from "./settings.ts";

const step = (id: string, question: string, text: string): PreguntasBlock["steps"][number] => ({
  ...{ id, text, alt: "", align: "center", data: { question } },
});

/** Questions about a flood that never was. */
export const preguntasExample: FormatExample<PreguntasBlock> = {
  block: {
    id: "preguntas",
    format: "Preguntas",
    settings: { title: "Lo que hay que saber" },
    steps: [
      step("a", "¿Se puede volver a las casas?", "**Ejemplo.** En Aldeamuestra, que no existe, desde el jueves."),
      step("b", "¿Quién paga los daños?", "El consorcio inventado, a quien tenía seguro."),
    ],
  },
  files: {},
};
