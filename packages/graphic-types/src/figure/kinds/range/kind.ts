import { z } from "zod";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";
import { refusal } from "../refusal.ts";

/** Two values of each name, and what is between them. */
export const range = figureKindOf({
  name: "range",
  label: "De un valor a otro",
  useWhen:
    "La distancia entre dos valores de cada cosa: hombres y mujeres, antes y después. Con flecha, hacia dónde va",
  asks: "nombres en la primera columna y dos columnas de números: de dónde y a dónde",
  picture: {
    lines: "M10 7h22M18 16h20M8 25h14",
    fills: "M29 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M35 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M19 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    pale: "M7 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  },
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
