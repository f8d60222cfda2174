import { z } from "zod";
import { figureKindOf } from "../figure-kind.ts";

/** Lines over days, figures or names. */
export const lines = figureKindOf({
  name: "lines",
  label: "Líneas",
  options: z.object({ ends: z.enum(["none", "last", "both"]).default("last") }),
  labels: { ends: "Valores junto a las líneas" },
  choices: { ends: { none: "Ninguno", last: "El último", both: "El primero y el último" } },
  hasNotes: () => true,
  hasScale: true,
  tells: async (teller) => (await import("../../alt/tell-lines.ts")).tellLines("Líneas", teller),
  draw: async () => (await import("./draw.ts")).drawLines,
  example: async () => (await import("./example.ts")).linesExample,
});
