import { SERIES_ORIGINS, SERIES_PERIODS } from "@nv/contracts";
import { SERIES_RECORD, type SeriesDetail } from "@nv/contracts/schemas";
import { formatCount, formatMoment } from "@nv/spanish";
import type { ReactNode } from "react";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { seriesCalls } from "../../records/data/series-calls";
import { EditRecord } from "../../records/EditRecord";
import { StateMark } from "../../records/RecordList";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import { SERIES_FORM } from "./core/series-draft";
import { extentText, stateOf } from "./core/series-words";
import { ImportForm } from "./ImportForm";
import { LookNow } from "./LookNow";
import { ObservationTable } from "./ObservationTable";
import { RunList } from "./RunList";
import { SeriesAddresses } from "./SeriesAddresses";
import { SeriesFieldSet } from "./SeriesFieldSet";
import { WaitingRun } from "./WaitingRun";

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

/** A series with everything about it. A run that came changes no version, and there is something new to look at all the same. */
export function SeriesScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordScreen kind={SERIES_RECORD} id={id} detail={seriesCalls.detail} isAlways>
      {(series, { news, turn, replace, reload }) => (
        <SeriesView series={series} news={news} turn={turn} onChanged={replace} onCame={reload} />
      )}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly series: SeriesDetail;
  /** Sentence about what somebody else just did; empty for nothing. */
  readonly news: string;
  /** Grows with each thing that happens to the series. */
  readonly turn: number;
  readonly onChanged: (series: SeriesDetail) => void;
  /** Called when there may be a run that was not there. */
  readonly onCame: () => void;
}

function SeriesView({ series, news, turn, onChanged, onCame }: ViewProps): ReactNode {
  const { id, version, status, waiting, fields, nextRunAtMs } = series;
  const isRetired = status === "retired";
  return (
    <RecordView
      kind={SERIES_RECORD}
      record={series}
      news={news}
      onChanged={onChanged}
      calls={seriesCalls}
      facts={
        <>
          <StateMark state={stateOf(series)} /> · {extentText(series)}
        </>
      }
      moreFacts={nextRunAtMs !== null && ` · se mira el ${formatMoment(nextRunAtMs)}`}
      rolledBack="Quien lee la serie vuelve a recibir esa versión antes de un minuto."
      actions={({ isBusy, run }) => (
        <DataActions
          of={series}
          words={ORDER_WORDS}
          isBusy={isBusy}
          isSecond={series.isWaiting}
          onOrder={(action, done) => run(seriesCalls.act(id, action, version), done)}
        />
      )}
    >
      {({ isBusy, run }) => (
        <>
          {waiting !== null && (
            <WaitingRun key={waiting.id} series={series} run={waiting} isBusy={isBusy} onRun={run} />
          )}
          <SeriesAddresses series={series} />
          {!isRetired && (
            <section aria-labelledby="serie-traer">
              <h3 id="serie-traer">Traer observaciones</h3>
              {fields.origin.kind !== "manual" && <LookNow id={id} onDone={onCame} />}
              <ImportForm series={series} onCame={onCame} />
            </section>
          )}
          <section aria-labelledby="serie-observaciones">
            <h3 id="serie-observaciones">Observaciones aprobadas</h3>
            <ObservationTable series={series} />
          </section>
          {!isRetired && (
            <section aria-labelledby="serie-reglas">
              <h3 id="serie-reglas">Qué es y qué debe cumplir</h3>
              <EditRecord
                of={SERIES_FORM}
                saved={series}
                calls={seriesCalls}
                fold={{ summary: summaryOf(series), isOpen: false }}
                onChanged={onChanged}
              >
                {(props) => <SeriesFieldSet {...props} />}
              </EditRecord>
            </section>
          )}
          <section aria-labelledby="serie-llegadas">
            <h3 id="serie-llegadas">Lo que ha llegado</h3>
            <RunList series={series} turn={turn} />
          </section>
        </>
      )}
    </RecordView>
  );
}

/** Sums up what the form of a series holds, in a line. */
function summaryOf({ fields: { period, origin, rules } }: SeriesDetail): string {
  const counted = rules.length === 0 ? "sin reglas" : formatCount(rules.length, "regla", "reglas", "feminine");
  return `${SERIES_PERIODS[period]} · ${SERIES_ORIGINS[origin.kind]} · ${counted}`;
}
