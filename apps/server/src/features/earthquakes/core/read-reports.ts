import type { EarthquakeReport } from "@nv/contracts/schemas";

/** Reports that were read from a feed. */
export interface ReadReports {
  readonly reports: readonly EarthquakeReport[];
  /** Number of reports that could not be read. */
  readonly skipped: number;
}

/** Reads each by itself: one that is malformed costs the others nothing. @param read - `null` for what is no report. */
export function readEach<Item>(items: readonly Item[], read: (item: Item) => EarthquakeReport | null): ReadReports {
  const reports = items.flatMap((item) => {
    const report = read(item);
    return report === null ? [] : [report];
  });
  return { reports, skipped: items.length - reports.length };
}

/** Longest texts that are kept, characters. */
const LONGEST_ID = 200;
const LONGEST_PLACE = 300;
const LONGEST_URL = 500;

const MAGNITUDES = { least: -2, most: 10 } as const;

/** Deepest that an earthquake can be, kilometres: the deepest known was at 735. */
const DEEPEST_KM = 800;

/** Clocks differ: what is further ahead was not measured. Milliseconds. */
const AHEAD_MS = 600_000;

/** A figure, also where it was written as text: `"4.6"`; `null` for a word, and for what has no bounds. */
export function figureOf(value: unknown, least: number, most: number): number | null {
  const isText = typeof value === "string" && /^-?\d{1,6}(?:\.\d{1,9})?$/.test(value.trim());
  const number = isText ? Number(value) : value;
  return typeof number === "number" && number >= least && number <= most ? number : null;
}

/** @returns `null` for what is no magnitude, so that the earthquake is told without one. */
export const magnitudeOf = (value: unknown): number | null => figureOf(value, MAGNITUDES.least, MAGNITUDES.most);

/** @returns `null` for what is no depth; what lies above the sea is at none. */
export const depthOf = (value: unknown): number | null => figureOf(value, 0, DEEPEST_KM);

/** A text of others in one line; PostgreSQL cannot even be asked about a NUL character. */
export function wordsOf(value: unknown, most = LONGEST_PLACE): string {
  return typeof value === "string"
    ? value
        .replaceAll(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, most)
    : "";
}

/** The page of the agency; empty for an address that would lead elsewhere. */
export function pageOf(value: unknown, host: string): string {
  const text = wordsOf(value, LONGEST_URL);
  if (!URL.canParse(text)) return "";
  const url = new URL(text);
  const isTheirs = url.hostname === host || url.hostname.endsWith(`.${host}`);
  return isTheirs && (url.protocol === "https:" || url.protocol === "http:") ? url.href : "";
}

/** Reads the id, time and place of a report; `null` when one of them is missing or wrong, for without them there is no report. */
export function placed(
  { id, atMs, lon, lat }: Readonly<Record<"id" | "atMs" | "lon" | "lat", unknown>>,
  nowMs: number,
): Pick<EarthquakeReport, "id" | "atMs" | "lon" | "lat"> | null {
  const [name, x, y] = [wordsOf(id, LONGEST_ID), figureOf(lon, -180, 180), figureOf(lat, -90, 90)];
  if (name === "" || x === null || y === null) return null;
  if (typeof atMs !== "number" || !(atMs >= 0 && atMs <= nowMs + AHEAD_MS)) return null;
  return { id: name, atMs, lon: x, lat: y };
}
