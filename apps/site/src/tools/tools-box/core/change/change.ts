import { formatNumber, formatPercent, formatPoints } from "@nv/spanish";
import { advice, fine } from "@nv/ui/finding";
import { readFigure } from "../utility/read-figure.ts";
import { addingDecimals, tellingDecimals } from "../utility/telling-decimals.ts";
import { type Answer, answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** From here on «se multiplica por» says more than a percentage. */
const MANY_TIMES = 2;

const percentOf = (from: number, to: number) => (100 * (to - from)) / from;
const verbOf = (difference: number) => (difference > 0 ? "sube" : "baja");

function ofFigures(from: number, to: number): Answer {
  const percent = percentOf(from, to);
  const ratio = to / from;
  const decimals = tellingDecimals(percent, 1);
  return answerWith(
    [
      ["Variación", formatPercent(percent, { decimals, plus: true })],
      ["Diferencia", formatNumber(to - from, { decimals: tellingDecimals(to - from, 2), plus: true })],
      ["Frase", to === from ? "no varía" : `${verbOf(to - from)} un ${formatPercent(Math.abs(percent), { decimals })}`],
      ...(ratio >= MANY_TIMES ? ([["Dicho de otro modo", `se multiplica por ${formatNumber(ratio)}`]] as const) : []),
      ["Para volver atrás", to === 0 ? "no se puede: es cero" : formatPercent(percentOf(to, from), { plus: true })],
    ],
    percent < 0 || percent >= 100
      ? [fine("Lo que baja un 50 % tiene que subir un 100 % para volver a donde estaba.")]
      : [],
  );
}

function ofShares(from: number, to: number): Answer {
  const points = to - from;
  const decimals = addingDecimals(from, to, 1);
  const results: (readonly [string, string])[] = [
    ["En puntos", formatPoints(points, { decimals, plus: true })],
    [
      "Frase",
      points === 0
        ? "no varía"
        : `${verbOf(points)} ${formatPoints(Math.abs(points), { decimals })}, del ${formatPercent(from, { decimals })} al ${formatPercent(to, { decimals })}`,
    ],
  ];
  const relative =
    from === 0 ? [] : ([["Variación relativa", formatPercent(percentOf(from, to), { plus: true })]] as const);
  return answerWith(
    [...results, ...relative],
    [advice("Entre dos porcentajes se dan los puntos. La variación relativa es otra cosa, y mayor: si la das, dilo.")],
  );
}

/** Utility for a change: in percent between two figures, in points between two percentages. */
export const changeUtility: Utility = {
  fields: [
    { name: "from", label: "Antes", kind: "line", example: "20" },
    { name: "to", label: "Ahora", kind: "line", example: "25" },
    {
      name: "of",
      label: "Son",
      kind: "choice",
      example: "shares",
      choices: [
        { value: "figures", label: "Cifras" },
        { value: "shares", label: "Porcentajes" },
      ],
    },
  ],
  answer(values) {
    const from = readFigure(values, "from", "la cifra de antes");
    if (typeof from !== "number") return from;
    const to = readFigure(values, "to", "la cifra de ahora");
    if (typeof to !== "number") return to;
    if (written(values, "of") === "shares") return ofShares(from, to);
    if (from === 0)
      return refuse("from", "Desde cero no hay porcentaje: di cuánto es ahora. Por ejemplo: «pasa de 0 a 12».");
    if (from < 0)
      return refuse(
        "from",
        "De un número negativo no se da el porcentaje: engaña. Di la diferencia: «de −3 a 2, cinco más».",
      );
    return ofFigures(from, to);
  },
};
