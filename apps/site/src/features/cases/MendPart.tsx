import { formatCount, formatNumber } from "@nv/spanish";
import type { TableRow } from "@nv/tables";
import { Button, Pager, SegmentedControl, useDrawnFocus } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { leftRowsCsv } from "./core/left-rows";
import { type MendedTable, type MendView, mendList, nextWrongPage, PAGE_ROWS } from "./core/mend-list";
import { withMends } from "./core/mends";
import { MendTable } from "./MendTable";

const WRONG = '[aria-invalid="true"]';

interface Props {
  readonly table: MendedTable;
  readonly onMend: (rows: readonly TableRow[], cell: { readonly column: number; readonly value: string }) => void;
}

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** The next field to put right below one that has the keyboard; `null` for none on this page. */
function nextWrong(list: HTMLElement, from: Element): HTMLElement | null {
  const wrong = [...list.querySelectorAll<HTMLElement>(WRONG)];
  return wrong.find((field) => (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) ?? null;
}

/** Whether Enter goes on from something: in several lines it does without the shift key. */
const goesOn = (target: EventTarget, isShifted: boolean): target is Element =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLTextAreaElement && !isShifted);

/** The rows of a table that do not come in yet, to be mended cell by cell where they stand; by Enter from one to the next. */
export function MendPart({ table, onMend }: Props): ReactNode {
  const { header, columns, body, mends, faults } = table;
  const [view, setView] = useState<MendView>({ filter: "wrong", page: 1, dismissed: new Set() });
  const root = useRef<HTMLDivElement>(null);
  const focusFirst = useDrawnFocus((wanted: string) => root.current?.querySelector<HTMLElement>(wanted));
  const list = mendList(table, view);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key, shiftKey } = event;
    if (key !== "Enter" || !goesOn(target, shiftKey)) return;
    event.preventDefault();
    const next = nextWrong(event.currentTarget, target);
    if (next !== null) return next.focus();
    const page = nextWrongPage(list, table);
    if (page === null) return;
    setView({ ...view, page });
    focusFirst(WRONG);
  }
  function download() {
    const left = body.flatMap((row) => {
      const wrong = faults.get(row.number);
      return wrong === undefined ? [] : [{ row: withMends(row, mends), faults: wrong }];
    });
    const content = leftRowsCsv(header, columns, left);
    saveFile({ name: "casos-por-corregir.csv", content, type: "text/csv;charset=utf-8" });
  }
  const takeAway = () =>
    setView({ ...view, dismissed: new Set([...mends.keys()].filter((number) => !faults.has(number))) });

  if (faults.size === 0 && mends.size === 0) return null;
  return (
    <section aria-labelledby="casos-corregir">
      <h3 id="casos-corregir">Filas por corregir</h3>
      <p>
        Corrige aquí cada celda: <kbd>Intro</kbd> lleva a la siguiente con fallo. La tabla que has pegado se queda como
        está.
      </p>
      <div className="nv-row">
        <SegmentedControl
          legend="Qué filas se ven"
          segments={[
            { value: "wrong", label: `Con fallos (${figure(faults.size)})` },
            { value: "all", label: `Todas (${figure(body.length)})` },
          ]}
          value={view.filter}
          onChange={(filter) => setView({ ...view, filter, page: 1 })}
        />
        {list.mended > 0 && (
          <Button onClick={takeAway}>
            Quitar de la lista {formatCount(list.mended, "fila corregida", "filas corregidas", "feminine")}
          </Button>
        )}
        {faults.size > 0 && <Button onClick={download}>Descargar las filas con fallos</Button>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what is operated; Enter goes on among them */}
      <div ref={root} onKeyDown={handleKey}>
        <MendTable table={table} rows={list.shown} isWhole={view.filter === "all"} onMend={onMend} />
      </div>
      {list.listed.length > PAGE_ROWS && (
        <Pager
          page={list.page}
          perPage={PAGE_ROWS}
          total={list.listed.length}
          onPage={(page) => setView({ ...view, page })}
        />
      )}
    </section>
  );
}
