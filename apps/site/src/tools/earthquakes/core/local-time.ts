import { createZoneClock, formatDate, formatTime } from "@nv/spanish";

/** Zones of Spain. */
export const ZONES = { peninsula: "Europe/Madrid", canaries: "Atlantic/Canary" } as const;
export type SpanishZone = keyof typeof ZONES;

/** West of it and this far south lie the Canary Islands and their sea. */
const CANARIES = { east: -12.5, north: 31 } as const;

/** The zone of who is nearest in Spain. */
export function zoneAt({ lon, lat }: { readonly lon: number; readonly lat: number }): SpanishZone {
  return lon < CANARIES.east && lon > -20 && lat < CANARIES.north && lat > 24 ? "canaries" : "peninsula";
}

/** A moment by the clock of a zone. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hours: number;
  readonly minutes: number;
}

/** By the clock of a zone of Spain, summer time included. */
export function localTime(atMs: number, zone: SpanishZone): LocalTime {
  const { day, time } = createZoneClock(ZONES[zone])(atMs);
  const [hours, minutes] = time.split(":").map(Number);
  return { day, hours: hours ?? 0, minutes: minutes ?? 0 };
}

const MINUTE_MS = 60_000;

/** Returns how far the clock of a zone is ahead of universal time at a moment, milliseconds. */
function aheadMs(atMs: number, zone: SpanishZone): number {
  const { day, hours, minutes } = localTime(atMs, zone);
  const shown = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE_MS;
  return shown - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment that a clock of Spain showed so. Of an hour that came twice, the first; of one that never came, an hour later.
 *
 * @returns `NaN` for what is no moment.
 */
export function momentOf({ day, hours, minutes }: LocalTime, zone: SpanishZone): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE_MS;
  if (Number.isNaN(shown)) return Number.NaN;
  // The larger is that of summer, whose hour comes first when it comes twice.
  const candidates = [shown - aheadMs(shown - 7_200_000, zone), shown - aheadMs(shown, zone)];
  const exact = candidates.filter((atMs) => atMs + aheadMs(atMs, zone) === shown);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** `12:40` */
export const clockOf = ({ hours, minutes }: LocalTime): string => formatTime(hours, minutes);

/** «20/11/2026, 12:40», for tables. */
export function tableMoment(atMs: number, zone: SpanishZone): string {
  const local = localTime(atMs, zone);
  return `${formatDate(local.day, "table")}, ${clockOf(local)}`;
}

/** Zones in which the clocks of Spain are told and no other. */
const SPANISH: ReadonlySet<string> = new Set(["", ...Object.values(ZONES), "Africa/Ceuta"]);

/** Time of a moment where it was, abroad, and for everybody. */
export interface AbroadTime {
  /** By the clock there. */
  readonly there: LocalTime;
  readonly universal: LocalTime;
}

/** Tells the clocks abroad. @param zone - As IANA calls it. @returns `null` in Spain, and where no town is near. */
export function abroadTime(atMs: number, zone: string): AbroadTime | null {
  if (SPANISH.has(zone)) return null;
  const read = (name: string): LocalTime => {
    const { day, time } = createZoneClock(name)(atMs);
    const [hours, minutes] = time.split(":").map(Number);
    return { day, hours: hours ?? 0, minutes: minutes ?? 0 };
  };
  return { there: read(zone), universal: read("UTC") };
}

/** The clocks of a moment: both of Spain, and abroad those of the place and of everybody. */
export function allClocks(atMs: number, zone: string): string {
  const abroad = abroadTime(atMs, zone);
  if (abroad === null) return bothClocks(atMs);
  const { there, universal } = abroad;
  return `${formatDate(there.day, "table")}, ${clockOf(there)} allí · ${clockOf(universal)} UTC · ${bothClocks(atMs)}`;
}

/** The day and both clocks: «20/11/2026: 12:40 en la Península, 11:40 en Canarias», where it may be another day. */
export function bothClocks(atMs: number): string {
  const [peninsula, canaries] = [localTime(atMs, "peninsula"), localTime(atMs, "canaries")];
  const dayBefore = peninsula.day === canaries.day ? "" : " del día anterior";
  const day = formatDate(peninsula.day, "table");
  return `${day}: ${clockOf(peninsula)} en la Península, ${clockOf(canaries)}${dayBefore} en Canarias`;
}
