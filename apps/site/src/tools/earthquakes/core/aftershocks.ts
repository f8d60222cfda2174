import { distanceM } from "@nv/geography";
import { firstMagnitude, formatMagnitude, type Quake } from "./quake";

const KM = 1000;

/** One that came later in the same area. */
export interface LaterQuake {
  readonly quake: Quake;
  readonly distanceKm: number;
  /** After the one that it is told with, milliseconds. */
  readonly afterMs: number;
}

/**
 * Lists the later earthquakes within a radius, the first of them first. Whether they are aftershocks only seismologists can say.
 *
 * @param radiusKm - From the epicentre.
 */
export function laterQuakes(main: Quake, all: readonly Quake[], radiusKm: number): readonly LaterQuake[] {
  return all
    .filter(({ id, atMs }) => id !== main.id && atMs > main.atMs)
    .map((quake) => ({ quake, distanceKm: distanceM(quake, main) / KM, afterMs: quake.atMs - main.atMs }))
    .filter(({ distanceKm }) => distanceKm <= radiusKm)
    .toSorted((a, b) => a.afterMs - b.afterMs || (a.quake.id < b.quake.id ? -1 : 1));
}

/** The largest of them, by the magnitude that goes first; `null` where none has any. */
export function largestOf(later: readonly LaterQuake[]): LaterQuake | null {
  const valued = later.filter(({ quake }) => firstMagnitude(quake) !== null);
  const value = ({ quake }: LaterQuake) => firstMagnitude(quake)?.value ?? Number.NEGATIVE_INFINITY;
  return valued.toSorted((a, b) => value(b) - value(a))[0] ?? null;
}

/** Writes the warning for an editor when a later earthquake is larger; empty otherwise. */
export function largerLater(main: Quake, later: readonly LaterQuake[]): string {
  const [own, largest] = [firstMagnitude(main), largestOf(later)];
  const other = largest === null ? null : firstMagnitude(largest.quake);
  if (own === null || other === null || other.value <= own.value) return "";
  return `Después hubo uno mayor en la zona, de ${formatMagnitude(other.value)} (${other.agency}): comprueba que este es el que quieres.`;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** Writes the time that passed after: «23 min», «4 h 05 min», «2 d 3 h». */
export function afterWords(afterMs: number): string {
  const minutes = Math.floor(afterMs / MINUTE_MS);
  if (minutes < 1) return "menos de 1 min";
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  if (minutes < DAY_MINUTES) return `${hours} h ${String(rest).padStart(2, "0")} min`;
  return `${Math.floor(minutes / DAY_MINUTES)} d ${hours % 24} h`;
}

/** A stem of a timeline: where it stands and how high it is, shares of the box from its left bottom. */
export interface TimelineStem {
  readonly id: string;
  readonly x: number;
  readonly height: number;
  readonly isMain: boolean;
}

/** Magnitude of which a stem has no height. */
const GROUND = 0;

/** The main one and those that came later, by time; what has no magnitude stands at the ground. */
export function timelineOf(main: Quake, later: readonly LaterQuake[]): readonly TimelineStem[] {
  const all = [main, ...later.map(({ quake }) => quake)];
  const last = Math.max(...all.map(({ atMs }) => atMs));
  const values = all.map((quake) => Math.max(GROUND, firstMagnitude(quake)?.value ?? GROUND));
  const highest = Math.max(1, ...values);
  const span = Math.max(1, last - main.atMs);
  return all.map((quake, index) => ({
    id: quake.id,
    x: (quake.atMs - main.atMs) / span,
    height: (values[index] ?? GROUND) / highest,
    isMain: quake === main,
  }));
}
