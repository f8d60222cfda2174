import type { MandateFields, TrackerDetail } from "@nv/contracts/schemas";
import { standingOf } from "@nv/series";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { type Ordering, useAction } from "../../records/use-action";
import { useRecord } from "../../records/use-record";
import { useVersions } from "../../records/use-versions";
import { VersionList } from "../../records/VersionList";
import { ComparisonView } from "./ComparisonView";
import { extentText, stateOf } from "./core/tracker-words";
import { EditTracker } from "./EditTracker";
import { ImportRowsForm } from "./ImportRowsForm";
import { RowTable } from "./RowTable";
import { StandingView } from "./StandingView";
import { TrackerAddresses } from "./TrackerAddresses";
import { TRACKER_TOPIC, trackersCalls } from "./trackers-calls";

const ORDER_WORDS: DataWords = {
  done: {
    publish: "Publicado. Quien lo lee, y los gráficos que lo siguen, lo reciben antes de un minuto.",
    unpublish: "Despublicado.",
    retire: "Retirado.",
    restore: "Recuperado, como borrador.",
  },
  asked: {
    unpublish:
      "Sus direcciones, también las de versiones anteriores, dejan de contestar. Los gráficos publicados se quedan como están.",
    retire: "Sale de la lista, y sus direcciones dejan de contestar. Los gráficos publicados se quedan como están.",
  },
};

/** A tracker with everything about it. */
export function TrackerScreen({ id }: { readonly id: string }): ReactNode {
  const remote = useRecord({
    ...{ key: `tracker:${id}`, id, topic: TRACKER_TOPIC, changed: "acaba de cambiar este seguimiento." },
    ask: (signal) => trackersCalls.detail(id, signal),
  });
  const { body: tracker, failure, reload, news } = remote;

  if (tracker === null && failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (tracker === null) return <p role="status">Trayendo el seguimiento…</p>;
  return <TrackerView tracker={tracker} news={news} onChanged={remote.replace} />;
}

interface ViewProps {
  readonly tracker: TrackerDetail;
  /** What somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

function TrackerView({ tracker, news, onChanged }: ViewProps): ReactNode {
  const work = useAction(onChanged, trackersCalls.currentIn);
  const { isBusy, failure, said, run } = work;
  const { id, version, status, fields } = tracker;
  const versions = useVersions(tracker, trackersCalls.versions);
  const extent = extentText(tracker);
  return (
    <article className="nv-data-tool__one">
      <header>
        <h2>{tracker.title}</h2>
        <p className="nv-quiet nv-breaks">
          <span className="nv-mark" data-tone={stateOf(tracker).tone}>
            {stateOf(tracker).text}
          </span>
          {extent !== "" && ` · ${extent}`} · cambiado por {tracker.changedBy} el {formatMoment(tracker.updatedAtMs)}
        </p>
        <DataActions
          of={tracker}
          words={ORDER_WORDS}
          isBusy={isBusy}
          // A comparison has news of its own whenever one of its mandates does.
          hasNews={fields.kind === "comparison"}
          onOrder={(action, done) => run(trackersCalls.act(id, action, version), done)}
        />
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
      </header>
      {fields.kind === "mandate" ? (
        <MandateParts tracker={tracker} fields={fields} work={work} onChanged={onChanged} />
      ) : (
        <section aria-labelledby="seguimiento-resultado">
          <h3 id="seguimiento-resultado">Cómo están</h3>
          <ComparisonView fields={fields} />
        </section>
      )}
      <TrackerAddresses tracker={tracker} />
      {status !== "retired" && (
        <section aria-labelledby="seguimiento-campos">
          <h3 id="seguimiento-campos">Cambiarlo</h3>
          <EditTracker tracker={tracker} onChanged={onChanged} />
        </section>
      )}
      <section aria-labelledby="seguimiento-versiones">
        <h3 id="seguimiento-versiones">Versiones</h3>
        <VersionList
          record={tracker}
          versions={versions}
          isBusy={isBusy}
          onRollBack={(revision) =>
            run(
              trackersCalls.rollBack(id, version, revision),
              "Quien lo lee, y los gráficos que lo siguen, vuelven a esa versión antes de un minuto.",
            )
          }
        />
      </section>
    </article>
  );
}

interface MandateProps {
  readonly tracker: TrackerDetail;
  readonly fields: MandateFields;
  readonly work: Ordering<TrackerDetail>;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

function MandateParts({ tracker, fields, work, onChanged }: MandateProps): ReactNode {
  const { id, data, title, status } = tracker;
  const hashes = `${data.polls.hash} ${data.events.hash}`;
  const { body, failure, reload } = useRemote(id, (signal) => trackersCalls.rows(id, signal), hashes);
  const standing = useMemo(
    () => (body === null || body.polls.length === 0 ? null : standingOf(fields, body)),
    [body, fields],
  );
  return (
    <>
      {standing !== null && (
        <section aria-labelledby="seguimiento-resultado">
          <h3 id="seguimiento-resultado">Cómo está</h3>
          <StandingView standing={standing} title={title} />
        </section>
      )}
      {status !== "retired" && (
        <section aria-labelledby="seguimiento-traer">
          <h3 id="seguimiento-traer">Traer encuestas y acontecimientos</h3>
          <ImportRowsForm tracker={tracker} startDay={fields.startDay} onChanged={onChanged} />
        </section>
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Trayendo las encuestas…</p>}
      {body !== null && (
        <>
          <section aria-labelledby="seguimiento-encuestas">
            <h3 id="seguimiento-encuestas">Encuestas</h3>
            <RowTable tracker={tracker} of="polls" rows={body.polls} isBusy={work.isBusy} onRun={work.run} />
          </section>
          <section aria-labelledby="seguimiento-hechos">
            <h3 id="seguimiento-hechos">Acontecimientos</h3>
            <RowTable tracker={tracker} of="events" rows={body.events} isBusy={work.isBusy} onRun={work.run} />
          </section>
        </>
      )}
    </>
  );
}
