import { fold } from "@nv/spanish";
import { isMissing, type TableRow } from "@nv/tables";
import { type FieldDays, readFieldDays } from "./field-days.ts";

/** Rows among which the months are looked for: a code, a title, a question and its notes stand over them. */
const FIRST_ROWS = 12;

/** Share of the names of columns that must be months. */
const LEAST_SHARE = 0.6;

/** Years of two figures from here on are of the last century: the first barometers are of 1978. */
const LAST_CENTURY = 70;

/** Names of the row with how many people answered, folded. */
const SAMPLE = /^(?:\(n\)|n|muestra|entrevistas|n[.º°]? ?(?:de )?entrevistas|tamano de la muestra|base)$/;

/** Names of rows that are no answers: what tells a study from another, and sums. */
const NO_ANSWER =
  /^(?:(?:n[.º°]? ?(?:de ?)?)?estudios?|codigo|pregunta|variable|fecha|total|media|desv(?:iacion|\.)? ?t(?:ip(?:ica|\.)?)?)$/;

/** Words before a month: «Barómetro de enero 2024». */
const BAROMETER = /^(?:barometros?|estudio|macrobarometro)(?: de| del)? (\S.{0,40})$/;

/** Table that was turned, with the names of what was left out of it. */
interface TurnedTable {
  readonly rows: readonly TableRow[];
  /** Numbers of the rows that hold no answers. */
  readonly left: readonly number[];
}

/** Days of a month that a name says: «01-2024», «ene-24», «enero 2024», «Barómetro de enero de 2024»; `null` for anything else. */
function monthOf(written: string): FieldDays | null {
  const text = fold(written).replaceAll("\u00a0", " ").trim();
  const [, month, year] = /^(\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  if (month !== undefined && year !== undefined) return daysOf(Number(year), Number(month));
  const [, name, short] = /^([a-z]{3,10})\.?[- /'’](\d\d)$/.exec(text) ?? [];
  if (name !== undefined && short !== undefined)
    return readFieldDays(`${name} ${Number(short) >= LAST_CENTURY ? 19 : 20}${short}`);
  const [, after] = BAROMETER.exec(text) ?? [];
  return after === undefined ? readFieldDays(text) : readFieldDays(after);
}

function daysOf(year: number, month: number): FieldDays | null {
  if (month < 1 || month > 12) return null;
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { start: iso(new Date(Date.UTC(year, month - 1, 1))), end: iso(new Date(Date.UTC(year, month, 0))) };
}

/** Place of the row of months, and of the column of names before it. */
interface Months {
  readonly head: number;
  readonly names: number;
  readonly columns: readonly number[];
}

function monthsIn(rows: readonly TableRow[]): Months | null {
  for (const [head, { cells }] of rows.slice(0, FIRST_ROWS).entries()) {
    const columns = cells.flatMap((cell, at) => (at > 0 && !isMissing(cell) ? [at] : []));
    const months = columns.filter((at) => monthOf(cells[at] ?? "") !== null);
    const [first] = months;
    if (first === undefined || months.length < 2 || months.length < columns.length * LEAST_SHARE) continue;
    return { head, names: first - 1, columns: columns.filter((at) => at >= first) };
  }
  return null;
}

const hasFigures = ({ cells }: TableRow, columns: readonly number[]) =>
  columns.some((at) => /\d/.test(cells[at] ?? ""));

/** Names of the answers, with the heading over them where two blocks of a table have the same ones. */
function answerNames(rows: readonly TableRow[], { names, columns }: Months): ReadonlyMap<TableRow, string> {
  let block = "";
  const found = rows.flatMap((row) => {
    const name = (row.cells[names] ?? "").trim();
    if (name === "") return [];
    if (!hasFigures(row, columns)) {
      block = name;
      return [];
    }
    return [{ row, name, block }];
  });
  const isTwice = (wanted: string) => found.filter(({ name }) => fold(name) === fold(wanted)).length > 1;
  return new Map(
    found.map(({ row, name, block: over }) => [row, over !== "" && isTwice(name) ? `${over} · ${name}` : name]),
  );
}

/** Figure of people without the brackets that their office puts around it. */
const bare = (cell: string) => cell.replace(/^\s{0,9}\((.{1,20})\)\s{0,9}$/, "$1");

/**
 * Turns a table with its answers down and its months across, as the CIS publishes its series of vote estimates, into a list of polls: a row for each
 * barometer. A month stands for all of its days, since the table does not say which. Two blocks with the same answers («Intención de voto»,
 * «Estimación de voto») keep their headings: whoever brings the table says which is meant.
 *
 * @param isVote - Whether a name is of a vote that polls are compared with.
 * @returns `null` for any other table. The number of a row is that of its column.
 */
export function turnMonths(rows: readonly TableRow[], isVote: (name: string) => boolean): TurnedTable | null {
  const months = monthsIn(rows);
  if (months === null) return null;
  const heads = rows[months.head]?.cells ?? [];
  const below = rows.slice(months.head + 1);
  const names = answerNames(below, months);
  const isSample = (name: string) => SAMPLE.test(fold(name));
  const sample = [...names].find(([, name]) => isSample(name))?.[0];
  const answers = [...names].filter(([, name]) => !isSample(name) && !NO_ANSWER.test(fold(name)));
  if (answers.length < 2) return null;
  const polls = months.columns.filter((at) => !isVote(heads[at] ?? ""));
  const turned = polls.map((at): TableRow => {
    const days = monthOf(heads[at] ?? "");
    const written = (heads[at] ?? "").trim();
    const own = (row: TableRow | undefined) => row?.cells[at]?.trim() ?? "";
    const people = sample === undefined ? [] : [bare(own(sample))];
    return {
      number: at + 1,
      cells: [days?.start ?? written, days?.end ?? written, ...people, ...answers.map(([row]) => own(row))],
    };
  });
  const head = ["inicio", "fin", ...(sample === undefined ? [] : ["muestra"]), ...answers.map(([, name]) => name)];
  const kept = new Set(answers.map(([row]) => row));
  return {
    rows: [{ number: rows[months.head]?.number ?? 1, cells: head }, ...turned],
    left: below.filter((row) => !kept.has(row) && row !== sample).map(({ number }) => number),
  };
}
