import { SERIES_RECORD, type SeriesDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Step } from "@nv/web";
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
import { RunList } from "./RunList";
import { SeriesAddresses } from "./SeriesAddresses";
import { SeriesFieldSet } from "./SeriesFieldSet";
import { SeriesStage } from "./SeriesStage";
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
      stage={({ isBusy, run }) => (
        <div className="nv-series__stage nv-stack">
          {waiting !== null && (
            <WaitingRun key={waiting.id} series={series} run={waiting} isBusy={isBusy} onRun={run} />
          )}
          <SeriesStage series={series} />
        </div>
      )}
    >
      {() => (
        <>
          <Step label="Datos" fields={DATA_FIELDS}>
            {!isRetired && fields.origin.kind !== "manual" && <LookNow id={id} onDone={onCame} />}
            {!isRetired && <ImportForm series={series} onCame={onCame} />}
            <section className="nv-stack" aria-labelledby="serie-llegadas">
              <h3 id="serie-llegadas">Lo que ha llegado</h3>
              <RunList series={series} turn={turn} />
            </section>
          </Step>
          {!isRetired && (
            <EditRecord of={SERIES_FORM} saved={series} calls={seriesCalls} onChanged={onChanged}>
              {(props) => (
                <SeriesFieldSet {...props}>
                  <SeriesAddresses series={series} />
                </SeriesFieldSet>
              )}
            </EditRecord>
          )}
        </>
      )}
    </RecordView>
  );
}
