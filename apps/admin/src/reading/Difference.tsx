import { formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import { Fragment, useId, useMemo, useState } from "react";
import { countLines, type DifferenceLine, type DifferenceStretch, readDifference } from "./core/read-difference.ts";

/** Lines that are drawn unasked; a text that is replaced whole has thousands. */
const LINES_SHOWN = 40;
/** Lines that are drawn when asked for more: a browser takes a moment for these, and half a minute for a hundred thousand. */
const LINES_MORE = 1000;

const figure = (count: number) => formatNumber(count, { decimals: 0 });

const MARKS = { same: "", removed: "−", added: "+" } as const;
const WORDS = { same: "", removed: "Quitada: ", added: "Añadida: " } as const;
const ELEMENTS = { same: "span", removed: "del", added: "ins" } as const;

function Line({ line: { kind, parts } }: { readonly line: DifferenceLine }) {
  const Text = ELEMENTS[kind];
  return (
    <li data-kind={kind}>
      <span className="difference-mark" aria-hidden="true">
        {MARKS[kind]}
      </span>
      <span className="nv-visually-hidden">{WORDS[kind]}</span>
      <Text>
        {parts.map(({ text, isChanged }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name and never move
          return isChanged ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
        })}
      </Text>
    </li>
  );
}

function countInWords({ added, removed }: ReturnType<typeof countLines>): string {
  const addedWords = added === 1 ? "1 línea añadida" : `${figure(added)} líneas añadidas`;
  const removedWords = removed === 1 ? "1 quitada" : `${figure(removed)} quitadas`;
  return `${addedWords}, ${removedWords}`;
}

/** The first stretches, up to a number of lines. */
function cut(stretches: readonly DifferenceStretch[], most: number): readonly DifferenceStretch[] {
  let left = most;
  return stretches.flatMap(({ line, lines }) => {
    const shown = lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return shown.length === 0 ? [] : [{ line, lines: shown }];
  });
}

function moreInWords(left: number): string {
  if (left === 1) return "Ver la línea que falta";
  if (left <= LINES_MORE) return `Ver las ${figure(left)} líneas que faltan`;
  return `Ver ${figure(LINES_MORE)} líneas más de las ${figure(left)} que faltan`;
}

export interface DifferenceProps {
  /** As `git diff` writes it. */
  readonly difference: string;
}

/** Difference of an edit, line by line: removed lines are struck out and marked −, added lines are underlined and marked +. */
export function Difference({ difference }: DifferenceProps) {
  const id = useId();
  const [most, setMost] = useState(LINES_SHOWN);
  const stretches = useMemo(() => readDifference(difference), [difference]);
  const left = stretches.reduce((sum, { lines }) => sum + lines.length, 0) - most;
  return (
    <section className="difference" aria-labelledby={id}>
      <h3 id={id}>{countInWords(countLines(stretches))}</h3>
      {cut(stretches, most).map(({ line, lines }) => (
        <Fragment key={line}>
          <p className="difference-place nv-caption nv-flush">Desde la línea {figure(line)}</p>
          <ul>
            {lines.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never move
              <Line key={index} line={entry} />
            ))}
          </ul>
        </Fragment>
      ))}
      {left > 0 && (
        <Button aria-describedby={id} onClick={() => setMost(most + LINES_MORE)}>
          {moreInWords(left)}
        </Button>
      )}
    </section>
  );
}
