import { z } from "zod";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";
import { refusal } from "../refusal.ts";

/** Two values of each name, and what is between them. */
export const range = figureKindOf({
  name: "range",
  label: "De un valor a otro",
  options: z.object({ form: z.enum(["range", "arrow"]).default("range") }),
  labels: { form: "Qué une los dos valores" },
  choices: { form: { range: "Una línea", arrow: "Una flecha" } },
  problems(figure) {
    const { data } = figure;
    const { length } = seriesOf(data);
    if (data.x.kind !== "text") return refusal("Falta una primera columna de nombres: hay una fila por cada cosa");
    if (length < 2) return refusal("Falta la segunda columna de números: la de llegada");
    if (length > 2) return refusal(`Hay ${length} columnas de números y hacen falta dos: de dónde y a dónde`);
    return mostNames(figure);
  },
  hasNotes: () => false,
  hasScale: true,
  tells: async (teller) => (await import("../../alt/tell-stacks.ts")).tellRanges("Intervalos", teller),
  draw: async () => (await import("./draw.ts")).drawRange,
  example: async () => (await import("./example.ts")).rangeExample,
});
