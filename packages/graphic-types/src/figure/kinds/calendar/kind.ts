import { z } from "zod";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Months that fit a phone. */
const MOST_MONTHS = 24;

/** A square for each day. */
export const calendar = figureKindOf({
  name: "calendar",
  label: "Calendario",
  useWhen: "Un valor por día: se ven las semanas y las estaciones. Hasta dos años",
  asks: "días en la primera columna y una sola columna de números",
  picture: {
    fills: "M11 11h6v6h-6zM25 4h6v6h-6zM32 11h6v6h-6zM18 18h6v6h-6z",
    pale: "M4 4h6v6H4zM11 4h6v6h-6zM18 4h6v6h-6zM32 4h6v6h-6zM4 11h6v6H4zM18 11h6v6h-6zM25 11h6v6h-6zM4 18h6v6H4zM11 18h6v6h-6zM25 18h6v6h-6zM32 18h6v6h-6z",
  },
  options: z.object({ colours: z.enum(["classes", "diverging"]).default("classes") }),
  labels: { colours: "Colores" },
  choices: { colours: { classes: "De menos a más", diverging: "A los dos lados de cero" } },
  problems({ data, style }, { colours }) {
    if (data.x.kind !== "date") return refusal("Un calendario necesita un día en la primera columna");
    if (seriesOf(data).length > 1) return refusal("Un calendario muestra una sola serie");
    if (colours === "diverging" && style === "papel")
      return refusal("En papel, en grises, no se distinguen los dos lados de cero");
    const months = new Set(data.rows.map(({ x }) => x.slice(0, 7))).size;
    return months > MOST_MONTHS ? refusal(`En un calendario caben ${MOST_MONTHS} meses`) : [];
  },
  hasNotes: () => false,
  hasScale: false,
  tells: async (teller) => (await import("../../alt/tell-others.ts")).tellCalendar(teller),
  draw: async () => (await import("./draw.ts")).drawCalendar,
  example: async () => (await import("./example.ts")).calendarExample,
});
