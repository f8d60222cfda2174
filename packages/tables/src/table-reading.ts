import type { DecimalMark } from "./decimal-mark.ts";
import type { DayOrder } from "./read-day.ts";

/** Part that a row plays: names of columns, data, or something beside them: a title, units, a note. */
export type RowRole = "head" | "data" | "aside";

/** Meaning of brackets around figures: what is owed, or nothing. */
export type Brackets = "negative" | "plain";

/** Corrections by a person of how a table was understood; what is not there is proposed. */
export interface TableReading {
  /** By the number of the row. */
  readonly roles: Readonly<Record<string, RowRole>>;
  /** Whether rows and columns change places. */
  readonly isTurned: boolean;
  /** Of all columns; `auto` for what is understood. */
  readonly decimalMark: DecimalMark | "auto";
  readonly dayOrder: DayOrder | "auto";
  /** By the name of the column; they go before those of all. */
  readonly marks: Readonly<Record<string, DecimalMark>>;
  readonly orders: Readonly<Record<string, DayOrder>>;
  readonly brackets: Readonly<Record<string, Brackets>>;
}

/** Reading in which nothing is corrected. */
export const NO_READING: TableReading = {
  ...{ roles: {}, isTurned: false, decimalMark: "auto", dayOrder: "auto", marks: {}, orders: {}, brackets: {} },
};
