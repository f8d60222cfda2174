import { createZoneClock } from "@nv/spanish";

const readClock = createZoneClock("Europe/Madrid");

/** The day of the newsroom, `2026-11-22`. @param atMs - Unix epoch in milliseconds. */
export const dayOf = (atMs: number) => readClock(atMs).day;
