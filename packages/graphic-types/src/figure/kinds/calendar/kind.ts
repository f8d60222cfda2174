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
