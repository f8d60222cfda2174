import { TRACKER_RECORD, type TrackerDetail } from "@nv/contracts/schemas";
import { EVENT_COLUMNS, rowColumns, standingOf, standingOfAverage } from "@nv/series";
import { EmptyPlace, FailureNotice, OnStage, Step, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { SettleClaims } from "../../pieces/form/SettleClaims";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { StateMark } from "../../records/RecordList";
import { EditedScreen } from "../../records/saving/EditedScreen";
import { RecordEditor, type RecordFieldsProps } from "../../records/saving/RecordEditor";
import { useLastReadable } from "../../records/saving/use-last-readable";
import type { Ordering } from "../../records/use-action";
import { ComparisonView } from "./ComparisonView";
import { shownStanding } from "./core/drawn-config";
import { shownAverage } from "./core/shown-average";
import { newTracker, seriesIn, type TrackerDraft } from "./core/tracker-draft";
import { extentText, stateOf } from "./core/tracker-words";
import { writtenAverage, writtenComparison, writtenMandate } from "./core/written-tracker";
import { ImportRowsForm } from "./ImportRowsForm";
import { MadeAverage } from "./MadeAverage";
import { RowTable } from "./RowTable";
import { StandingView } from "./StandingView";
import { TrackerAddresses } from "./TrackerAddresses";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { TRACKER_SAVING } from "./tracker-saving";
import { trackersCalls } from "./trackers-calls";
import { WrittenStanding } from "./WrittenStanding";

const NO_FIELDS: readonly string[] = [];

type Kind = TrackerDetail["kind"];

const STARTS = {
  mandate: newTracker("mandate"),
  average: newTracker("average"),
  comparison: newTracker("comparison"),
};

/** Said in the place of what is drawn, while there is nothing to draw. */
const UNSEEN = {
  mandate: "Con las primeras encuestas, en «Datos», aquí se ve la media, dibujada como la verán los lectores.",
  average: "Con dos respuestas o partidos y las primeras encuestas, en «Datos», aquí se ve la media.",
  comparison: "Elige dos mandatos publicados: aquí se ven al mismo día de cada uno.",
} as const;
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

interface ScreenProps {
  /** `null` for one that is not begun. */
  readonly id: string | null;
  /** Kind of one that is not begun. */
  readonly kind: Kind;
  readonly onBegun?: (id: string) => void;
}

/** A tracker with everything about it. */
export function TrackerScreen({ id, kind, onBegun }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={TRACKER_RECORD} id={id} onBegun={onBegun} detail={trackersCalls.detail}>
      {(tracker, { onChanged }) => <TrackerView tracker={tracker} kind={tracker?.kind ?? kind} onChanged={onChanged} />}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly tracker: TrackerDetail | null;
  readonly kind: Kind;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

function TrackerView({ tracker, kind, onChanged }: ViewProps): ReactNode {
  const extent = tracker === null ? "" : extentText(tracker);
  const isRetired = tracker?.status === "retired";
  return (
    <RecordEditor
      kind={TRACKER_RECORD}
      of={TRACKER_SAVING}
      name={`new:${kind}`}
      start={STARTS[kind]}
      record={tracker}
      onChanged={onChanged}
      calls={trackersCalls}
      facts={
        <>
          {isRetired && <StateMark state={stateOf(tracker)} />}
          {extent !== "" && <span>{extent}</span>}
        </>
      }
      published={ORDER_WORDS.done.publish}
      rolledBack="Quien lo lee, y los gráficos que lo siguen, vuelven a esa versión antes de un minuto."
      place="Dónde: en sus direcciones, y en los gráficos que lo siguen. Antes de un minuto."
      actions={(one, { isBusy, run }, order) => (
        <DataActions
          of={one}
          words={ORDER_WORDS}
          order={order}
          isBusy={isBusy}
          // A comparison has news of its own whenever one of its mandates does.
          hasNews={kind === "comparison"}
          onOrder={(action, done) => run(trackersCalls.act(one.id, action, one.version), done)}
        />
      )}
    >
      {(fields, work) => (
        <>
          {kind !== "comparison" ? (
            <PollParts tracker={tracker} fields={fields} work={work} onChanged={onChanged} />
          ) : (
            <ComparisonStage draft={fields.form.draft} />
          )}
          {!isRetired && (
            <>
              <TrackerFieldSet {...fields} hasPolls={tracker !== null && tracker.data.polls.observations > 0} />
              <SettleClaims
                claims={fields.refusals}
                settled={fields.form.draft.settledClaims}
                onOverrule={(settledClaims) => fields.form.change({ settledClaims: [...settledClaims] })}
              />
            </>
          )}
          {tracker !== null && (
            <Step label="Direcciones" fields={NO_FIELDS}>
              <TrackerAddresses tracker={tracker} />
            </Step>
          )}
        </>
      )}
    </RecordEditor>
  );
}

/** A comparison as it comes out, as it is written. */
function ComparisonStage({ draft }: { readonly draft: TrackerDraft }): ReactNode {
  const fields = useLastReadable(draft, writtenComparison);
  return (
    <OnStage>
      {fields !== null && fields.members.length > 0 ? (
        <ComparisonView fields={fields} />
      ) : (
        <EmptyPlace>{UNSEEN.comparison}</EmptyPlace>
      )}
    </OnStage>
  );
}

interface PollProps {
  readonly tracker: TrackerDetail | null;
  readonly fields: RecordFieldsProps<TrackerDraft>;
  readonly work: Ordering<TrackerDetail>;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

/** A mandate or an average: its polls, and what comes of them as its method is written. */
function PollParts({ tracker, fields, work, onChanged }: PollProps): ReactNode {
  const { draft } = fields.form;
  const hashes = tracker === null ? "" : `${tracker.data.polls.hash} ${tracker.data.events.hash}`;
  const id = tracker?.id ?? "";
  const { body, failure, reload } = useRemote(
    id,
    (signal) => (id === "" ? Promise.resolve(null) : trackersCalls.rows(id, signal)),
    hashes,
  );
  const mandate = useLastReadable(draft, writtenMandate);
  const average = useLastReadable(draft, writtenAverage);
  const polls = tracker === null ? [] : rowColumns(tracker.fields, "polls");
  return (
    <>
      <Step label="Datos" fields={DATA_FIELDS}>
        {tracker === null && <p className="nv-quiet">Escribe su nombre, y aquí se pegan sus encuestas.</p>}
        {tracker !== null && tracker.status !== "retired" && (
          <ImportRowsForm
            tracker={tracker}
            startDay={draft.startDay}
            series={seriesIn(draft)}
            onSeries={(series) => fields.form.change({ series: [...draft.series, ...series] })}
            whenSaved={fields.whenSaved}
            onChanged={onChanged}
          />
        )}
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {tracker !== null && failure === null && body === null && <p role="status">Cargando las encuestas…</p>}
      </Step>
      <OnStage>
        {mandate === null && average === null && <EmptyPlace>{UNSEEN[draft.kind]}</EmptyPlace>}
        {mandate !== null && (
          <WrittenStanding
            fields={mandate}
            rows={body}
            standingOf={(written, rows) => shownStanding(standingOf(written, rows))}
            draw={(standing) => <StandingView standing={standing} title={mandate.title} />}
          />
        )}
        {average !== null && (
          <WrittenStanding
            fields={average}
            rows={body}
            standingOf={(written, rows) => shownAverage(standingOfAverage(written, rows))}
            draw={(standing) => <MadeAverage title={average.title} series={average.series} standing={standing} />}
          />
        )}
        {tracker !== null && body !== null && (
          <>
            <section className="nv-trackers__rows nv-stack" aria-labelledby="seguimiento-encuestas">
              <h3 id="seguimiento-encuestas">Encuestas</h3>
              <RowTable
                {...{ tracker, of: "polls", columns: polls, rows: body.polls }}
                isBusy={work.isBusy}
                onRun={work.run}
              />
            </section>
            <section className="nv-trackers__rows nv-stack" aria-labelledby="seguimiento-hechos">
              <h3 id="seguimiento-hechos">Acontecimientos</h3>
              <RowTable
                {...{ tracker, of: "events", columns: EVENT_COLUMNS, rows: body.events }}
                isBusy={work.isBusy}
                onRun={work.run}
              />
            </section>
          </>
        )}
      </OnStage>
    </>
  );
}
