import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";

/** Limits of a table: a larger one weighs on a phone more than anybody reads of it. */
export const MOST = { rows: 2000, columns: 20, cells: 8000, letters: 200_000, marks: 40, flags: 2000 } as const;

/** Longest text of a cell, characters. */
const CELL_LENGTH = 300;
const NAME_LENGTH = 90;
const REFERENCE_LENGTH = 100;
const FLAG_LENGTH = 12;
const UNIT_LENGTH = 20;
const CUTS_LENGTH = 80;
const MOST_DECIMALS = 4;
const MOST_PAGE_ROWS = 200;

/** Kinds of what a column holds. */
export const COLUMN_KINDS = ["text", "number", "percent", "date", "link"] as const;

/** Ways of showing the figures of a column besides writing them. */
export const COLUMN_LOOKS = ["plain", "bar", "heat", "sign"] as const;

/** Ways in which values become colours: from little to much, to both sides of a value, or in classes. */
export const SCALES = ["continuous", "diverging", "cuts"] as const;

/** Widths of a column. */
export const WIDTHS = ["auto", "narrow", "wide"] as const;

/** Directions in which a table may come ordered. */
export const DIRECTIONS = ["up", "down"] as const;

/** Looks of a row that is not like the others. */
export const ROW_LOOKS = ["total", "highlight"] as const;

/** Ways in which a table is read on a phone. */
export const PHONES = ["scroll", "cards"] as const;

const Column = z.object({
  name: line(NAME_LENGTH).min(1, "Falta el nombre de la columna"),
  kind: z.enum(COLUMN_KINDS).default("text"),
  look: z.enum(COLUMN_LOOKS).default("plain"),
  isHidden: z.boolean().default(false),
  decimals: z.int("Debe ser un número entero").min(0, "De 0 a 4").max(MOST_DECIMALS, "De 0 a 4").default(0),
  /** Unit that its head says; figures of per cent have their sign beside them. */
  unit: line(UNIT_LENGTH).default(""),
  width: z.enum(WIDTHS).default("auto"),
  scale: z.enum(SCALES).default("continuous"),
  /** Value in the middle of two sides, as it is written; empty for zero. */
  middle: line(UNIT_LENGTH).default(""),
  /** Edges between classes, with semicolons between: «5; 7,5; 10». */
  cuts: line(CUTS_LENGTH).default(""),
});

/** A column of a table. */
export type TableColumn = z.infer<typeof Column>;

const Flag = z.object({ row: z.int().min(0), column: z.int().min(0), flag: line(FLAG_LENGTH).min(1) });

const Data = z.object({
  columns: z.array(Column).max(MOST.columns, `Como mucho ${MOST.columns} columnas`),
  /** Cells as the one reader of tables writes them: a decimal comma and no thousands, `2026-11-28`, `2026T3`. */
  rows: z.array(z.array(line(CELL_LENGTH))).max(MOST.rows, `Como mucho ${MOST.rows} filas`),
  /** Marks of whoever published a figure: «p», «*». */
  flags: z.array(Flag).max(MOST.flags, `Como mucho ${MOST.flags} marcas`).default([]),
});

/** The cells of a table and what was said of its columns. */
export type TableData = z.infer<typeof Data>;

const Mark = z.object({
  /** Text of its first cell that is seen. */
  name: line(CELL_LENGTH).min(1, "Falta la fila"),
  look: z.enum(ROW_LOOKS).default("highlight"),
});

/** A table that readers search, sort and read whole without a script. */
export const TableConfig = z.object({
  type: z.literal("table"),
  /** `election:` and the address of an election, a slash and a part, whose count is the table; empty for a table that is brought. */
  countOf: line(REFERENCE_LENGTH).default(""),
  /** Whether it goes out again by itself whenever its count does. */
  follows: z.boolean().default(true),
  data: Data.default({ columns: [], rows: [], flags: [] }),
  /** Name of the column whose values head the groups of rows; empty for none. */
  groupBy: line(NAME_LENGTH).default(""),
  order: z
    .object({
      /** Name of the column by which the rows come ordered; empty for as they were brought. */
      column: line(NAME_LENGTH).default(""),
      direction: z.enum(DIRECTIONS).default("down"),
    })
    .default({ column: "", direction: "down" }),
  marks: z.array(Mark).max(MOST.marks, `Como mucho ${MOST.marks} filas señaladas`).default([]),
  fixesFirst: z.boolean().default(true),
  phone: z.enum(PHONES).default("scroll"),
  searches: z.boolean().default(true),
  sorts: z.boolean().default(true),
  /** Rows that are seen at first; 0 for all. */
  pageRows: z
    .int("Debe ser un número entero")
    .min(0, "No puede ser negativo")
    .max(MOST_PAGE_ROWS, `Como mucho ${MOST_PAGE_ROWS}`)
    .default(20),
  /** Whether bars, and colours, of all columns are of one scale. */
  sharesScale: z.boolean().default(false),
  offersData: z.boolean().default(false),
  heading: line(GRAPHIC_LIMITS.title).default(""),
  subheading: line(GRAPHIC_LIMITS.altText).default(""),
  footnote: line(1000).default(""),
});
export type TableConfig = z.infer<typeof TableConfig>;
