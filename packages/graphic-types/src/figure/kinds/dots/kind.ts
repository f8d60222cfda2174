import { figureKindOf, NO_OPTIONS } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";

/** Dots over days, or on a line for each name. */
export const dots = figureKindOf({
  name: "dots",
  label: "Puntos",
  useWhen: "Valores que no se unen: encuestas con su margen, o dos momentos de cada nombre",
  asks: "días, números o nombres en la primera columna, y números en las demás",
  picture: {
    lines: "M10 8h24M6 16h30M14 24h18",
    fills: "M7 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M33 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M29 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  },
  options: NO_OPTIONS,
  problems: mostNames,
  hasNotes: ({ data }) => data.x.kind !== "text",
  hasScale: true,
  tells: async (teller) => (await import("../../alt/tell-names.ts")).tellNames("Puntos", teller),
  draw: async () => (await import("./draw.ts")).drawDots,
  example: async () => (await import("./example.ts")).dotsExample,
});
