import { z } from "zod";
import { figureKindOf } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";
import { needsSeveral, refusesNegative } from "../stacked-rules.ts";

/** Values of a row one on top of another. */
export const stacked = figureKindOf({
  name: "stacked",
  label: "Barras apiladas",
  useWhen: "Lo que suma cada cosa y de qué está hecho. Con «En proporción», cómo se reparte cada cien",
  asks: "nombres, días o números en la primera columna, y una columna de números por cada parte",
  picture: {
    fills: "M4 4h16v6H4zM4 13h10v6H4zM4 22h6v6H4z",
    pale: "M21 4h20v6H21zM15 13h16v6H15zM11 22h9v6h-9z",
  },
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
