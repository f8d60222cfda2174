import { z } from "zod";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Most classes of a histogram, and most strips one below another. */
const MOST = { classes: 40, strips: 10 } as const;

/** Spread of the values of many things. */
export const distribution = figureKindOf({
  name: "distribution",
  label: "Distribución",
  options: z.object({
    form: z.enum(["strip", "histogram"]).default("strip"),
    classes: z
      .int("Debe ser un número entero")
      .min(0, `De 0 a ${MOST.classes}`)
      .max(MOST.classes, `De 0 a ${MOST.classes}`)
      .default(0),
  }),
  labels: { form: "Forma", classes: "Tramos del histograma, más o menos (0: los que pidan los datos)" },
  choices: { form: { strip: "Un punto por cada cosa", histogram: "Histograma" } },
  problems({ data }, { form }) {
    const series = seriesOf(data);
    if (form === "histogram" && series.length > 1)
      return refusal("Un histograma muestra una sola columna de números: elige «Un punto por cada cosa»");
    return series.length > MOST.strips ? refusal(`Caben ${MOST.strips} columnas`) : [];
  },
  hasNotes: () => false,
  hasScale: false,
  coloured: () => [],
  tells: async (teller) => (await import("../../alt/tell-others.ts")).tellDistribution(teller),
  draw: async () => (await import("./draw.ts")).drawDistribution,
  example: async () => (await import("./example.ts")).distributionExample,
});
