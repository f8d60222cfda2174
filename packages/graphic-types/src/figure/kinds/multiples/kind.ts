import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf, NO_OPTIONS } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Panels that fit a phone. */
const MOST_PANELS = 12;

/** A panel for each series, all with the same axes. */
export const multiples = figureKindOf({
  name: "multiples",
  label: "Gráficos pequeños",
  useWhen: "La misma línea en varios sitios, cada una en su recuadro y todas con los mismos ejes",
  asks: "días o números en la primera columna, y una columna de números por recuadro",
  picture: { lines: "M4 13l5-5 5 3 5-6M27 10l5-2 5 4 5-7M4 28l5-3 5-4 5 2M27 22l5 4 5-3 5 4" },
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
