import { figureKindOf, NO_OPTIONS } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";

/** Dots over days, or on a line for each name. */
export const dots = figureKindOf({
  name: "dots",
  label: "Puntos",
  options: NO_OPTIONS,
  problems: mostNames,
  hasNotes: ({ data }) => data.x.kind !== "text",
  hasScale: true,
  tells: async (teller) => (await import("../../alt/tell-names.ts")).tellNames("Puntos", teller),
  draw: async () => (await import("./draw.ts")).drawDots,
  example: async () => (await import("./example.ts")).dotsExample,
});
