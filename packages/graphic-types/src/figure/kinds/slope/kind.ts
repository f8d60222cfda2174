import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf, NO_OPTIONS } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";

/** Lines whose names fit a phone. */
const MOST_SLOPES = 16;

const has = (value: number | null | undefined) => value !== null && value !== undefined;

/** A line for each series from the first row to the last. */
export const slope = figureKindOf({
  name: "slope",
  label: "Pendiente",
  options: NO_OPTIONS,
  problems({ data }) {
    if (data.rows.length < 2) return refusal("Una pendiente necesita dos filas: la primera y la última");
    return seriesOf(data).length > MOST_SLOPES ? refusal(`En una pendiente caben ${MOST_SLOPES} líneas`) : [];
  },
  fileProblems: ({ data }) =>
    seriesOf(data).some(({ values }) => has(values[0]) && has(values.at(-1)))
      ? []
      : [{ field: "data.rows", message: "Ninguna serie tiene valor en la primera fila y en la última" }],
  hasNotes: () => false,
  hasScale: true,
  tells: async (teller) => (await import("../../alt/tell-stacks.ts")).tellSlopes(teller),
  draw: async () => (await import("./draw.ts")).drawSlope,
  example: async () => (await import("./example.ts")).slopeExample,
});
