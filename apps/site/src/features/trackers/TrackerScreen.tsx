import { type MandateFields, TRACKER_RECORD, type TrackerDetail } from "@nv/contracts/schemas";
import { standingOf } from "@nv/series";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { EditRecord } from "../../records/EditRecord";
import { StateMark } from "../../records/RecordList";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import type { Ordering } from "../../records/use-action";
import { ComparisonView } from "./ComparisonView";
import { TRACKER_FORM } from "./core/tracker-draft";
import { extentText, stateOf } from "./core/tracker-words";
import { ImportRowsForm } from "./ImportRowsForm";
import { RowTable } from "./RowTable";
import { StandingView } from "./StandingView";
import { TrackerAddresses } from "./TrackerAddresses";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { trackersCalls } from "./trackers-calls";

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
  return (
    <RecordScreen kind={TRACKER_RECORD} id={id} detail={trackersCalls.detail}>
      {(tracker, { news, replace }) => <TrackerView tracker={tracker} news={news} onChanged={replace} />}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly tracker: TrackerDetail;
  /** Sentence about what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

function TrackerView({ tracker, news, onChanged }: ViewProps): ReactNode {
  const { id, version, status, fields } = tracker;
  const extent = extentText(tracker);
  return (
    <RecordView
      kind={TRACKER_RECORD}
      record={tracker}
      news={news}
      onChanged={onChanged}
      calls={trackersCalls}
      facts={
        <>
          <StateMark state={stateOf(tracker)} />
          {extent !== "" && ` · ${extent}`}
        </>
      }
      rolledBack="Quien lo lee, y los gráficos que lo siguen, vuelven a esa versión antes de un minuto."
      actions={({ isBusy, run }) => (
        <DataActions
          of={tracker}
          words={ORDER_WORDS}
          isBusy={isBusy}
          // A comparison has news of its own whenever one of its mandates does.
          hasNews={fields.kind === "comparison"}
          onOrder={(action, done) => run(trackersCalls.act(id, action, version), done)}
        />
      )}
    >
      {(work) => (
        <>
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
        </>
      )}
    </RecordView>
  );
}

function EditTracker({ tracker, onChanged }: Omit<ViewProps, "news">): ReactNode {
  const { kind, problems } = tracker;
  const summary = kind === "mandate" ? "Qué es y cómo se hace la media" : "Qué se compara";
  return (
    <EditRecord
      of={TRACKER_FORM}
      saved={tracker}
      calls={trackersCalls}
      fold={{ summary, isOpen: kind === "comparison" && problems.length > 0 }}
      onChanged={onChanged}
    >
      {(props) => (
        <TrackerFieldSet {...props} said={[...props.said, ...(props.form.isDirty ? [] : tracker.problems)]} />
      )}
    </EditRecord>
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
      {failure === null && body === null && <p role="status">Cargando las encuestas…</p>}
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
