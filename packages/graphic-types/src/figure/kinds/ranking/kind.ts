import { z } from "zod";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Lines that fit a phone. */
const MOST_RANKED = 15;

/** The last place that a phone tells from its neighbours. */
const LAST_RANK = 50;

/** Places in an order over time. */
export const ranking = figureKindOf({
  name: "ranking",
  label: "Puestos",
  options: z.object({ isRank: z.boolean().default(false) }),
  labels: { isRank: "Los números ya son puestos" },
  problems({ data }, { isRank }) {
    const series = seriesOf(data);
    if (data.rows.length < 2) return refusal("Faltan filas: hacen falta dos momentos o más");
    if (series.length < 2) return refusal("Falta otra columna de números: se ordenan dos cosas o más");
    if (series.length > MOST_RANKED) return refusal(`Caben ${MOST_RANKED} cosas en orden`);
    if (!isRank) return [];
    for (const { name, values } of series) {
      const row = values.findIndex(
        (value) => value !== null && (value < 1 || value > LAST_RANK || !Number.isInteger(value)),
      );
      if (row !== -1)
        return [
          {
            field: `data.rows.${row}.values`,
            message: `El puesto de «${name}» no es un número entero de 1 a ${LAST_RANK}`,
          },
        ];
    }
    return [];
  },
  hasNotes: () => false,
  hasScale: false,
  tells: async (teller, { isRank }) => (await import("../../alt/tell-others.ts")).tellRanking(teller, isRank),
  draw: async () => (await import("./draw.ts")).drawRanking,
  example: async () => (await import("./example.ts")).rankingExample,
});
