import { parseSpanishNumber } from "@nv/spanish";
import { type Refusal, refuse, type Values, written } from "./utility.ts";

/** A percent or euro sign, or a unit of money, that is written with a figure and says nothing new. */
const SIGNS = /(?:%|€|euros?)$/i;

/** Beyond it arithmetic loses figures. */
const LARGEST = 1e15;

/**
 * Reads the figure of a field.
 *
 * @param label - As people know it: «el total».
 * @returns The figure, or the rule that the field breaks: «12.5» is not guessed at.
 */
export function readFigure(values: Values, field: string, label: string): number | Refusal {
  const text = written(values, field).replace(SIGNS, "").trimEnd();
  if (text === "") return refuse(field, `Falta ${label}. Por ejemplo: 12.345,6.`);
  const figure = parseSpanishNumber(text);
  if (figure !== null && Math.abs(figure) > LARGEST)
    return refuse(
      field,
      "Es demasiado grande para calcular con ella sin perder cifras. Escríbela en millones: 12.345,6.",
    );
  if (figure !== null) return figure;
  if (/^[+-]?\d+\.\d+$/.test(text))
    return refuse(
      field,
      `«${text}» ¿es ${text.replace(".", ",")}? Los decimales llevan coma y los miles, punto: 12.345,6.`,
    );
  return refuse(field, `«${text.slice(0, 40)}» no es un número. Los decimales llevan coma: 12.345,6.`);
}
