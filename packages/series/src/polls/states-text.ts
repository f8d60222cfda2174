import type { AverageMethod } from "@nv/contracts/schemas";
import { formatCount, formatDate, formatNumber, formatPercent } from "@nv/spanish";
import { dayOf } from "../periods.ts";
import { statesIn } from "./house-method.ts";
import type { FreeParameters } from "./state-space/level-design.ts";
import type { PollModel } from "./state-space/model-polls.ts";

/** Explanation of the figures in brackets, for whoever reads a sentence. */
export const levelText =
  "Entre paréntesis, el intervalo del 90\u00a0%: cuenta el muestreo, las casas y lo que todas pueden errar a la vez.";

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/**
 * Says which polls count in a level, since when, and how much of it comes of those that are not of the last days.
 *
 * @param windowDays - Days that are recent.
 */
export function countedText({ counted, recentWeight }: PollModel, windowDays: number): string {
  const first = Math.min(...counted.map(({ poll }) => poll.end));
  const last = Math.max(...counted.map(({ poll }) => poll.end));
  const count = formatCount(counted.length, "encuesta", "encuestas", "feminine");
  const since = `${counted.length === 1 ? "Cuenta" : "Cuentan"} ${count}, la primera del ${formatDate(dayOf(first))}`;
  if (last - first < windowDays) return `${since}.`;
  const recentPct = Math.round(100 * recentWeight(windowDays));
  const weight = recentPct === 100 ? "menos del 1\u00a0%" : `el ${formatPercent(100 - recentPct)}`;
  return `${since}; las de más de ${formatNumber(windowDays)} días pesan ${weight}.`;
}

const points = (value: number) => formatNumber(value, { decimals: 2 });

function housesText({ houses, qualityHouses }: ReturnType<typeof statesIn>): string {
  if (houses === "off")
    return "No se corrige la inclinación de ninguna casa: lo que difieren cuenta como error de cada encuesta.";
  const held =
    qualityHouses.length === 0
      ? "todas las casas"
      : `las casas que la redacción toma por referencia: ${LIST.format(qualityHouses)}`;
  return `A cada casa se le quita su inclinación, que también sale de las encuestas; las inclinaciones suman cero entre ${held}.`;
}

/**
 * Describes a model of states for readers: what it takes for true, what comes of the polls, and what its interval is and is not.
 *
 * @param parameters - What came of the polls; `null` where it is of several averages, or of none.
 */
export function statesText(method: AverageMethod, parameters: FreeParameters | null): string {
  const states = statesIn(method);
  const drift =
    parameters === null ? "" : `, en estas encuestas ${points(parameters.driftPct)} puntos de desviación típica al día`;
  const noise =
    parameters === null
      ? "otro error propio, que sale de las encuestas"
      : `otro error propio, que en estas sale de ${points(parameters.noisePct)} puntos`;
  const population =
    states.population === ""
      ? ""
      : `La media es de la población «${states.population}»: a las encuestas de otra se les quita lo que difieren.`;
  return [
    `La media es el nivel de un modelo de estados. La opinión cambia al azar de un día a otro${drift}; cada encuesta la dice con la inclinación de su casa, el error de su muestra, con un efecto de diseño de ${formatNumber(states.designEffect)}, y ${noise}.`,
    "Se resuelve con el filtro de Kalman y el suavizado de Rauch, Tung y Striebel: el nivel de un día cuenta con las encuestas de antes y con las de después. Cada una cuenta en la mitad de sus días de campo; de la que repite días de otra de su casa, solo la gente de los días nuevos.",
    housesText(states),
    population,
    `La franja es el intervalo del ${formatPercent(90)} del nivel, y nunca es más estrecha que el error de muestreo. Cuenta además un error que todas las casas pueden cometer a la vez, de ${formatNumber(states.sharedErrorPct)} puntos de desviación típica para un porcentaje del ${formatPercent(50)} y menos cuanto más lejos está del ${formatPercent(50)}: ninguna encuesta lo enseña. Los puntos de los parámetros son también los de un porcentaje del ${formatPercent(50)}.`,
    "No es el margen de error de una encuesta, ni un pronóstico: no dice qué pasará, sino dónde está la opinión que las encuestas preguntan. Nada se prolonga más allá de la última.",
    `Con menos de ${formatNumber(method.leastPolls, { decimals: 0 })} encuestas no hay media. Semilla de los sorteos: ${formatNumber(method.seed, { decimals: 0 })}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
