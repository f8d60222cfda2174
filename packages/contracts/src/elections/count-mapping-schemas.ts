import { z } from "zod";
import { line } from "../graphics/texts.ts";
import { AreaKind, COUNT_LIMITS, CountedList, TurnoutAt } from "./count-schemas.ts";

/** Name of a column, as its table writes it. */
const Column = line(200).min(1, "Falta el nombre de la columna");

/** Columns whose texts make a code when they are put together, each filled with zeros up to a length. */
export const CodeColumns = z
  .array(z.object({ column: Column, length: z.int().min(0).max(12).default(0) }))
  .min(1)
  .max(4);
export type CodeColumns = z.infer<typeof CodeColumns>;

/** Lists of a table: a column for each, or a row for each area and list. */
export const ListColumns = z.discriminatedUnion("form", [
  z.object({
    form: z.literal("wide"),
    columns: z
      .array(CountedList.extend({ column: Column }))
      .min(1)
      .max(500),
  }),
  z.object({
    form: z.literal("long"),
    /** Column with the list's acronym: its key is made of it. */
    list: Column,
    votes: Column,
  }),
]);
export type ListColumns = z.infer<typeof ListColumns>;

/** Meaning of the columns of a table of a count: how a community publishes is told once, and kept. */
export const CountMapping = z.object({
  /** Row with the names of the columns, from 1. */
  headerRow: z.int().min(1).max(50).default(1),
  /** Kind of all its areas. */
  kind: AreaKind,
  code: CodeColumns,
  /** Left out, a municipality of five figures is in the province of its first two, where that is in the count. */
  parent: CodeColumns.optional(),
  name: Column,
  census: Column,
  countedCensus: Column.optional(),
  /** Share of the census that is counted, of a hundred. */
  countedPct: Column.optional(),
  /** Polling stations that are counted, and all of them: both or neither. */
  countedTables: Column.optional(),
  tables: Column.optional(),
  /** Left out, voters are the sum of all votes. */
  voters: Column.optional(),
  blank: Column.optional(),
  spoilt: Column.optional(),
  /** People who had voted at an hour. */
  turnout: z
    .array(TurnoutAt.pick({ time: true }).extend({ column: Column }))
    .max(COUNT_LIMITS.turnouts)
    .default([]),
  lists: ListColumns,
});
export type CountMapping = z.infer<typeof CountMapping>;

/** Rows of a table of a count at most: one for each area, or for each of its votes. */
export const COUNT_TABLE_ROWS = COUNT_LIMITS.votes;
