import type { SeriesDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { SERIES_TOPIC, seriesCalls } from "../../records/data/series-calls";
import { useAction } from "../../records/use-action";
import { useRecord } from "../../records/use-record";
import { useVersions } from "../../records/use-versions";
import { VersionList } from "../../records/VersionList";
import { extentText, stateOf } from "./core/series-words";
import { EditSeries } from "./EditSeries";
import { ImportForm } from "./ImportForm";
import { LookNow } from "./LookNow";
import { ObservationTable } from "./ObservationTable";
import { RunList } from "./RunList";
import { SeriesAddresses } from "./SeriesAddresses";
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

/** A series with everything about it. */
export function SeriesScreen({ id }: { readonly id: string }): ReactNode {
  const remote = useRecord({
    ...{ key: `series:${id}`, id, topic: SERIES_TOPIC, changed: "acaba de cambiar esta serie." },
    ask: (signal) => seriesCalls.detail(id, signal),
    // A run that came changes no version, and there is something new to look at all the same.
    isAlways: true,
  });
  const { body: series, failure, reload, news, turn } = remote;

  if (series === null && failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (series === null) return <p role="status">Trayendo la serie…</p>;
  return <SeriesView series={series} news={news} turn={turn} onChanged={remote.replace} onCame={reload} />;
}

interface ViewProps {
  readonly series: SeriesDetail;
  /** What somebody else just did; empty for nothing. */
  readonly news: string;
  /** Grows with each thing that happens to the series. */
  readonly turn: number;
  readonly onChanged: (series: SeriesDetail) => void;
  /** Called when there may be a run that was not there. */
  readonly onCame: () => void;
}

function SeriesView({ series, news, turn, onChanged, onCame }: ViewProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onChanged, seriesCalls.currentIn);
  const { id, version, status, waiting, fields } = series;
  const versions = useVersions(series, seriesCalls.versions);
  const isRetired = status === "retired";
  return (
    <article className="nv-data-tool__one">
      <header>
        <h2>{series.title}</h2>
        <p className="nv-quiet nv-breaks">
          <span className="nv-mark" data-tone={stateOf(series).tone}>
            {stateOf(series).text}
          </span>{" "}
          · {extentText(series)} · cambiada por {series.changedBy} el {formatMoment(series.updatedAtMs)}
          {series.nextRunAtMs !== null && ` · se mira el ${formatMoment(series.nextRunAtMs)}`}
        </p>
        <DataActions
          of={series}
          words={ORDER_WORDS}
          isBusy={isBusy}
          isSecond={series.isWaiting}
          onOrder={(action, done) => run(seriesCalls.act(id, action, version), done)}
        />
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
      </header>
      {waiting !== null && <WaitingRun key={waiting.id} series={series} run={waiting} isBusy={isBusy} onRun={run} />}
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
          <EditSeries series={series} onChanged={onChanged} />
        </section>
      )}
      <section aria-labelledby="serie-llegadas">
        <h3 id="serie-llegadas">Lo que ha llegado</h3>
        <RunList series={series} turn={turn} />
      </section>
      <section aria-labelledby="serie-versiones">
        <h3 id="serie-versiones">Versiones</h3>
        <VersionList
          record={series}
          versions={versions}
          isBusy={isBusy}
          onRollBack={(revision) =>
            run(
              seriesCalls.rollBack(id, version, revision),
              "Quien lee la serie vuelve a recibir esa versión antes de un minuto.",
            )
          }
        />
      </section>
    </article>
  );
}
