import type { FormatExample } from "../format.ts";
import type { CitaBlock } from "./settings.ts";

/** Words that nobody said. */
export const citaExample: FormatExample<CitaBlock> = {
  block: {
    id: "cita",
    format: "Cita",
    settings: {},
    steps: [
      {
        ...{ id: "a", alt: "", align: "center" },
        text: "«El agua subió en diez minutos. Cuando quise salir, la puerta ya no se abría.»",
        data: { who: "Vecina inventada", role: "67 años, de Aldeamuestra" },
      },
    ],
  },
  files: {},
};
