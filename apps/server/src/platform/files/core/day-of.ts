/** Characters of a day as it is written: `2026-11-22`. */
const LENGTH = 10;

const IN_SPAIN = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid", dateStyle: "short" });

/** The day of the newsroom, `2026-11-22`. @param atMs - Unix epoch in milliseconds. */
export const dayOf = (atMs: number) => IN_SPAIN.format(atMs).slice(0, LENGTH);
