/** Outcome of asking again for the missing part. */
export interface MissingPart {
  /** HTTP status; `null` when nothing answered. */
  readonly status: number | null;
  /** Whether the browser believes that it has a network. */
  readonly isOnline: boolean;
}

/** Said while the page tries by itself, after what is wrong. */
const OPENS_BY_ITSELF = "La página se abre sola en cuanto vuelva.";

/** Said when the code of the page is what failed, and no file is missing. */
export const CODE_FAILED =
  "El código de esta página ha fallado. Reintentar puede bastar; si no, avisa a quien la mantiene.";

/** Explains why a page did not load, and what happens next, to the person who asked for it. */
export function failureWords({ status, isOnline }: MissingPart): string {
  if (status === null) {
    return `${isOnline ? "El servidor no responde." : "No hay conexión a internet."} ${OPENS_BY_ITSELF}`;
  }
  if (status >= 500) return `El servidor no está disponible (error ${status}). ${OPENS_BY_ITSELF}`;
  return `Al servidor le falta una parte de esta página (error ${status}). Recárgala dentro de un momento; si sigue igual, avisa a quien la mantiene.`;
}

/** First wait before the page tries again by itself, milliseconds; each next one is twice as long. */
export const FIRST_WAIT_MS = 1000;
/** No wait is longer, milliseconds: who is looking at the box gets the page soon after the server is back. */
export const LONGEST_WAIT_MS = 15_000;

/** Returns the time to wait before the next try. @param tries - Number of tries so far. @returns Milliseconds. */
export function waitBeforeTryMs(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}
