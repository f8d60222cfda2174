import { formatNumber, parseSpanishNumber } from "@nv/spanish";
import { readFigure } from "../utility/read-figure.ts";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

const MM_PER_INCH = 25.4;
/** CSS pixels in an inch. @see https://www.w3.org/TR/css-values-4/#absolute-lengths */
const CSS_PX = 96;
const POINTS = 72;
const PICAS = 6;

const LENGTH = /^([\d.,\s]+?)\s?(px|mm|cm|in|pulgadas?|"|″|pt|puntos?|pc|picas?)?$/i;

/** Units of a length in an inch. @param dpi - Pixels of the picture in an inch. */
function unitsInInch(unit: string, dpi: number): number {
  if (/^(?:in|pulgadas?|["″])/i.test(unit)) return 1;
  if (/^mm/i.test(unit)) return MM_PER_INCH;
  if (/^cm/i.test(unit)) return MM_PER_INCH / 10;
  if (/^(?:pt|punto)/i.test(unit)) return POINTS;
  return /^(?:pc|pica)/i.test(unit) ? PICAS : dpi;
}

/** A length of the screen on paper, and the other way round. */
export const lengthsUtility: Utility = {
  fields: [
    {
      name: "length",
      label: "Medida",
      kind: "line",
      example: "98 mm",
      hint: "Con su unidad: px, mm, cm, pt, pulgadas o picas.",
    },
    {
      name: "dpi",
      label: "Píxeles por pulgada",
      kind: "line",
      example: "300",
      hint: "300 en papel, 96 en una página web, 72 en Illustrator.",
    },
  ],
  answer(values) {
    const dpi = readFigure(values, "dpi", "la resolución");
    if (typeof dpi !== "number") return dpi;
    if (dpi <= 0) return refuse("dpi", "La resolución es mayor que cero: 300 en papel, 96 en una página web.");
    const [, digits = "", unit = "px"] = LENGTH.exec(written(values, "length")) ?? [];
    const length = parseSpanishNumber(digits);
    if (length === null)
      return refuse("length", "Escribe una medida con su unidad. Por ejemplo: 98 mm, 1080 px o 12,5 pt.");
    const inches = length / unitsInInch(unit, dpi);
    const write = (value: number, sign: string) => `${formatNumber(value, { decimals: 2 })}\u00a0${sign}`;
    return answerWith([
      [
        `Píxeles a ${formatNumber(dpi)} por pulgada`,
        `${formatNumber(Math.round(inches * dpi), { decimals: 0 })}\u00a0px`,
      ],
      ["Milímetros", write(inches * MM_PER_INCH, "mm")],
      ["Centímetros", write((inches * MM_PER_INCH) / 10, "cm")],
      ["Puntos (Illustrator)", write(inches * POINTS, "pt")],
      ["Píxeles de CSS", write(inches * CSS_PX, "px")],
      ["Pulgadas", write(inches, "in")],
      ["Picas", write(inches * PICAS, "pc")],
    ]);
  },
};
