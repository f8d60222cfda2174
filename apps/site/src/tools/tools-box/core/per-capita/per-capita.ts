import { formatNumber, formatRate } from "@nv/spanish";
import { advice } from "@nv/ui/finding";
import { readFigure } from "../utility/read-figure.ts";
import { tellingDecimals } from "../utility/telling-decimals.ts";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** With fewer cases one more or less changes the rate so much that it says little. */
const FEW_CASES = 20;

const BASES: readonly (readonly [base: number, label: string])[] = [
  [1, "habitante"],
  [1000, "1000 habitantes"],
  [10_000, "10.000 habitantes"],
  [100_000, "100.000 habitantes"],
  [1_000_000, "millón de habitantes"],
];

/** Cases for so many inhabitants, which lets places of different size be compared. */
export const perCapitaUtility: Utility = {
  fields: [
    { name: "count", label: "Casos", kind: "line", example: "1234" },
    { name: "population", label: "Población", kind: "line", example: "345.678" },
    {
      name: "per",
      label: "Por cada",
      kind: "choice",
      example: "100000",
      choices: BASES.map(([base, label]) => ({ value: String(base), label })),
    },
  ],
  answer(values) {
    const count = readFigure(values, "count", "el número de casos");
    if (typeof count !== "number") return count;
    const population = readFigure(values, "population", "la población");
    if (typeof population !== "number") return population;
    if (population <= 0) return refuse("population", "La población es mayor que cero. Por ejemplo: 345.678.");
    const per = BASES.find(([base]) => String(base) === written(values, "per"))?.[0] ?? 1;
    const rate = (count / population) * per;
    const each = population / count;
    const [decimals, ofFigure] = [tellingDecimals(rate, 1), tellingDecimals(rate, 2)];
    return answerWith(
      [
        [
          "Tasa",
          per === 1
            ? `${formatNumber(rate, { decimals: ofFigure })} por habitante`
            : formatRate(rate, per, "habitantes", { decimals }),
        ],
        ["Solo la cifra", formatNumber(rate, { decimals: ofFigure })],
        ...(count > 0 && each >= 2
          ? ([
              ["Dicho de otro modo", `1 por cada ${formatNumber(Math.round(each), { decimals: 0 })} habitantes`],
            ] as const)
          : []),
      ],
      [
        ...(Math.abs(count) < FEW_CASES
          ? [advice(`Con menos de ${FEW_CASES} casos la tasa baila mucho: da también la cifra.`)]
          : []),
        ...(population < per ? [advice("La población es menor que la base: la tasa promete más de lo que hay.")] : []),
      ],
    );
  },
};
