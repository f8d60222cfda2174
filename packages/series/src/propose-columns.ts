import { OBSERVATION_COLUMNS, SERIES_LIMITS } from "@nv/contracts";
import type { SeriesColumn } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { columnOf, type TableRow } from "@nv/tables";
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

/** Whether two rows have the same text in a place. */
const hasRepeats = (cells: readonly string[]) => new Set(cells).size < cells.length;

/**
 * Proposes the columns of a series from an imported table: all but those that every observation has.
 *
 * @param table - Its first row names the columns.
 */
export function proposeColumns([head, ...rows]: readonly TableRow[]): readonly SeriesColumn[] {
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
      const unit = /\(%\)|\s%$/.test(name) ? "%" : "";
      return {
        key: columnKey(name),
        label: name.slice(0, SERIES_LIMITS.name),
        kind: isFigure || kind === "date" ? kind : "text",
        unit: isFigure ? unit : "",
        isKey: kind === "text" && hasSeveralADay,
      };
    });
}
