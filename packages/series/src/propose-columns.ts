import { OBSERVATION_COLUMNS, SERIES_LIMITS } from "@nv/contracts";
import type { SeriesColumn, SeriesFields } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { columnOf, plainTable, readPeriod, type TableReading, type TableRow } from "@nv/tables";
import { ASIDE_NAMES } from "./read-observations.ts";

/** Longest name of a column in files, as `SeriesColumnKey` of the contracts has it. */
const LONGEST_KEY = 40;

const reserved: readonly string[] = OBSERVATION_COLUMNS;

/**
 * The name of a column in files, from the one that people read.
 *
 * @example columnKey("Tasa de paro (%)") // "tasa_de_paro"
 */
export function columnKey(label: string): string {
  const plain = fold(label)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "")
    .join("_");
  const named = /^[a-z]/.test(plain) ? plain : `c_${plain}`;
  return (reserved.includes(named) ? `${named}_` : named).slice(0, LONGEST_KEY);
}

/** Rows that columns and period are told by: what comes below is like them, and whoever writes waits for it on each letter. */
const TOLD_BY_ROWS = 1000;

/** Whether two rows have the same text in a place. */
const hasRepeats = (cells: readonly string[]) => new Set(cells).size < cells.length;

/** Proposes the columns of a series from an imported table: all but those that every observation has. */
export function proposeColumns(table: readonly TableRow[], reading?: TableReading): readonly SeriesColumn[] {
  const plain = plainTable(table.slice(0, TOLD_BY_ROWS), reading);
  const [head, ...rows] = plain.rows;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const days = names.findIndex((name) => ASIDE_NAMES.date.includes(fold(name)));
  // A day that is there twice is told apart by a text: who made a poll.
  const hasSeveralADay = hasRepeats(rows.map(({ cells }) => (cells[days] ?? "").trim()));
  return names
    .map((name, at) => ({ name, at }))
    .filter(({ name }) => name !== "" && !Object.values(ASIDE_NAMES).some((known) => known.includes(fold(name))))
    .slice(0, SERIES_LIMITS.columns)
    .map(({ name, at }): SeriesColumn => {
      const { kind } = columnOf(
        name,
        rows.map(({ cells }) => cells[at] ?? ""),
      );
      const isFigure = kind === "number";
      const { unit = "" } = plain.columns[at] ?? {};
      return {
        key: columnKey(name),
        label: name.slice(0, SERIES_LIMITS.name),
        kind: isFigure || kind === "date" ? kind : "text",
        unit: isFigure ? unit : "",
        isKey: kind === "text" && hasSeveralADay,
      };
    });
}

/** Days between the observations of each period, at most: of days the holes are left out, and months have up to 31. */
const MOST_DAYS = [
  ["day", 4],
  ["week", 8],
  ["month", 32],
  ["quarter", 93],
  ["year", 367],
] as const;

const MS_A_DAY = 86_400_000;

/** Period of days by what usually lies between two: the middle one of all gaps. */
function periodOfDays(days: readonly string[]): SeriesFields["period"] | null {
  const sorted = [...new Set(days)].map((day) => Date.parse(day) / MS_A_DAY).sort((a, b) => a - b);
  const gaps = sorted
    .slice(1)
    .map((day, at) => day - (sorted[at] ?? day))
    .sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)];
  if (middle === undefined) return null;
  return MOST_DAYS.find(([, most]) => middle <= most)?.[0] ?? null;
}

/**
 * Infers the period of a series from the dates of an imported table: what they name, as «2024T1», or how far apart they are.
 *
 * @returns `null` where it has no dates, or nobody can tell.
 */
export function periodIn(table: readonly TableRow[], reading?: TableReading): SeriesFields["period"] | null {
  const plain = plainTable(table.slice(0, TOLD_BY_ROWS), reading);
  const named = plain.columns.findIndex(({ name }) => ASIDE_NAMES.date.includes(fold(name)));
  const at = named === -1 ? plain.columns.findIndex(({ kind }) => kind === "period") : named;
  const { grain = null } = plain.columns[at] ?? {};
  if (grain === "week" || grain === "month" || grain === "quarter" || grain === "year") return grain;
  const starts = plain.rows.slice(1).flatMap(({ cells }) => readPeriod(cells[at] ?? "", "day-first")?.start ?? []);
  return starts.length < 2 || plain.asked.length > 0 ? null : periodOfDays(starts);
}
