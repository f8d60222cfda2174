import type { FormatExample } from "../format.ts";
import type { MetodologiaBlock } from "./settings.ts";

const step = (id: string, text: string, task = "", people = ""): MetodologiaBlock["steps"][number] => ({
  ...{ id, text, alt: "", align: "center", data: { task, people } },
});

/** Method of something that nobody did. */
export const metodologiaExample: FormatExample<MetodologiaBlock> = {
  block: {
    id: "metodologia",
    format: "Metodologia",
    settings: { title: "Metodología y créditos" },
    steps: [
      step("a", "**Ejemplo.** Los datos son inventados y se han redondeado a la unidad."),
      step("b", "", "Texto y datos", "Mesa de ejemplo"),
      step("c", "", "Diseño", "Otra mesa de ejemplo"),
    ],
  },
  files: {},
};
