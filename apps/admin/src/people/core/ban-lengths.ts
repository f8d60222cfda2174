/** Lengths of a ban, in the service's format and in words. */
export const BAN_LENGTHS = [
  { value: "24h", label: "Un día" },
  { value: "168h", label: "Una semana" },
  { value: "720h", label: "Treinta días" },
  { value: "876000h", label: "Hasta que se desbloquee" },
] as const;
export type BanLength = (typeof BAN_LENGTHS)[number]["value"];

/** A ban beyond this is for ever in all but name: the service knows no end but a hundred years. */
const FOR_EVER_MS = 50 * 365 * 24 * 3_600_000;

/** Whether a ban was made to last until somebody lifts it. */
export function isForEver(bannedUntil: string, nowMs: number): boolean {
  return Date.parse(bannedUntil) - nowMs > FOR_EVER_MS;
}
