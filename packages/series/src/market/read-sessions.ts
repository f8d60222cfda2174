import { fold } from "@nv/spanish";
import {
  type Column,
  columnOf,
  type DayOrder,
  type DecimalMark,
  drained,
  isMissing,
  makingPlain,
  NO_READING,
  type PlainTable,
  readDate,
  readNumber,
  type TableReading,
  type TableRow,
} from "@nv/tables";
import { dayNumber, isWorkday } from "../periods.ts";
import { readDay } from "../read-day.ts";
import type { MarketCalendar } from "./calendars/market-calendar.ts";
import type { MarketSession } from "./session.ts";
import type { SessionFault, SessionFigure } from "./session-faults.ts";

/** Options that a table of sessions is read with. */
export interface ReadSessionsBy {
  /** Day of the newsroom, `YYYY-MM-DD`: what comes after it has not happened. */
  readonly today: string;
  readonly calendar: MarketCalendar;
  readonly decimalMark: DecimalMark | "auto";
  readonly dayOrder: DayOrder | "auto";
  /** Further corrections of the table by a person. */
  readonly reading?: TableReading;
}

/** A row that is no session. */
export interface RowFault {
  /** As the spreadsheet counts it. */
  readonly row: number;
  /** Text of it, cell after cell. */
  readonly text: string;
  /** The day that it is of; `null` where nobody can tell. */
  readonly date: string | null;
  readonly fault: SessionFault;
}

/** A table of sessions, understood. */
export interface ReadSessions {
  /** Ascending, without the rows that have a fault. */
  readonly sessions: readonly MarketSession[];
  readonly faults: readonly RowFault[];
  /** Reading of the days and the closes, open to correction; `null` where a column was not found. */
  readonly understood: { readonly date: Column; readonly close: Column } | null;
  /** The columns that are missing, as people name them; empty when there is all that is needed. */
  readonly missing: readonly string[];
  /** The table as it was read: what was left out, what is asked, what was flagged. */
  readonly plain: PlainTable;
  /** Most decimals that a close is written with, 0-6. */
  readonly decimals: number;
}

/** Names that tables have for each column, folded. */
const NAMES: Readonly<Record<"date" | SessionFigure, readonly string[]>> = {
  date: ["fecha", "date", "dia", "day", "sesion", "time_period"],
  close: ["cierre", "close", "ultimo", "last", "precio", "price", "valor", "value", "obs_value", "cotizacion", "nivel"],
  open: ["apertura", "open"],
  high: ["maximo", "max", "high"],
  low: ["minimo", "min", "low"],
};

const FIGURES = ["close", "open", "high", "low"] as const satisfies readonly SessionFigure[];

const MOST_DECIMALS = 6;

type Places = Readonly<Record<"date" | SessionFigure, number>>;

const isDay = (cell: string) => readDate(cell, "day-first") !== null || readDate(cell, "month-first") !== null;

/** Finds the columns by their names; one that has no name known is the close where it is the only one left. */
function placesIn(names: readonly string[]): Places {
  const heads = names.map((name) => fold(name.trim()));
  const place = (figure: keyof Places) => heads.findIndex((head) => NAMES[figure].includes(head));
  const found = {
    date: place("date"),
    close: place("close"),
    open: place("open"),
    high: place("high"),
    low: place("low"),
  };
  const [second] = heads.length === 2 && found.close === -1 && found.date !== -1 ? [1 - found.date] : [];
  return second === undefined ? found : { ...found, close: second };
}

/** Names of a table whose first row is already a session: day and close, or day, open, high, low and close. */
const UNNAMED = { two: ["fecha", "cierre"], five: ["fecha", "apertura", "máximo", "mínimo", "cierre"] } as const;

const FIVE = 5;

/** Puts names over a table whose first row is a session. */
function withHead(brought: readonly TableRow[]): readonly TableRow[] {
  const [first] = brought;
  if (first?.cells.some((cell) => isDay(cell)) !== true) return brought;
  return [{ ...first, number: 0, cells: first.cells.length >= FIVE ? UNNAMED.five : UNNAMED.two }, ...brought];
}

/** A figure that is in a cell, and how many decimals it has there. */
function decimalsOf(cell: string, mark: DecimalMark): number {
  const [, fraction = ""] = cell.trim().split(mark);
  return Math.min(MOST_DECIMALS, fraction.replaceAll(/\D/g, "").length);
}

interface How {
  readonly places: Places;
  readonly names: readonly string[];
  readonly mark: DecimalMark;
  readonly order: DayOrder;
  readonly by: ReadSessionsBy;
}

/** A row as a session; a fault where it is none; nothing where nobody says what the close was. */
function sessionOf({ cells }: TableRow, { places, names, mark, order, by }: How): MarketSession | SessionFault | null {
  const cellOf = (at: number) => (cells[at] ?? "").trim();
  const written = cellOf(places.date);
  const date = readDay(written, order);
  if (date === null || date < "1900" || date >= "2200") return { kind: "no-date", text: written };
  const figures: Record<SessionFigure, number | null> = { close: null, open: null, high: null, low: null };
  for (const name of FIGURES) {
    const text = cellOf(places[name]);
    const value = readNumber(text, mark);
    if (value === null && !isMissing(text)) return { kind: "no-figure", column: names[places[name]] || name, text };
    figures[name] = value;
  }
  const { close, open, high, low } = figures;
  if (close === null) return null;
  if (date > by.today) return { kind: "future", date, today: by.today };
  if (by.calendar !== "every-day" && !isWorkday(dayNumber(date))) return { kind: "weekend", date };
  if (low !== null && high !== null && low > high) return { kind: "low-above-high", low, high };
  for (const [figure, value] of [
    ["close", close],
    ["open", open],
  ] as const)
    if (value !== null && ((low !== null && value < low) || (high !== null && value > high)))
      return { kind: "outside", figure, value, low, high };
  return { date, close, open, high, low };
}

const isFault = (read: MarketSession | SessionFault): read is SessionFault => "kind" in read;

const isSame = (one: MarketSession, other: MarketSession) => FIGURES.every((figure) => one[figure] === other[figure]);

/** Cells that tell how a column is written: one that holds something else says nothing of the rest. */
function columnIn(
  name: string,
  cells: readonly string[],
  isTelling: (cell: string) => boolean,
  mark?: DecimalMark,
): Column {
  return columnOf(name, cells.filter(isTelling), mark);
}

/** Rows that are read before a page gets its turn: some milliseconds of them. */
const ROWS_AT_ONCE = 200;

/** {@link readSessions} in pieces of some milliseconds. */
export function* readingSessions(
  brought: readonly TableRow[],
  by: ReadSessionsBy,
): Generator<undefined, ReadSessions, undefined> {
  const { decimalMark, dayOrder } = by;
  const plain = yield* makingPlain(withHead(brought), { ...(by.reading ?? NO_READING), decimalMark, dayOrder });
  const [head, ...rows] = plain.rows;
  const names = head?.cells ?? [];
  const places = placesIn(names);
  const missing = [...(places.date === -1 ? ["fecha"] : []), ...(places.close === -1 ? ["cierre"] : [])];
  if (missing.length > 0) return { sessions: [], faults: [], understood: null, missing, plain, decimals: 0 };
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? "");
  const isFigure = (cell: string) => readNumber(cell, ",") !== null || readNumber(cell, ".") !== null;
  const figures = FIGURES.flatMap((name) => (places[name] === -1 ? [] : cellsOf(places[name])));
  const date = columnIn(names[places.date] ?? "", cellsOf(places.date), isDay);
  yield;
  // All of them are written alike: one that leaves no doubt tells for the others.
  const close = columnIn(names[places.close] ?? "", figures, isFigure, rows[0]?.decimalMark);
  yield;
  const understood = { date, close };
  const mark = understood.close.decimalMark;
  const order = understood.date.dayOrder;
  const how: How = { places, names, mark, order, by };

  const faults: RowFault[] = [];
  const found = new Map<string, { readonly session: MarketSession; readonly row: TableRow }>();
  const doubtful = new Set<string>();
  let decimals = 0;
  const say = ({ number, cells }: TableRow, fault: SessionFault) =>
    faults.push({
      row: number,
      text: cells.join(" · "),
      date: readDay((cells[places.date] ?? "").trim(), order),
      fault,
    });
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const read = sessionOf(row, how);
    if (read === null) continue;
    if (isFault(read)) {
      say(row, read);
      continue;
    }
    const other = found.get(read.date);
    if (other !== undefined) {
      const same = isSame(other.session, read);
      if (!same) doubtful.add(read.date);
      say(row, { kind: "twice", date: read.date, row: other.row.number, isSame: same });
      continue;
    }
    found.set(read.date, { session: read, row });
    decimals = Math.max(decimals, decimalsOf(row.cells[places.close] ?? "", mark));
  }
  const sessions = [...found.values()]
    .map(({ session }) => session)
    .filter(({ date }) => !doubtful.has(date))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return { sessions, faults, understood, missing, plain, decimals };
}

/**
 * Reads the sessions of a market out of a table: a day and a close in each row, with open, high and low where they are. The first row
 * names the columns, or is a session itself.
 *
 * @returns What was understood, and what is wrong row by row. A day that is there twice with other figures is no session at all: nobody
 *   knows which one is right.
 */
export function readSessions(brought: readonly TableRow[], by: ReadSessionsBy): ReadSessions {
  return drained(readingSessions(brought, by));
}
