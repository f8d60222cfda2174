import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf, NO_OPTIONS } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Panels that fit a phone. */
const MOST_PANELS = 12;

/** A panel for each series, all with the same axes. */
export const multiples = figureKindOf({
  name: "multiples",
  label: "Gráficos pequeños",
  options: NO_OPTIONS,
  problems: ({ data }) =>
    seriesOf(data).length > MOST_PANELS ? refusal(`Caben ${MOST_PANELS} gráficos pequeños`) : [],
  hasNotes: () => false,
  hasScale: true,
  coloured: () => [],
  tells: async (teller) =>
    (await import("../../alt/tell-lines.ts")).tellLines("Un gráfico pequeño por serie, con la misma escala", teller),
  draw: async () => (await import("./draw.ts")).drawMultiples,
  example: async () => (await import("./example.ts")).multiplesExample,
});
