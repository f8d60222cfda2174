import type { FormatExample } from "../format.ts";
import type { CronologiaBlock } from "./settings.ts";

const step = (id: string, when: string, text: string): CronologiaBlock["steps"][number] => ({
  ...{ id, text, alt: "", align: "center", data: { when } },
});

/** A flood that never was. */
export const cronologiaExample: FormatExample<CronologiaBlock> = {
  block: {
    id: "cronologia",
    format: "Cronologia",
    settings: { title: "La noche de la riada" },
    steps: [
      step("a", "21.40", "**Ejemplo.** Empieza a llover en la sierra inventada."),
      step("b", "23.15", "El río llega al puente viejo."),
      step("c", "23.50", "El agua entra en las primeras casas."),
    ],
  },
  files: {},
};
