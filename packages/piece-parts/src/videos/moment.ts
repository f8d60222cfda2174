const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Minutes and seconds, with hours before them or thousandths after: `1:02:03,5`. */
const MOMENT = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/**
 * Writes a moment of a video as people write it.
 *
 * @param atMs - From its beginning, milliseconds.
 * @returns Empty for what is no moment.
 * @example writeMoment(61_500) // "1:01,5"
 */
export function writeMoment(atMs: number): string {
  if (!Number.isFinite(atMs)) return "";
  const seconds = Math.floor((atMs % MINUTE_MS) / SECOND_MS);
  const [, fraction] = String((atMs % SECOND_MS) / SECOND_MS).split(".");
  const rest = fraction === undefined ? "" : `,${fraction}`;
  return `${Math.floor(atMs / MINUTE_MS)}:${String(seconds).padStart(2, "0")}${rest}`;
}

/** Reads what {@link writeMoment} writes, and whole seconds. @returns Milliseconds; `NaN` for what is no moment. */
export function readMoment(text: string): number {
  const typed = text.trim();
  if (/^\d+([.,]\d{1,3})?$/.test(typed)) return Math.round(Number(typed.replace(",", ".")) * SECOND_MS);
  const found = MOMENT.exec(typed);
  if (found === null) return Number.NaN;
  const [, hours = "0", minutes = "0", seconds = "0", thousandths = ""] = found;
  const wholeMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * SECOND_MS;
  return wholeMs + Number(thousandths.padEnd(3, "0"));
}
