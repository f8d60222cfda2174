import type { SeriesDetail } from "@nv/contracts/schemas";
import { TableMapping } from "@nv/contracts/schemas";
import { broughtColumns, periodName, readingObservations, readingOf, readObservations } from "@nv/series";
import { formatCount } from "@nv/spanish";
import { readDelimited, tableProblemText } from "@nv/tables";
import { Button, Toggle } from "@nv/ui";
import { useInPieces, useKeptText } from "@nv/web";
import { ColumnFields, TableReadingFields } from "@nv/web/table-reading";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { PastedRefusal } from "../../records/import/PastedRefusal";
import { usePasted } from "../../records/import/use-pasted";
import { TableText } from "../../records/TableText";

/** Names what was pasted in a series, before its id, in the browser's storage. */
export const BROUGHT_KEY = "nv.series-table:";

interface Props {
  readonly series: SeriesDetail;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  /** Called when there is something to compare. */
  readonly onCame: () => void;
}

/** Observations that somebody pastes: what is understood is told while it is written, and nothing is kept before it is compared. */
export function ImportForm({ series, whenSaved, onCame }: Props): ReactNode {
  const { id, version, fields } = series;
  const [text, setText] = useKeptText(BROUGHT_KEY + id);
  const [mapping, setMapping] = useState(() => TableMapping.parse({}));
  const [replaces, setReplaces] = useState(false);
  const table = useMemo(() => readDelimited(text), [text]);
  const begin = useCallback(() => readingObservations(table.rows, fields, mapping), [table, fields, mapping]);
  const { result, isCurrent } = useInPieces(begin);
  const [nothing] = useState(() => readObservations([], fields, mapping));
  const read = result ?? nothing;
  const faults = text.trim() === "" || !isCurrent ? [] : [...table.problems.map(tableProblemText), ...read.problems];
  const untold = read.problemsTotal - read.problems.length;
  const isAsked = read.understood.some(({ isCertain }) => !isCertain);
  const [first, last] = [read.observations[0], read.observations.at(-1)];

  const { isBusy, failure, said, forget, send } = usePasted(whenSaved, async () => {
    const json = { version, text, mapping, policy: replaces ? "replace" : "merge" } as const;
    const { state, sentence } = await seriesCalls.bring(id, json);
    if (state !== "unchanged") setText("");
    onCame();
    return state === "unchanged" ? "Es lo mismo que ya había." : sentence;
  });

  return (
    <div className="nv-stack">
      <TableText
        label="Observaciones"
        hint={`Con los nombres en la primera fila: fecha, ${broughtColumns(fields)
          .map(({ label }) => label)
          .join(", ")}${fields.needsOwnSource ? ", url" : ""}`}
        rows={6}
        value={text}
        onChange={(next) => {
          forget();
          setText(next);
        }}
      />
      {text.trim() !== "" && (
        <>
          <p role="status">
            {!isCurrent
              ? "Leyendo la tabla…"
              : first === undefined || last === undefined
                ? "No se entiende ninguna observación."
                : `Se entienden ${formatCount(read.observations.length, "observación", "observaciones", "feminine")}, de ${periodName(fields.period, first.date)} a ${periodName(fields.period, last.date)}.`}
          </p>
          {faults.length > 0 && (
            <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
              {untold > 0 && <li>Y {untold} más.</li>}
            </ul>
          )}
          <ColumnFields
            tool={`series ${broughtColumns(fields)
              .map(({ key }) => key)
              .join(" ")}`}
            wanted={[{ key: "date", label: "Fecha" }, ...broughtColumns(fields)]}
            names={(read.plain.rows[0]?.cells ?? []).map((name) => name.trim())}
            chosen={{ ...mapping.columns, date: mapping.date }}
            isNeeded={read.problems.some((problem) => problem.startsWith("Falta la columna"))}
            onChange={({ date = "", ...columns }) => setMapping({ ...mapping, date, columns })}
          />
          <TableReadingFields
            rows={table.rows}
            plain={read.plain}
            reading={readingOf(mapping)}
            onChange={({ decimalMark: _, dayOrder: __, ...reading }) => setMapping({ ...mapping, reading })}
          />
          <Toggle
            label="Es toda la serie"
            hint="Lo que no está aquí desaparece de ella"
            isOn={replaces}
            onChange={setReplaces}
          />
        </>
      )}
      <PastedRefusal failure={failure} />
      <p role="status" className="nv-said">
        {said}
      </p>
      <div className="nv-row">
        <Button
          disabled={isBusy || !isCurrent || faults.length > 0 || isAsked || read.observations.length === 0}
          onClick={send}
        >
          Comparar con lo que hay
        </Button>
      </div>
    </div>
  );
}
