import type { PublicArea, PublicCount } from "@nv/contracts/schemas";
import { createZoneClock, formatDate, formatPercent, formatTime } from "@nv/spanish";

const readMadrid = createZoneClock("Europe/Madrid");

/** Writes an hour of the clock in Madrid with its article: «las 22.41», «la 1.05». */
export function hourOf(atMs: number): string {
  const [hours = 0, minutes = 0] = readMadrid(atMs).time.split(":").map(Number);
  return `${hours === 1 ? "la" : "las"} ${formatTime(hours, minutes)}`;
}

/** Writes an hour and its day, for what is read another day too: «las 22.41 del 23 de mayo de 2027». */
export const momentOf = (atMs: number): string => `${hourOf(atMs)} del ${formatDate(readMadrid(atMs).day)}`;

/** Writes how far an area is counted: «con el 45,2 % escrutado», «con el recuento terminado»; empty where nobody tells. */
export function countedText(
  { isFinal }: Pick<PublicCount, "isFinal">,
  { countedPct }: Pick<PublicArea, "countedPct">,
): string {
  if (isFinal) return "con el recuento terminado";
  return countedPct === null
    ? ""
    : `con el ${formatPercent(countedPct, { decimals: 1, fixedDecimals: true })} escrutado`;
}

/**
 * Writes what a count is of, as a sentence for who reads it another day: how far it is, of when, since when nothing new is heard, and that
 * it is a rehearsal.
 */
export function countMoment(count: PublicCount, area: Pick<PublicArea, "countedPct">): string {
  const { isRehearsal, takenAtMs, behindSinceMs } = count;
  if (takenAtMs === null) return "Todavía no hay votos contados.";
  const when = `Datos de ${momentOf(takenAtMs)}`;
  const counted = countedText(count, area);
  const behind = behindSinceMs === null ? "" : ` La fuente no da datos nuevos desde ${hourOf(behindSinceMs)}.`;
  const rehearsal = isRehearsal ? "Ensayo: estos votos no son de verdad. " : "";
  return `${rehearsal}${[when, counted].filter(Boolean).join(", ")}.${behind}`;
}
