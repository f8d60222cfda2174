import type { CountSnapshot } from "@nv/contracts/schemas";
import { createZoneClock, formatCount, formatDate } from "@nv/spanish";

const MINUTE_MS = 60_000;

/** Clock of the places that vote. */
const madridClock = createZoneClock("Europe/Madrid");

/** Age of a count. */
export interface CountAge {
  readonly ageMs: number;
  /** Whether its source has said nothing for longer than it should. */
  readonly isSilent: boolean;
  /** «Sin datos nuevos desde las 22:14 (hace doce minutos).»; empty where it is not silent. */
  readonly text: string;
}

/**
 * Tells how old a count is, and says it where its source is silent. A count that is final is never silent.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @param quietAfterMs - Age from which a source that counts is silent.
 */
export function ageOfCount(
  { takenAtMs, isFinal }: Pick<CountSnapshot, "takenAtMs" | "isFinal">,
  nowMs: number,
  quietAfterMs: number,
): CountAge {
  const ageMs = Math.max(0, nowMs - takenAtMs);
  const isSilent = !isFinal && ageMs >= quietAfterMs;
  if (!isSilent) return { ageMs, isSilent, text: "" };
  const { day, time } = madridClock(takenAtMs);
  const today = madridClock(nowMs).day;
  const since = day === today ? `las ${time}` : `las ${time} del ${formatDate(day)}`;
  const minutes = formatCount(Math.floor(ageMs / MINUTE_MS), "minuto", "minutos");
  return { ageMs, isSilent, text: `Sin datos nuevos desde ${since} (hace ${minutes}).` };
}
