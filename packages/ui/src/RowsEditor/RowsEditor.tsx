import { type ReactNode, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { useDrawnFocus } from "../use-drawn-focus.ts";

export interface RowsEditorProps<Row> {
  /** Name of the rows, for somebody who does not see them: «Gráficos». */
  readonly legend: string;
  /** One of them: «Gráfico». */
  readonly noun: string;
  readonly rows: readonly Row[];
  /** Most rows that there may be, and fewest that there must be. */
  readonly most: number;
  readonly fewest: number;
  /** Returns the row that «Añadir» begins with; left out where rows come from elsewhere. */
  readonly blank?: () => Row;
  readonly onChange: (rows: readonly Row[]) => void;
  /** Draws the fields of a row. */
  readonly children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Rows of fields that can be added, taken out and put in another order, with the keyboard alone. */
export function RowsEditor<Row extends object>(props: RowsEditorProps<Row>) {
  const { legend, noun, rows, most, fewest, blank, onChange, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusRow = useDrawnFocus((index: number) => list.current?.children[index]?.querySelector("input"));

  function move(from: number, to: number) {
    const moved = rows[from];
    if (moved === undefined) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
    focusRow(to);
  }
  function remove(index: number) {
    onChange(rows.toSpliced(index, 1));
    focusRow(Math.max(0, index - 1));
  }

  return (
    <fieldset className="nv-rows">
      <legend>{legend}</legend>
      <ol ref={list} className="nv-rows__list">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two may be equal while they are written
          <li key={index} className="nv-rows__row">
            <div className="nv-rows__fields">
              {children(row, index, (part) => onChange(rows.with(index, { ...row, ...part })))}
            </div>
            <div className="nv-rows__orders">
              <button
                type="button"
                className="nv-copy nv-rows__order"
                disabled={index === 0}
                aria-label={`Subir ${noun.toLowerCase()} ${index + 1}`}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="nv-copy nv-rows__order"
                disabled={index === rows.length - 1}
                aria-label={`Bajar ${noun.toLowerCase()} ${index + 1}`}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                className="nv-copy nv-rows__order"
                disabled={rows.length <= fewest}
                aria-label={`Quitar ${noun.toLowerCase()} ${index + 1}`}
                onClick={() => remove(index)}
              >
                Quitar
              </button>
            </div>
          </li>
        ))}
      </ol>
      {blank !== undefined && (
        <Button
          disabled={rows.length >= most}
          onClick={() => {
            onChange([...rows, blank()]);
            focusRow(rows.length);
          }}
        >
          Añadir {noun.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}
