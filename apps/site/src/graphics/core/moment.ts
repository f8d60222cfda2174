const FORMAT = new Intl.DateTimeFormat("es-ES", { dateStyle: "medium", timeStyle: "short" });

/** Day and hour in the reader's own time. @param atMs - Unix epoch, milliseconds. @example "20 nov 2026, 9:41" */
export function moment(atMs: number): string {
  return FORMAT.format(atMs);
}
