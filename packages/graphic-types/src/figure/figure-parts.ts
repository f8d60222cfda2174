import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";

/** Limits of a figure: more is not told apart on a phone, or makes its page heavy. */
export const MOST = { rows: 750, columns: 16, values: 1200, notes: 12, dots: 1000 } as const;

const NAME_LENGTH = 90;
/** Longest text of a note, characters. */
export const NOTE_LENGTH = 90;
/** Longest text below a drawing: the whole method of an average fits. Characters. */
export const MOST_FOOTNOTE = 3000;
/** Longest unit, characters. */
export const UNIT_LENGTH = 20;
const ID_LENGTH = 40;
const KEY_LENGTH = 40;
const REFERENCE_LENGTH = 100;
const DAY_LENGTH = 10;
/** Figures beyond are not exact any more. */
const MOST_VALUE = 1e15;
const MOST_DECIMALS = 4;

/** Kinds of content of the first column of a table. */
export const X_KINDS = ["date", "text", "number"] as const;

/** Roles of a column: a series, or one of the two edges of the uncertainty of the series before it. */
export const COLUMN_ROLES = ["value", "low", "high"] as const;

/** Whether a series is what the figure is about, what it is compared with, or single observations of the series before it. */
export const COLUMN_LOOKS = ["main", "quiet", "points"] as const;

/** Colours that somebody may choose for a name: those of the palette, in its order, and the grey of what is compared with. */
export const PAINTS = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "quiet"] as const;

/** Most names whose colours are chosen. */
const MOST_PAINTS = 24;

/** Scales of the axis of values: where it begins, or that it is of powers. */
export const SCALES = ["data", "zero", "log"] as const;

/** Kinds of target that a note points at: a moment or stretch of the axis, a value, or a point. */
export const NOTE_KINDS = ["moment", "span", "level", "point"] as const;

/** The house's styles. */
export const STYLES = ["claro", "oscuro", "papel"] as const;

/** Proportions of the drawings, width to height. */
export const FIGURE_RATIOS = { "2:1": 2, "16:9": 16 / 9, "3:2": 3 / 2, "4:3": 4 / 3, "1:1": 1, "4:5": 4 / 5 } as const;

/** The names of the proportions, the widest first. */
export const FIGURE_RATIO_NAMES = [
  "2:1",
  "16:9",
  "3:2",
  "4:3",
  "1:1",
  "4:5",
] as const satisfies readonly (keyof typeof FIGURE_RATIOS)[];

const id = z
  .string()
  .min(1)
  .max(ID_LENGTH)
  .regex(/^[a-zA-Z0-9_-]+$/, "Solo letras, números y guiones");

const value = z
  .number("Escribe un número")
  .min(-MOST_VALUE, "Es un número demasiado grande")
  .max(MOST_VALUE, "Es un número demasiado grande");

const Column = z.object({
  /** Of the column of the series that it is; empty in a table that was pasted. */
  key: line(KEY_LENGTH).default(""),
  name: line(NAME_LENGTH).min(1, "Falta el nombre de la columna"),
  role: z.enum(COLUMN_ROLES).default("value"),
  look: z.enum(COLUMN_LOOKS).default("main"),
  /** Of its values, where the table or the series says it. */
  unit: line(UNIT_LENGTH).optional(),
});

const Row = z.object({
  /** A day as `2026-11-23`, a name, or a figure with a decimal point. */
  x: line(NAME_LENGTH).min(1, "Falta el texto de la primera columna"),
  /** One for each column; `null` where there is none. */
  values: z.array(value.nullable()),
  /** Group that the row is of, where the table has a column of them. */
  group: line(NAME_LENGTH).optional(),
});

const Dot = z.object({
  /** Place on the axis, written as in the rows. */
  x: line(NAME_LENGTH),
  y: value,
  /** Place of the column that it is an observation of. */
  column: z.int().min(0),
});

const Data = z.object({
  x: z.object({
    name: line(NAME_LENGTH).default(""),
    kind: z.enum(X_KINDS).default("date"),
    /** Days without data take no room, as those on which a market is closed. */
    skipsGaps: z.boolean().default(false),
  }),
  /** Column of the groups that rows are of, for kinds that tell them by their colour; left out where there is none. */
  group: z.object({ name: line(NAME_LENGTH).default("") }).optional(),
  columns: z.array(Column).max(MOST.columns, `Como mucho ${MOST.columns} columnas`),
  rows: z.array(Row).max(MOST.rows, `Como mucho ${MOST.rows} filas`),
  /** Single observations that are drawn and stand in no row, as the polls of an average: several may be of one moment. */
  dots: z.array(Dot).max(MOST.dots, `Como mucho ${MOST.dots} observaciones sueltas`).optional(),
});

/** A table as a figure takes it, wherever it comes from. */
export type FigureData = z.infer<typeof Data>;

const Note = z.object({
  id,
  kind: z.enum(NOTE_KINDS).default("moment"),
  /** Place on the axis, written as in the rows; empty for a level. */
  x: line(NAME_LENGTH).default(""),
  /** End of a stretch; empty for the others. */
  to: line(NAME_LENGTH).default(""),
  /** Value of a level or of a point; `null` for the others. */
  y: value.nullable().default(null),
  text: line(NOTE_LENGTH).min(1, "Falta el texto de la nota"),
});

/** Parts of a figure that say nothing of how its table is drawn. */
export const FIGURE_PARTS = z.object({
  /**
   * `series:` and the address of a published series, whose observations are the table, or `tracker:` and that of a mandate or a
   * comparison, or `election:` and that of an election, whose count it is; empty for a table that is pasted.
   */
  series: line(REFERENCE_LENGTH).default(""),
  /** Whether it goes out again by itself whenever its series, tracker or count does. */
  follows: z.boolean().default(true),
  /** The first day of a series that is drawn; empty for all. */
  since: line(DAY_LENGTH)
    .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, "Escribe el día como 2026-11-23")
    .default(""),
  data: Data.default({ x: { name: "", kind: "date", skipsGaps: false }, columns: [], rows: [] }),
  /** Format of values. */
  format: z
    .object({
      /** Behind every value: «%», «euros». */
      unit: line(UNIT_LENGTH).default(""),
      decimals: z.int("Debe ser un número entero").min(0, "De 0 a 4").max(MOST_DECIMALS, "De 0 a 4").default(1),
    })
    .default({ unit: "", decimals: 1 }),
  scale: z.enum(SCALES).default("data"),
  /** Colours chosen for columns, groups or rows, by their names; the others have their own, or come in order. */
  paints: z
    .array(z.object({ name: line(NAME_LENGTH), paint: z.enum(PAINTS) }))
    .max(MOST_PAINTS, `Como mucho ${MOST_PAINTS} colores elegidos`)
    .optional(),
  notes: z.array(Note).max(MOST.notes, `Como mucho ${MOST.notes} notas`).default([]),
  /** Above the drawing, where the article does not say it. */
  heading: line(GRAPHIC_LIMITS.title).default(""),
  /** Text about what is measured, and of whom. */
  subheading: line(GRAPHIC_LIMITS.altText).default(""),
  /** Below the drawing: the method, what is missing. */
  footnote: line(MOST_FOOTNOTE).default(""),
  style: z.enum(STYLES).default("claro"),
  ratio: z.enum(FIGURE_RATIO_NAMES).default("16:9"),
  phoneRatio: z.enum(FIGURE_RATIO_NAMES).default("1:1"),
});

/** A figure for a kind of drawing: its table and everything around it, and what was chosen for the kinds, each under its name. */
export type FigureParts = z.infer<typeof FIGURE_PARTS> & {
  readonly options?: Readonly<Record<string, unknown>> | undefined;
};

/** Something said on a figure. */
export type FigureNote = FigureParts["notes"][number];
