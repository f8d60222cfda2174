import { SERIES_RECORD, type SeriesDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { readDelimited } from "@nv/tables";
import { Step, useKeptText } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { seriesCalls } from "../../records/data/series-calls";
import { StateMark } from "../../records/RecordList";
import { EditedScreen } from "../../records/saving/EditedScreen";
import { RecordEditor } from "../../records/saving/RecordEditor";
import type { Ordering } from "../../records/use-action";
import { NEW_SERIES, type SeriesDraft } from "./core/series-draft";
import { extentText, stateOf } from "./core/series-words";
import { FirstTable } from "./FirstTable";
import { BROUGHT_KEY, ImportForm } from "./ImportForm";
import { LookNow } from "./LookNow";
import { NewSeriesStage } from "./NewSeriesStage";
import { RunList } from "./RunList";
import { SeriesAddresses } from "./SeriesAddresses";
import { SeriesFieldSet } from "./SeriesFieldSet";
import { SeriesStage } from "./SeriesStage";
import { SERIES_SAVING } from "./series-saving";
import { WaitingRun } from "./WaitingRun";

const DATA_FIELDS = ["data"];

const ORDER_WORDS: DataWords = {
  done: {
    publish: "Publicada. Quien la lee lo recibe antes de un minuto.",
    unpublish: "Despublicada.",
    retire: "Retirada.",
    restore: "Recuperada, como borrador.",
  },
  asked: {
    unpublish:
      "Sus direcciones, también las de versiones anteriores, dejan de contestar: lo que las lee se queda sin datos.",
    retire:
      "Sale de la lista y no se vuelve a mirar. Sus direcciones dejan de contestar: lo que las lee se queda sin datos.",
  },
};

interface ScreenProps {
  /** `null` for one that is not begun. */
  readonly id: string | null;
  readonly onBegun?: (id: string) => void;
}

/** A series with everything about it. A run that came changes no version, and there is something new to look at all the same. */
export function SeriesScreen({ id, onBegun }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={SERIES_RECORD} id={id} onBegun={onBegun} detail={seriesCalls.detail} isAlways>
      {(series, { turn, onChanged, reload }) => (
        <SeriesView series={series} turn={turn} onChanged={onChanged} onCame={reload} />
      )}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly series: SeriesDetail | null;
  /** Grows with each thing that happens to the series. */
  readonly turn: number;
  readonly onChanged: (series: SeriesDetail) => void;
  /** Called when there may be a run that was not there. */
  readonly onCame: () => void;
}

/** Whether the columns of a series are still those of an empty form: its first table says what they are. */
const isUnnamed = ({ columns }: SeriesDraft) => columns.every(({ label }) => label.trim() === "");

function SeriesView({ series, turn, onChanged, onCame }: ViewProps): ReactNode {
  const [table, setTable] = useKeptText(BROUGHT_KEY + (series?.id ?? "new"));
  const { rows } = useMemo(() => readDelimited(table), [table]);
  const isRetired = series?.status === "retired";
  const isEmpty = series === null || (series.data.observations === 0 && series.waiting === null);
  return (
    <RecordEditor
      kind={SERIES_RECORD}
      of={SERIES_SAVING}
      start={NEW_SERIES}
      record={series}
      onChanged={onChanged}
      calls={seriesCalls}
      facts={
        series !== null && (
          <>
            {(isRetired || series.isWaiting) && <StateMark state={stateOf(series)} />} <span>{extentText(series)}</span>
          </>
        )
      }
      moreFacts={series !== null && series.nextRunAtMs !== null && ` · se mira el ${formatMoment(series.nextRunAtMs)}`}
      published={ORDER_WORDS.done.publish}
      rolledBack="Quien lee la serie vuelve a recibir esa versión antes de un minuto."
      place="Dónde: en sus direcciones, en los gráficos que la siguen y adonde va sola. Antes de un minuto."
      actions={(one, { isBusy, run }, order) => (
        <DataActions
          of={one}
          words={ORDER_WORDS}
          order={order}
          isBusy={isBusy}
          isSecond={one.isWaiting}
          onOrder={(action, done) => run(seriesCalls.act(one.id, action, one.version), done)}
        />
      )}
      stage={(work, draft) => (
        <div className="nv-series__stage nv-stack">
          {series !== null && <Waiting series={series} work={work} />}
          {series === null || (isEmpty && table.trim() !== "") ? (
            <NewSeriesStage draft={draft} rows={rows} />
          ) : (
            <SeriesStage series={series} />
          )}
        </div>
      )}
    >
      {(fields) => (
        <>
          <Step label="Datos" fields={DATA_FIELDS}>
            {isEmpty && isUnnamed(fields.form.draft) && (
              <FirstTable table={table} rows={rows} onChange={setTable} onTake={fields.form.change} />
            )}
            {series === null && !isUnnamed(fields.form.draft) && <p role="status">Guardando…</p>}
            {series !== null && !(isEmpty && isUnnamed(fields.form.draft)) && (
              <Brought series={series} turn={turn} whenSaved={fields.whenSaved} onCame={onCame} />
            )}
          </Step>
          {!isRetired && (
            <SeriesFieldSet {...fields}>{series !== null && <SeriesAddresses series={series} />}</SeriesFieldSet>
          )}
        </>
      )}
    </RecordEditor>
  );
}

interface BroughtProps {
  readonly series: SeriesDetail;
  readonly turn: number;
  readonly whenSaved: (work: () => void) => void;
  readonly onCame: () => void;
}

/** Ways in which observations come to a series, and those that came. */
function Brought({ series, turn, whenSaved, onCame }: BroughtProps): ReactNode {
  const { id, fields, status } = series;
  const isRetired = status === "retired";
  return (
    <>
      {!isRetired && fields.origin.kind !== "manual" && <LookNow id={id} whenSaved={whenSaved} onDone={onCame} />}
      {!isRetired && <ImportForm series={series} whenSaved={whenSaved} onCame={onCame} />}
      <section className="nv-stack" aria-labelledby="serie-llegadas">
        <h3 id="serie-llegadas">Lo que ha llegado</h3>
        <RunList series={series} turn={turn} />
      </section>
    </>
  );
}

interface WaitingProps {
  readonly series: SeriesDetail;
  readonly work: Ordering<SeriesDetail>;
}

/** Observations that came and wait for somebody; nothing where none do. */
function Waiting({ series, work: { isBusy, run } }: WaitingProps): ReactNode {
  const { waiting } = series;
  return waiting === null ? null : (
    <WaitingRun key={waiting.id} series={series} run={waiting} isBusy={isBusy} onRun={run} />
  );
}
