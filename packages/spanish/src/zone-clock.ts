/** Reading of a clock, for programs. */
export interface ClockReading {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM`, of 24 hours */
  readonly time: string;
}

/**
 * Reads the clock of a zone, summer time included. No date is taken from how a language writes it: what `en-CA` or `sv-SE` make of a day
 * has changed with the data of browsers before.
 *
 * @param timeZone - Name in the IANA database: `Europe/Madrid`.
 * @returns What the clock shows at a moment, Unix epoch in milliseconds.
 */
export function createZoneClock(timeZone: string): (atMs: number) => ClockReading {
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  return (atMs) => {
    const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
    return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
  };
}

/**
 * Returns the moment at which a clock shows a day and an hour; of an hour that a day leaves out, the one after it.
 *
 * @param readClock - As {@link createZoneClock} makes it.
 * @param reading - `YYYY-MM-DD` and `HH:MM`.
 * @returns Unix epoch, milliseconds.
 */
export function momentOf(readClock: (atMs: number) => ClockReading, { day, time }: ClockReading): number {
  const asUniversal = (reading: ClockReading) => Date.parse(`${reading.day}T${reading.time}:00Z`);
  const wantedMs = asUniversal({ day, time });
  const nearMs = wantedMs - (asUniversal(readClock(wantedMs)) - wantedMs);
  return nearMs + (wantedMs - asUniversal(readClock(nearMs)));
}
