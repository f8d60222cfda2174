import { z } from "zod";
import { accumulated, seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";

/** Sums so far, over days. */
export const cumulative = figureKindOf({
  name: "cumulative",
  label: "Acumulado",
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
