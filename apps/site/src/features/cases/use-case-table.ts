import { type CaseColumn, openCaseTable, proposeCaseColumns } from "@nv/cases";
import type { CaseRow, CaseRowFault } from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import { readingDelimited, type Table, type TableRow, tableText } from "@nv/tables";
import { useDraft, useInPieces, useLeaveQuestion } from "@nv/web";
import { useCallback, useEffect, useMemo, useState } from "react";
import { fingerprintOf, KeptMends, keptOf, mendsOf, NOTHING_KEPT } from "./core/kept-mends";
import { type Mends, withMends } from "./core/mends";
import { type SortedRows, sortRows } from "./core/read-table";
import { useMunicipalityReader } from "./use-municipality-reader";
import { useReadRows } from "./use-read-rows";

/** Cells of a table that are typed over. */
export interface CellMend {
  readonly column: number;
  readonly value: string;
}

/** A table of cases that somebody brought, as it was understood and mended. */
export interface CaseTable {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly problems: Table["problems"];
  readonly header: readonly string[];
  readonly columns: readonly CaseColumn[];
  readonly setColumns: (columns: readonly CaseColumn[]) => void;
  readonly body: readonly TableRow[];
  /** Faults of the table itself. */
  readonly tableFaults: readonly CaseRowFault[];
  /** Whether its rows are still read. */
  readonly isReading: boolean;
  /** Whether the names of municipalities did not come: then only codes are understood. */
  readonly namesFailed: boolean;
  readonly retryNames: () => void;
  readonly good: readonly CaseRow[];
  readonly faults: SortedRows["faults"];
  readonly mends: Mends;
  readonly mend: (rows: readonly TableRow[], cell: CellMend) => void;
  /** Cells that were mended before the tab was loaded again, and are put right again. */
  readonly restored: number;
  /** Mended cells of a table that is not there any more. */
  readonly waiting: number;
  readonly forgetWaiting: () => void;
  /** Takes the faults that the server finds in rows, which stay until they are mended. */
  readonly tellFaults: (faults: readonly CaseRowFault[]) => void;
  /** Leaves the rows that did not come in, as they were mended so far. */
  readonly keepFaulty: () => void;
}

/** Table of a text that is still read. */
const UNREAD: Pick<Table, "rows" | "problems"> = { rows: [], problems: [] };
const NOTHING_TOLD: readonly CaseRowFault[] = [];
const countOf = (mends: Mends) => [...mends.values()].reduce((sum, typed) => sum + typed.size, 0);

/**
 * Reads a table of cases while it is pasted and mended, by the rules that the server holds it to. The text is kept in no store of the browser; of what is mended,
 * the tab keeps what {@link KeptMends} says.
 */
export function useCaseTable(): CaseTable {
  const [text, setText] = useState("");
  const [corrected, setCorrected] = useState<readonly CaseColumn[] | null>(null);
  const [told, setTold] = useState(NOTHING_TOLD);
  const [restored, setRestored] = useState(0);
  const [todayIso] = useState(() => dayInMadrid(Date.now()));
  const draft = useDraft("cases-mends", NOTHING_KEPT, KeptMends);
  const begin = useCallback(() => readingDelimited(text), [text]);
  const { result, isCurrent } = useInPieces(begin);
  const table = isCurrent && result !== null ? result : UNREAD;
  const fingerprint = useMemo(() => fingerprintOf(text), [text]);
  const header = table.rows[0]?.cells ?? [];
  const columns = corrected?.length === header.length ? corrected : proposeCaseColumns(header);
  const isEmpty = text.trim() === "";
  const columnsKey = columns.join();
  // Of a table without that column too: a word of a place is no name of a person.
  const names = useMunicipalityReader(!isEmpty);
  const reader = isEmpty ? null : names.body;
  const isWaiting = !isEmpty && ((reader === null && names.failure === null) || !isCurrent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns that say the same are the same
  const opened = useMemo(
    () => (isEmpty || isWaiting ? null : openCaseTable(table, columns, { todayIso, municipalities: reader })),
    [table, columnsKey, isEmpty, isWaiting, todayIso, reader],
  );
  const { readings, mends, mend, restore } = useReadRows(opened);
  const { good, faults } = useMemo(() => sortRows(readings ?? [], told), [readings, told]);
  useLeaveQuestion(!isEmpty);

  const { values: kept, change, discard } = draft;
  const isSameTable = kept.table === fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table of what was kept has been read
  useEffect(() => {
    if (readings === null || opened === null || mends.size > 0 || !isSameTable) return;
    const before = mendsOf(kept);
    setRestored(countOf(before));
    restore(before);
  }, [readings === null, isSameTable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept as it is read
  useEffect(() => {
    if (readings === null || opened === null || (mends.size === 0 && !isSameTable)) return;
    const next = keptOf(mends, { table: fingerprint, columns, faults });
    if (next.cells.length > 0) change(next);
    else if (mends.size > 0) discard();
  }, [mends, faults]);

  return {
    ...{ text, header, columns, mends, good, faults, problems: table.problems },
    setText: (next) => {
      setText(next);
      setCorrected(null);
      setTold(NOTHING_TOLD);
      setRestored(0);
    },
    setColumns: setCorrected,
    body: opened?.body ?? [],
    tableFaults: opened?.faults ?? [],
    isReading: !isEmpty && (isWaiting || readings === null),
    namesFailed: !isEmpty && names.failure !== null,
    retryNames: names.reload,
    mend: (rows, cell) => {
      const numbers = new Set(rows.map(({ number }) => number));
      setTold((before) => before.filter(({ row }) => !numbers.has(row)));
      mend(rows, cell);
    },
    restored,
    waiting: isEmpty ? kept.cells.length : 0,
    forgetWaiting: discard,
    tellFaults: setTold,
    keepFaulty: () => {
      const left = (opened?.body ?? []).filter(({ number }) => faults.has(number)).map((row) => withMends(row, mends));
      const [head] = table.rows;
      discard();
      setTold(NOTHING_TOLD);
      setRestored(0);
      setText(head === undefined || left.length === 0 ? "" : tableText([head, ...left]));
    },
  };
}
