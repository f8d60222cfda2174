import { z } from "zod";
import { MOST_GREYS } from "../../draw/paint.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";
import { ofOneColumn, totalOf } from "../whole-rules.ts";

/** Most that a chamber has, and that a phone tells apart. */
const MOST = { seats: 750, parties: 16 } as const;

/** The seats of a chamber. */
export const hemicycle = figureKindOf({
  name: "hemicycle",
  label: "Hemiciclo",
  options: z.object({ hasMajority: z.boolean().default(true) }),
  labels: { hasMajority: "Señala la mayoría absoluta" },
  problems(figure) {
    const found = ofOneColumn(figure, "Un hemiciclo");
    if (found.length > 0) return found;
    const { rows } = figure.data;
    const values = seriesOf(figure.data)[0]?.values ?? [];
    const broken = values.findIndex((value) => !Number.isInteger(value));
    if (broken !== -1)
      return [
        { field: `data.rows.${broken}.values`, message: `«${rows[broken]?.x}» no tiene un número entero de escaños` },
      ];
    const total = totalOf(figure);
    if (total === 0) return refusal("Nadie tiene escaños");
    if (total > MOST.seats) return refusal(`La tabla suma ${total} escaños y caben ${MOST.seats}`);
    const most = figure.style === "papel" ? MOST_GREYS : MOST.parties;
    return rows.length > most ? refusal(`Se distinguen ${most} partidos: junta los pequeños en «Otros»`) : [];
  },
  hasNotes: () => false,
  hasScale: false,
  coloured: ({ rows }) => rows.map(({ x }) => x),
  tells: async (teller) => (await import("../../alt/tell-parts.ts")).tellHemicycle(teller),
  draw: async () => (await import("./draw.ts")).drawHemicycle,
  example: async () => (await import("./example.ts")).hemicycleExample,
});
