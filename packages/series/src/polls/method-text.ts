import type { AverageMethod } from "@nv/contracts/schemas";
import { formatCount, formatNumber, formatPercent } from "@nv/spanish";
import { DESIGN_EFFECT } from "./sampling-error.ts";
import type { FreeParameters } from "./state-space/level-design.ts";
import { statesText } from "./states-text.ts";

/** Shares of the draws that the band leaves out at each end, of a hundred. */
const TAIL_PCT = 5;

/** Explanation of the figures in brackets, for whoever reads a sentence. */
export const bandText =
  "Entre paréntesis, el intervalo del 90\u00a0% de la media: cuenta el error de muestreo y lo que difieren las casas.";

const whole = (value: number) => formatNumber(value, { decimals: 0 });

/**
 * Describes how an average is made, with each of its parameters: nobody has to ask.
 *
 * @param parameters - Those that came of the polls, where they are of one model.
 */
export function methodText(method: AverageMethod, parameters: FreeParameters | null = null): string {
  if (method.model === "states") return statesText(method, parameters);
  const { halfLifeDays, mostSample, leastPolls, windowDays, resamples, seed } = method;
  return [
    "De cada casa cuenta una encuesta por semana, de lunes a domingo: la última, y de dos del mismo día la de más muestra.",
    `Cada una pesa la raíz cuadrada de su muestra, hasta ${whole(mostSample)} personas, desde su último día de campo, y cada ${formatCount(halfLifeDays, "día", "días")} que pasan pesa la mitad. A los ${whole(windowDays)} días deja de contar.`,
    `La franja es un intervalo del ${formatPercent(100 - 2 * TAIL_PCT)} de la media. Junta, por la raíz de la suma de sus cuadrados, entre qué valores la dejan ${whole(resamples)} sorteos de las casas con reposición, con la semilla ${whole(seed)} (fuera, el ${formatPercent(TAIL_PCT)} de cada extremo), y su error de muestreo, con un efecto de diseño de ${formatNumber(DESIGN_EFFECT)}, del que nunca baja. No cuenta lo que todas las casas hagan mal a la vez.`,
    `Donde los últimos ${whole(windowDays)} días tienen menos de ${whole(leastPolls)} encuestas no hay media, y nada se prolonga más allá de la última encuesta.`,
    "No se corrige la inclinación de ninguna casa.",
  ].join(" ");
}
