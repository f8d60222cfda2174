import { z } from "zod";
import { groupsOf } from "../../draw/groups.ts";
import { MOST_COLOURS, MOST_GREYS } from "../../draw/paint.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { mostNames } from "../most-names.ts";
import { refusal } from "../refusal.ts";

/** Bars from zero: side by side where there are several columns. */
export const bars = figureKindOf({
  name: "bars",
  label: "Barras",
  options: z.object({ way: z.enum(["rows", "columns"]).default("rows") }),
  labels: { way: "Con nombres, las barras van" },
  choices: { way: { rows: "En horizontal", columns: "En vertical, donde quepan los nombres" } },
  problems(figure) {
    const { data, style } = figure;
    const most = style === "papel" ? MOST_GREYS : MOST_COLOURS;
    const isGrouped = seriesOf(data).length === 1 && groupsOf(data).length > most;
    return isGrouped ? refusal(`Se distinguen ${most} grupos: júntalos`) : mostNames(figure);
  },
  hasNotes: ({ data }) => data.x.kind !== "text",
  hasScale: false,
  tells: async (teller) => (await import("../../alt/tell-names.ts")).tellNames("Barras", teller),
  draw: async () => (await import("./draw.ts")).drawBars,
  example: async () => (await import("./example.ts")).barsExample,
});
