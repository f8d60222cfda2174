import { SERIES_PERIODS } from "@nv/contracts";
import { periodIn, proposeColumns } from "@nv/series";
import { readDelimited } from "@nv/tables";
import { Button } from "@nv/ui";
import { OnStage, Step, tabStore, useKeptText } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { NewRecord } from "../../records/NewRecord";
import { TableText } from "../../records/TableText";
import { NEW_SERIES, SERIES_FORM } from "./core/series-draft";
import { BROUGHT_KEY } from "./ImportForm";
import { NewSeriesStage } from "./NewSeriesStage";
import { SeriesFieldSet } from "./SeriesFieldSet";

const NO_FIELDS: readonly string[] = [];

/** A series that is not saved yet: a table says what its columns are, and is its first observations. */
export function NewSeries({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const [table, setTable] = useKeptText("nv.series-table:new");
  const { rows } = useMemo(() => readDelimited(table), [table]);
  const { proposed, period } = useMemo(() => ({ proposed: proposeColumns(rows), period: periodIn(rows) }), [rows]);

  async function register(body: object) {
    const saved = await seriesCalls.register(body);
    // What was pasted is looked at in the series itself, where it can be put right.
    if (table !== "") tabStore.keep(BROUGHT_KEY + saved.id, table);
    setTable("");
    return saved;
  }

  return (
    <NewRecord of={SERIES_FORM} start={NEW_SERIES} saveName="Guardar la serie" register={register} onSaved={onSaved}>
      {(props) => (
        <>
          <Step label="Datos" fields={NO_FIELDS}>
            <TableText
              label="Unas filas, con los nombres de las columnas en la primera"
              hint="Si las tienes: de ahí salen las columnas, y serán las primeras observaciones"
              rows={5}
              value={table}
              onChange={setTable}
            />
            {proposed.length > 0 && (
              <div className="nv-row">
                <Button
                  onClick={() => props.form.change({ columns: [...proposed], ...(period !== null && { period }) })}
                >
                  {proposed.length === 1 ? "Tomar de ahí la columna" : `Tomar de ahí las ${proposed.length} columnas`}
                </Button>
                {period !== null && (
                  <span className="nv-quiet">Sus fechas son de una serie {SERIES_PERIODS[period].toLowerCase()}.</span>
                )}
              </div>
            )}
          </Step>
          <OnStage>
            <NewSeriesStage draft={props.form.draft} rows={rows} />
          </OnStage>
          <SeriesFieldSet {...props} />
        </>
      )}
    </NewRecord>
  );
}
