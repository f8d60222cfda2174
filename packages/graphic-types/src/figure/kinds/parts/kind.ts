import { z } from "zod";
import { MOST_COLOURS, MOST_GREYS } from "../../draw/paint.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";
import { ofOneColumn, totalOf } from "../whole-rules.ts";

/** Parts of one whole. */
export const parts = figureKindOf({
  name: "parts",
  label: "Partes de un todo",
  options: z.object({ form: z.enum(["bar", "waffle"]).default("bar") }),
  labels: { form: "Forma" },
  choices: { form: { bar: "Una barra", waffle: "Cien cuadros" } },
  problems(figure) {
    const found = ofOneColumn(figure, "Un reparto");
    if (found.length > 0) return found;
    if (totalOf(figure) === 0) return refusal("Las partes suman cero: no hay nada que repartir");
    const most = figure.style === "papel" ? MOST_GREYS : MOST_COLOURS;
    return figure.data.rows.length > most
      ? refusal(`Se distinguen ${most} partes: junta las pequeñas en una sola, «Resto»`)
      : [];
  },
  hasNotes: () => false,
  hasScale: false,
  coloured: ({ rows }) => rows.map(({ x }) => x),
  tells: async (teller) => (await import("../../alt/tell-parts.ts")).tellParts(teller),
  draw: async () => (await import("./draw.ts")).drawParts,
  example: async () => (await import("./example.ts")).partsExample,
});
