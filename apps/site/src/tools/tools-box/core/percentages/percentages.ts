import { formatNumber, formatPercent } from "@nv/spanish";
import { fine } from "@nv/ui/finding";
import { readFigure } from "../utility/read-figure.ts";
import { answerWith, type Outcome, refuse, type Utility, written } from "../utility/utility.ts";

/** Beyond it, «uno de cada N» says less than the percentage. */
const FEWEST = 1000;

const figure = (value: number) => formatNumber(value, { decimals: 2 });

/** «1 de cada 8», where it is so or nearly; nothing otherwise. */
function oneIn(part: number, whole: number): readonly (readonly [string, string])[] {
  const times = whole / part;
  if (!(times >= 2 && times <= FEWEST)) return [];
  const rounded = Math.round(times);
  const isNear = Math.abs(times - rounded) / times < 0.03;
  return isNear
    ? [["Dicho de otro modo", `${Math.abs(times - rounded) < 1e-9 ? "" : "casi "}1 de cada ${figure(rounded)}`]]
    : [];
}

function share(a: number, b: number): Outcome {
  if (b === 0) return refuse("b", "Nada es un porcentaje de cero. Escribe el total: 36.000.");
  const percent = (100 * a) / b;
  const notes =
    percent > 100 && b > 0 ? [fine("Es más del 100 %: la parte es mayor que el total. ¿Están en su orden?")] : [];
  return answerWith(
    [
      ["Porcentaje", formatPercent(percent)],
      ["Con dos decimales", formatPercent(percent, { decimals: 2 })],
      ...oneIn(a, b),
    ],
    notes,
  );
}

function before(percent: number, now: number): Outcome {
  if (percent <= -100) return refuse("a", "Nada baja más de un 100 %. Por ejemplo: -25.");
  const was = now / (1 + percent / 100);
  return answerWith(
    [
      ["Antes era", figure(was)],
      ["Diferencia", formatNumber(now - was, { decimals: 2, plus: true })],
    ],
    [
      fine(
        `Quitar el ${formatPercent(Math.abs(percent))} a la cifra de ahora no da la de antes: el porcentaje era de otra base.`,
      ),
    ],
  );
}

/** Utility for percentages: the share of a total, the figure for a percentage, and a figure before it changed. */
export const percentagesUtility: Utility = {
  fields: [
    {
      name: "ask",
      label: "Quiero saber",
      kind: "choice",
      example: "share",
      choices: [
        { value: "share", label: "Qué % es A de B" },
        { value: "of", label: "Cuánto es el A % de B" },
        { value: "before", label: "Cuánto era antes de variar un A %, si ahora es B" },
      ],
    },
    { name: "a", label: "A", kind: "line", example: "4500" },
    { name: "b", label: "B", kind: "line", example: "36.000" },
  ],
  answer(values) {
    const a = readFigure(values, "a", "la cifra A");
    if (typeof a !== "number") return a;
    const b = readFigure(values, "b", "la cifra B");
    if (typeof b !== "number") return b;
    const ask = written(values, "ask");
    if (ask === "of") return answerWith([["Es", figure((a * b) / 100)]]);
    return ask === "before" ? before(a, b) : share(a, b);
  },
};
