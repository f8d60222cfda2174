import type { Earthquake, EarthquakeSource } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";

/** Names of the agencies: short for a line of figures, and in full. */
export const AGENCIES: Readonly<Record<EarthquakeSource, { readonly short: string; readonly full: string }>> = {
  ign: { short: "IGN", full: "Instituto Geográfico Nacional (IGN)" },
  usgs: { short: "USGS", full: "Servicio Geológico de Estados Unidos (USGS)" },
  emsc: { short: "EMSC", full: "Centro Sismológico Euromediterráneo (EMSC)" },
};

/** A magnitude and whose it is. */
export interface QuakeMagnitude {
  /** As one calls it: `IGN`. */
  readonly agency: string;
  readonly value: number;
  /** Method of the calculation, as the agency writes it; empty where it does not say. */
  readonly kind: string;
}

/** An earthquake as it is worked with, from agencies or written by hand. */
export interface Quake {
  readonly id: string;
  readonly atMs: number;
  readonly lon: number;
  readonly lat: number;
  /** Depth, with the agency that gives it; `null` where none does. */
  readonly depth: { readonly km: number; readonly agency: string } | null;
  /** Of each agency that has calculated one, Spain's first. */
  readonly magnitudes: readonly QuakeMagnitude[];
  /** All who tell of it, by their full names. */
  readonly agencies: readonly string[];
  /** In the words of an agency, or of who wrote it. */
  readonly place: string;
  /** People who told an agency that they felt it; `null` where nobody did, which does not say that nobody felt it. */
  readonly felt: { readonly people: number; readonly agency: string } | null;
  /** Agencies that say that nobody has looked at their figures yet. */
  readonly automatic: readonly string[];
  /** By which it is watched; empty for what was written by hand. */
  readonly reports: readonly { readonly source: EarthquakeSource; readonly id: string }[];
}

/** An earthquake of the feeds, as it is worked with. */
export function toQuake({ id, atMs, lon, lat, place, reports }: Earthquake): Quake {
  const short = (source: EarthquakeSource) => AGENCIES[source].short;
  const deep = reports.find(({ depthKm }) => depthKm !== null);
  const felt = reports.find((report) => report.felt !== null);
  return {
    ...{ id, atMs, lon, lat, place },
    depth: deep === undefined || deep.depthKm === null ? null : { km: deep.depthKm, agency: short(deep.source) },
    magnitudes: reports.flatMap(({ source, magnitude, magnitudeType }) =>
      magnitude === null ? [] : [{ agency: short(source), value: magnitude, kind: magnitudeType }],
    ),
    agencies: reports.map(({ source }) => AGENCIES[source].full),
    felt: felt === undefined || felt.felt === null ? null : { people: felt.felt, agency: short(felt.source) },
    automatic: reports.filter(({ isReviewed }) => isReviewed === false).map(({ source }) => short(source)),
    reports: reports.map((report) => ({ source: report.source, id: report.id })),
  };
}

/** Whether two are the same: its name is of its first report, and another one when a nearer agency comes later. */
export function isSameQuake(one: Pick<Quake, "id" | "reports">, other: Pick<Quake, "id" | "reports">): boolean {
  const has = ({ source, id }: Quake["reports"][number]) =>
    other.reports.some((report) => report.source === source && report.id === id);
  return one.id === other.id || one.reports.some(has);
}

/** A magnitude as it is written: always with its decimal. */
export const formatMagnitude = (value: number): string => formatNumber(value, { decimals: 1, fixedDecimals: true });

/** All magnitudes in a line, each with whose it is: «IGN 5,1 · USGS 5,0 (mww)». */
export function magnitudesLine({ magnitudes }: Pick<Quake, "magnitudes">): string {
  if (magnitudes.length === 0) return "Sin magnitud todavía";
  return magnitudes
    .map(({ agency, value, kind }) => `${agency} ${formatMagnitude(value)}${kind === "" ? "" : ` (${kind})`}`)
    .join(" · ");
}

/** The magnitude that goes first: of Spain's agency where it has one. `null` where nobody has. */
export const firstMagnitude = ({ magnitudes }: Pick<Quake, "magnitudes">): QuakeMagnitude | null =>
  magnitudes[0] ?? null;

/** Magnitudes that are further apart than this are worth a call. */
const MOST_APART = 0.5;

/** Figures are in tenths: what is half a point apart by their decimals is not further because of how machines count. */
const tenths = (value: number) => Math.round(value * 10);

/** Writes the warning for an editor when the agencies do not agree; empty when they do. */
export function disagreement({ magnitudes }: Pick<Quake, "magnitudes">): string {
  const [low, high] = [
    magnitudes.toSorted((a, b) => a.value - b.value)[0],
    magnitudes.toSorted((a, b) => b.value - a.value)[0],
  ];
  if (low === undefined || high === undefined) return "";
  const apart = tenths(high.value) - tenths(low.value);
  if (apart <= tenths(MOST_APART)) return "";
  const [most, least] = [
    `${high.agency} dice ${formatMagnitude(high.value)}`,
    `${low.agency}, ${formatMagnitude(low.value)}`,
  ];
  return `Las agencias no coinciden: ${most} y ${least}, ${formatNumber(apart / 10)} de diferencia. Elige una, di de quién es y espera a que la revisen antes de titular con ella.`;
}
