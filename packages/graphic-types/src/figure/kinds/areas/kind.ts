import { z } from "zod";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";
import { needsSeveral, refusesNegative } from "../stacked-rules.ts";

/** Values over time one on top of another. */
export const areas = figureKindOf({
  name: "areas",
  label: "Áreas apiladas",
  options: z.object({ isShare: z.boolean().default(false) }),
  labels: { isShare: "En proporción: cada momento, el 100 %" },
  problems(figure) {
    const { data } = figure;
    if (data.x.kind === "text")
      return refusal("Falta una primera columna de días o de números. Con nombres, elige «Barras apiladas»");
    if (data.rows.length < 2) return refusal("Un área necesita dos filas: desde cuándo y hasta cuándo");
    const few = needsSeveral(figure);
    return few.length > 0 ? few : refusesNegative(figure, "Un área apilada");
  },
  hasNotes: () => false,
  hasScale: false,
  tells: async (teller) => (await import("../../alt/tell-stacks.ts")).tellStacks("Áreas apiladas", teller),
  draw: async () => (await import("./draw.ts")).drawAreas,
  example: async () => (await import("./example.ts")).areasExample,
});
