import { POLL_FIELDS, TRACKER_LIMITS } from "@nv/contracts";
import type { AverageSeries, TableMapping } from "@nv/contracts/schemas";
import { fold, parseSpanishNumber } from "@nv/spanish";
import { plainTable, type TableRow } from "@nv/tables";
import { columnKey } from "../../propose-columns.ts";
import { readingOf } from "../../read-observations.ts";
import { isKnownName } from "../poll-columns.ts";
import { layOutPolls } from "../poll-layout/lay-out-polls.ts";

/** Rows that the columns are told by. */
const TOLD_BY_ROWS = 300;

/** Names of figures that are no answer: by how much somebody leads, how many vote, what others made of a poll. */
const NO_ANSWER =
  /^(?:lead|ventaja|diferencia|turnout|participacion|abstencion|weight|grade|adjusted_\w{1,40}|\w{1,40}_id)$/;

/** Names of answers that nobody is ahead by. */
const REST =
  /^(?:otros?|others?|resto|no sabe|ns\/?nc|ns|nc|dk|undecided|indecisos?|en blanco|blanco|nulo|no contesta|abstencion)\b/;

const isPoll: ReadonlySet<string> = new Set(["url", "date", "fecha", ...POLL_FIELDS]);

/** Name of the column of a series in the files, apart from those that are taken. */
export function seriesKey(name: string, taken: readonly string[]): string {
  const key = columnKey(name);
  const own = isPoll.has(key) || isKnownName(key) ? `${key}_` : key;
  let [free, at] = [own, 2];
  while (taken.includes(free)) {
    free = `${own}_${at}`;
    at += 1;
  }
  return free;
}

/**
 * Proposes the series of an average from a table of polls: its columns of shares that are nothing that every poll has.
 *
 * @param known - Those that there are already.
 */
export function proposeSeries(
  table: readonly TableRow[],
  mapping: TableMapping,
  known: readonly Pick<AverageSeries, "key" | "name">[],
): readonly AverageSeries[] {
  const laid = layOutPolls(table.slice(0, TOLD_BY_ROWS)).rows;
  const { rows, columns } = plainTable(laid, readingOf(mapping));
  const names = new Set(known.map(({ name }) => fold(name)));
  const mapped = new Set(Object.values(mapping.columns).map(fold));
  const keys = known.map(({ key }) => key);
  const found: AverageSeries[] = [];
  for (const [at, { name, kind }] of columns.entries()) {
    const plain = fold(name).trim();
    const isNew = plain !== "" && !names.has(plain) && !mapped.has(plain);
    const isOther = isKnownName(plain) || NO_ANSWER.test(plain);
    const values = rows.slice(1).flatMap(({ cells }) => parseSpanishNumber(cells[at] ?? "") ?? []);
    const areShares = kind === "number" && values.length > 0 && values.every((value) => value >= 0 && value <= 100);
    if (!isNew || isOther || !areShares || known.length + found.length >= TRACKER_LIMITS.series) continue;
    const own = name.trim().slice(0, TRACKER_LIMITS.seriesName);
    const key = seriesKey(own, [...keys, ...found.map((one) => one.key)]);
    found.push({ key, name: own, role: REST.test(plain) ? "rest" : "choice" });
  }
  return found;
}
