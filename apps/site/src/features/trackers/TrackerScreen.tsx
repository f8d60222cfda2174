import { type ComparisonFields, type MandateFields, TRACKER_RECORD, type TrackerDetail } from "@nv/contracts/schemas";
import { FailureNotice, fieldsIn, OnStage, Step, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { SettleClaims } from "../../pieces/form/SettleClaims";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { EditRecord } from "../../records/EditRecord";
import { StateMark } from "../../records/RecordList";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import type { Ordering } from "../../records/use-action";
import { ComparisonView } from "./ComparisonView";
import { TRACKER_FORM, type TrackerDraft } from "./core/tracker-draft";
import { extentText, stateOf } from "./core/tracker-words";
import { writtenComparison, writtenMandate } from "./core/written-tracker";
import { ImportRowsForm } from "./ImportRowsForm";
import { MandateStanding } from "./MandateStanding";
import { RowTable } from "./RowTable";
import { TrackerAddresses } from "./TrackerAddresses";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { trackersCalls } from "./trackers-calls";

const NO_FIELDS: readonly string[] = [];
const DATA_FIELDS = ["polls", "events"];

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
  const { id, version, fields } = tracker;
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
            <ComparisonParts tracker={tracker} fields={fields} work={work} onChanged={onChanged} />
          )}
          <Step label="Direcciones" fields={NO_FIELDS}>
            <TrackerAddresses tracker={tracker} />
          </Step>
        </>
      )}
    </RecordView>
  );
}

type PartProps = Omit<ViewProps, "news">;

interface EditProps extends PartProps {
  readonly work: Ordering<TrackerDetail>;
  /** Draws what the form makes of it. */
  readonly stageOf: (draft: TrackerDraft) => ReactNode;
}

function EditTracker({ tracker, stageOf, work, onChanged }: EditProps): ReactNode {
  const refused = work.failure === null ? [] : fieldsIn(work.failure);
  return (
    <EditRecord of={TRACKER_FORM} saved={tracker} calls={trackersCalls} onChanged={onChanged}>
      {(props) => (
        <>
          <OnStage>{stageOf(props.form.draft)}</OnStage>
          <TrackerFieldSet
            {...props}
            said={[...props.said, ...(props.form.isDirty ? [] : [...tracker.problems, ...refused])]}
          />
          <SettleClaims
            claims={refused}
            settled={props.form.draft.settledClaims}
            onOverrule={(settledClaims) => props.form.change({ settledClaims: [...settledClaims] })}
          />
        </>
      )}
    </EditRecord>
  );
}

/** A comparison: what is compared, and how it comes out as it is written. */
function ComparisonParts({
  tracker,
  fields,
  work,
  onChanged,
}: PartProps & { readonly fields: ComparisonFields; readonly work: Ordering<TrackerDetail> }): ReactNode {
  if (tracker.status === "retired")
    return (
      <OnStage>
        <ComparisonView fields={fields} />
      </OnStage>
    );
  return (
    <EditTracker
      tracker={tracker}
      work={work}
      onChanged={onChanged}
      stageOf={(draft) => <ComparisonView fields={writtenComparison(draft) ?? fields} />}
    />
  );
}

interface MandateProps extends PartProps {
  readonly fields: MandateFields;
  readonly work: Ordering<TrackerDetail>;
}

/** A mandate: its polls and its method, and what comes of them as they are written. */
function MandateParts({ tracker, fields, work, onChanged }: MandateProps): ReactNode {
  const { id, data, status } = tracker;
  const hashes = `${data.polls.hash} ${data.events.hash}`;
  const { body, failure, reload } = useRemote(id, (signal) => trackersCalls.rows(id, signal), hashes);
  const isRetired = status === "retired";
  return (
    <>
      <Step label="Datos" fields={DATA_FIELDS}>
        {!isRetired && <ImportRowsForm tracker={tracker} startDay={fields.startDay} onChanged={onChanged} />}
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {failure === null && body === null && <p role="status">Cargando las encuestas…</p>}
      </Step>
      {!isRetired && (
        <EditTracker
          tracker={tracker}
          work={work}
          onChanged={onChanged}
          stageOf={(draft) => <MandateStanding fields={writtenMandate(draft) ?? fields} rows={body} />}
        />
      )}
      <OnStage>
        {isRetired && <MandateStanding fields={fields} rows={body} />}
        {body !== null && (
          <>
            <section className="nv-trackers__rows nv-stack" aria-labelledby="seguimiento-encuestas">
              <h3 id="seguimiento-encuestas">Encuestas</h3>
              <RowTable tracker={tracker} of="polls" rows={body.polls} isBusy={work.isBusy} onRun={work.run} />
            </section>
            <section className="nv-trackers__rows nv-stack" aria-labelledby="seguimiento-hechos">
              <h3 id="seguimiento-hechos">Acontecimientos</h3>
              <RowTable tracker={tracker} of="events" rows={body.events} isBusy={work.isBusy} onRun={work.run} />
            </section>
          </>
        )}
      </OnStage>
    </>
  );
}
