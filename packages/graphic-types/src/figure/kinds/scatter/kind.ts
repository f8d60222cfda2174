import { z } from "zod";
import { groupsOf } from "../../draw/groups.ts";
import { MOST_COLOURS, MOST_GREYS } from "../../draw/paint.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { figureKindOf } from "../figure-kind.ts";
import { refusal } from "../refusal.ts";
import { NAMES_PARTED_BY, namedPoints } from "./named-points.ts";

const NAMES_LENGTH = 500;

/** Two measures of each thing, one against the other. */
export const scatter = figureKindOf({
  name: "scatter",
  label: "Dispersión",
  options: z.object({
    labels: z.string().max(NAMES_LENGTH, `Como mucho ${NAMES_LENGTH} caracteres`).default(""),
    trend: z.enum(["none", "linear"]).default("none"),
  }),
  labels: { labels: `Puntos con su nombre, separados por «${NAMES_PARTED_BY}»`, trend: "Tendencia" },
  choices: { trend: { none: "Ninguna", linear: "Recta de mínimos cuadrados" } },
  problems({ data, style }, { labels }) {
    const { length } = seriesOf(data);
    if (data.x.kind !== "text") return refusal("Falta una primera columna de nombres: hay un punto por cada fila");
    if (length < 2) return refusal("Falta la segunda columna de números: la de la altura");
    if (length > 3) return refusal(`Hay ${length} columnas de números y caben tres: a lo ancho, a lo alto y el tamaño`);
    const most = style === "papel" ? MOST_GREYS : MOST_COLOURS;
    if (groupsOf(data).length > most) return refusal(`Se distinguen ${most} grupos`);
    const unknown = namedPoints(labels).find((name) => !data.rows.some(({ x }) => x === name));
    return unknown === undefined
      ? []
      : [{ field: "options.scatter.labels", message: `No hay ninguna fila «${unknown}»` }];
  },
  fileProblems: ({ data }) =>
    data.rows.some(({ values: [x, y] }) => typeof x === "number" && typeof y === "number")
      ? []
      : [{ field: "data.rows", message: "Ninguna fila tiene sus dos valores" }],
  hasNotes: () => false,
  hasScale: false,
  hasUnit: false,
  coloured: groupsOf,
  tells: async (teller) => (await import("../../alt/tell-others.ts")).tellScatter(teller),
  draw: async () => (await import("./draw.ts")).drawScatter,
  example: async () => (await import("./example.ts")).scatterExample,
});
