import type { AverageMethod } from "@nv/contracts/schemas";
import { formatCount, formatNumber, formatPercent } from "@nv/spanish";

/** Shares of the draws that the band leaves out at each end, of a hundred. */
const TAIL_PCT = 5;

const whole = (value: number) => formatNumber(value, { decimals: 0 });

/** How an average is made, with each of its parameters: nobody has to ask. */
export function methodText({
  halfLifeDays,
  mostSample,
  leastPolls,
  windowDays,
  resamples,
  seed,
}: AverageMethod): string {
  return [
    "De cada casa cuenta una encuesta por semana, de lunes a domingo: la última, y de dos del mismo día la de más muestra.",
    `Cada una pesa la raíz cuadrada de su muestra, hasta ${whole(mostSample)} personas, desde su último día de campo, y cada ${formatCount(halfLifeDays, "día", "días")} que pasan pesa la mitad.`,
    `La franja son los valores entre los que quedan nueve de cada diez medias de ${whole(resamples)} sorteos de esas encuestas con reposición (fuera, el ${formatPercent(TAIL_PCT)} de cada extremo), con la semilla ${whole(seed)}.`,
    `Donde los últimos ${whole(windowDays)} días tienen menos de ${whole(leastPolls)} encuestas no hay media, y nada se prolonga más allá de la última encuesta.`,
    "No se corrige la inclinación de ninguna casa.",
  ].join(" ");
}
