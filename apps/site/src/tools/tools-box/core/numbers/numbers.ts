import { formatEuroSign, formatEuros, formatLarge, formatNumber, formatOrdinal, formatPercent } from "@nv/spanish";
import { readFigure } from "../utility/read-figure.ts";
import { answerWith, type Utility, written } from "../utility/utility.ts";

const DECIMALS = ["0", "1", "2", "3"];
/** An ordinal beyond this is written by nobody. */
const LAST_ORDINAL = 9999;

/** A figure as the newspaper writes it, in each of the places where it may stand. */
export const numbersUtility: Utility = {
  fields: [
    { name: "figure", label: "Número", kind: "line", example: "2.345.678,9", hint: "A la española: 12.345,6." },
    {
      name: "decimals",
      label: "Decimales, como mucho",
      kind: "choice",
      example: "1",
      choices: DECIMALS.map((value) => ({ value, label: value })),
    },
  ],
  answer(values) {
    const figure = readFigure(values, "figure", "el número");
    if (typeof figure !== "number") return figure;
    const chosen = DECIMALS.find((value) => value === written(values, "decimals")) ?? "1";
    const decimals = Number(chosen);
    const isPosition = Number.isInteger(figure) && figure > 0 && figure <= LAST_ORDINAL;
    return answerWith([
      ["En el texto", formatLarge(figure, undefined, { decimals })],
      ["Con todas sus cifras", formatNumber(figure, { decimals })],
      ["En una columna", formatNumber(figure, { decimals, fixedDecimals: true, groupFromDigits: 4 })],
      ["Euros, en el texto", formatEuros(figure)],
      ["Euros, en un gráfico", formatEuroSign(figure)],
      ["Porcentaje", formatPercent(figure, { decimals })],
      ["Variación", formatNumber(figure, { decimals, plus: true })],
      ...(isPosition
        ? ([["Ordinal", `${formatOrdinal(figure)} · ${formatOrdinal(figure, "feminine")}`]] as const)
        : []),
      ["En código", String(figure)],
    ]);
  },
};
