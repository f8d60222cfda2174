import { z } from "zod";
import { figureKindOf } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";
import { needsSeveral, refusesNegative } from "../stacked-rules.ts";

/** Values of a row one on top of another. */
export const stacked = figureKindOf({
  name: "stacked",
  label: "Barras apiladas",
  options: z.object({ isShare: z.boolean().default(false) }),
  labels: { isShare: "En proporción: cada barra, el 100 %" },
  problems: (figure, { isShare }) =>
    [needsSeveral(figure), mostNames(figure), isShare ? refusesNegative(figure, "Un 100 %") : []].find(
      ({ length }) => length > 0,
    ) ?? [],
  hasNotes: () => false,
  hasScale: false,
  tells: async (teller) => (await import("../../alt/tell-stacks.ts")).tellStacks("Barras apiladas", teller),
  draw: async () => (await import("./draw.ts")).drawStacked,
  example: async () => (await import("./example.ts")).stackedExample,
});
