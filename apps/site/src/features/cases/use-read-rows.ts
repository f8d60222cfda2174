import type { CaseRowReading, OpenedCaseTable } from "@nv/cases";
import type { TableRow } from "@nv/tables";
import { useEffect, useMemo, useRef, useState } from "react";
import { carryMends, type Mends, mendCells, NO_MENDS, withMends } from "./core/mends";

/** Longest that rows are read before the page gets its turn, milliseconds. */
const SLICE_MS = 30;

/** A table whose rows are read, and read again as they are mended. */
export interface ReadRows {
  /** Of each row of the body, in its order; `null` while they are read. */
  readonly readings: readonly CaseRowReading[] | null;
  readonly mends: Mends;
  /** Types over a cell of rows, which are read again. */
  readonly mend: (rows: readonly TableRow[], cell: { readonly column: number; readonly value: string }) => void;
  /** Puts back what was typed over the table before. */
  readonly restore: (mends: Mends) => void;
}

interface Known {
  readonly opened: OpenedCaseTable | null;
  readonly readings: readonly CaseRowReading[];
  readonly mends: Mends;
}

/** Reads the rows of a table in slices: twenty thousand take a second or two, and nobody's typing waits for them. */
export function useReadRows(opened: OpenedCaseTable | null): ReadRows {
  const [known, setKnown] = useState<Known>({ opened: null, readings: [], mends: NO_MENDS });
  const latest = useRef(known);
  const places = useMemo(() => new Map((opened?.body ?? []).map(({ number }, at) => [number, at])), [opened]);

  useEffect(() => {
    latest.current = known;
  }, [known]);

  useEffect(() => {
    // What was typed waits for the table to be there again.
    if (opened === null) return;
    const { body, read } = opened;
    const mends = carryMends(latest.current.mends, latest.current.opened?.body ?? [], body);
    const readings: CaseRowReading[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    function work() {
      const endMs = performance.now() + SLICE_MS;
      for (const row of body.slice(readings.length)) {
        if (performance.now() > endMs) break;
        readings.push(read(withMends(row, mends)));
      }
      if (readings.length < body.length) timer = setTimeout(work);
      else setKnown({ opened, readings, mends });
    }
    work();
    return () => clearTimeout(timer);
  }, [opened]);

  /** Two cells may be mended before the page is drawn again: each begins from what the other left. */
  function readAgain(rows: readonly TableRow[], mendsAfter: (mends: Mends) => Mends) {
    setKnown(({ readings, mends: before }) => {
      const mends = mendsAfter(before);
      const next = [...readings];
      for (const row of rows) {
        const at = places.get(row.number);
        if (at !== undefined && opened !== null) next[at] = opened.read(withMends(row, mends));
      }
      return { opened, readings: next, mends };
    });
  }
  return {
    readings: known.opened === opened ? known.readings : null,
    mends: known.mends,
    mend: (rows, cell) => readAgain(rows, (before) => mendCells(before, rows, cell)),
    restore: (mends) =>
      readAgain(
        (opened?.body ?? []).filter(({ number }) => mends.has(number)),
        () => mends,
      ),
  };
}
