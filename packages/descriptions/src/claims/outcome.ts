import { formatNumber } from "@nv/spanish";
import { formatValue } from "../format-value.ts";
import { periodText } from "../period.ts";
import type { Cell, Grid, GridRow } from "./grid.ts";

/** Verdict on a claim: borne out by the data, contradicted, not settled by them, or not understood. */
export type Verdict = "true" | "false" | "doubt" | "unknown";

/** Verdict on one claim with what the data say of it. */
export interface Outcome {
  readonly verdict: Verdict;
  /** Sentence that names the evidence; empty for what is borne out or not understood. */
  readonly evidence: string;
  readonly cells: readonly Cell[];
}

/** Claim that the data bear out. */
export const TRUE: Outcome = { verdict: "true", evidence: "", cells: [] };

/** Claim that nobody here can check. */
export const UNKNOWN: Outcome = { verdict: "unknown", evidence: "", cells: [] };

const ORDER: readonly Verdict[] = ["true", "unknown", "doubt", "false"];

/** Returns the worst of some outcomes; not understood when there are none. */
export function worst(outcomes: readonly Outcome[]): Outcome {
  return outcomes.toSorted((a, b) => ORDER.indexOf(b.verdict) - ORDER.indexOf(a.verdict))[0] ?? UNKNOWN;
}

/** Returns the best of the readings that a claim may have. */
export function best(outcomes: readonly Outcome[]): Outcome {
  return outcomes.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))[0] ?? UNKNOWN;
}

/** Settles a claim by whether it holds. */
export function outcome(holds: boolean, evidence: string, cells: readonly Cell[]): Outcome {
  return holds ? { ...TRUE, cells } : { verdict: "false", evidence, cells };
}

/** Claim that a person must look at. */
export const doubt = (evidence: string, cells: readonly Cell[] = []): Outcome => ({
  verdict: "doubt",
  evidence,
  cells,
});

/** Writes a moment of a table as running text has it. */
export function timeText({ times }: Pick<Grid, "times">, time: number): string {
  const one = times[time];
  if (one === undefined) return "";
  return one.period === null ? one.label : periodText(one.period);
}

/** Size up to which a figure is written to its last digit. */
const MOST_IN_FULL = 1e9;

/** Writes a figure with its unit, as exactly as the table has it. */
export function valueText(value: number, row: GridRow): string {
  const whole = value * row.scale;
  // In full where it fits: «2,6 millones, no 2,6 millones» tells nobody what is wrong.
  if (row.unit === "%" || row.scale !== 1 || Math.abs(whole) >= MOST_IN_FULL) return formatValue(value, row);
  return formatNumber(whole, { decimals: row.decimals });
}

/** Names a cell: «2020», «Ávila en 2020», «Cádiz». */
export function cellName(grid: Grid, { row, time }: Pick<Cell, "row" | "time">): string {
  if (!grid.isTimed) return row.name;
  const when = timeText(grid, time);
  if (grid.rows.length === 1) return when;
  return `${row.name.split(" (")[0] ?? row.name} ${when.startsWith("el ") ? when : `en ${when}`}`;
}

/** Says what a cell has: «2020 es 16,1 %». */
export const cellText = (grid: Grid, cell: Cell): string =>
  `${cellName(grid, cell)} es ${valueText(cell.value, cell.row)}`;

/** Says what some cells have, the first ones. */
export function cellsText(grid: Grid, cells: readonly Cell[]): string {
  return `En los datos, ${cells
    .slice(0, 3)
    .map((cell) => cellText(grid, cell))
    .join(" y ")}`;
}

/** Writes a distance between two figures: points between percentages. */
export function distanceText(distance: number, row: GridRow): string {
  const size = Math.abs(distance);
  if (row.unit !== "%") return valueText(size, row);
  const text = formatNumber(size, { decimals: Math.max(1, row.decimals) });
  return `${text}\u00a0${text === "1" ? "punto" : "puntos"}`;
}
