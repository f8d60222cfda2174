import { z } from "zod";
import { accumulated, seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";

/** Sums so far, over days. */
export const cumulative = figureKindOf({
  name: "cumulative",
  label: "Acumulado",
  useWhen: "Cuánto va sumado hasta cada día: se pega lo de cada fila, y la suma se hace aquí",
  asks: "días en la primera columna y lo de cada día, sin sumar, en las demás",
  picture: { lines: "M4 27l8-2 8-5 8-3 8-8 8-3M4 29h40" },
  options: z.object({ ends: z.enum(["none", "last", "both"]).default("last") }),
  labels: { ends: "Valores junto a las líneas" },
  choices: { ends: { none: "Ninguno", last: "El último", both: "El primero y el último" } },
  problems: ({ data }) =>
    seriesOf(data).flatMap(({ column, low, high }) =>
      low === null || high === null
        ? []
        : [{ field: `data.columns.${column}.role`, message: "Los márgenes no se suman: quítalos del acumulado" }],
    ),
  hasNotes: () => true,
  hasScale: false,
  shown: accumulated,
  tells: async (teller) => (await import("../../alt/tell-lines.ts")).tellLines("Líneas con el acumulado", teller),
  draw: async () => (await import("./draw.ts")).drawCumulative,
  example: async () => (await import("./example.ts")).cumulativeExample,
});
