import { TRACKER_RECORD, type TrackerSummary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { OnStage } from "@nv/web";
import type { ReactNode } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { NewRecord } from "../../records/NewRecord";
import { changeColumn, RecordList, stateColumn, titleColumn, useRecords } from "../../records/RecordList";
import { ComparisonPicture, LinePicture } from "../../records/RecordPicture";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { ComparisonView } from "./ComparisonView";
import { newTracker, readDraft, TRACKER_FORM } from "./core/tracker-draft";
import { extentText, stateOf } from "./core/tracker-words";
import { ExampleComparison } from "./ExampleComparison";
import { ExampleMandate } from "./ExampleMandate";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { TrackerScreen } from "./TrackerScreen";
import { trackersCalls } from "./trackers-calls";
import "../../records/data/data-tool.css";
import "./trackers.css";

type Kind = TrackerSummary["kind"];

const WORDS = {
  mandate: {
    noun: TRACKER_RECORD.words,
    one: "Nuevo seguimiento",
    caption: "Seguimientos",
    unseen: "Guárdalo y pega sus encuestas: aquí se ve la media, dibujada como la verán los lectores.",
    none: "Aún no hay ninguno. Empieza con «Nuevo seguimiento»: hacen falta el primer día del mandato y las encuestas, con su fuente. Debajo hay uno inventado para probar.",
  },
  comparison: {
    noun: { one: "comparación", many: "comparaciones", gender: "feminine" },
    one: "Nueva comparación",
    caption: "Comparaciones",
    unseen: "Elige dos mandatos publicados: aquí se ven al mismo día de cada uno.",
    none: "Aún no hay ninguna. Hacen falta dos seguimientos publicados; después, «Nueva comparación». Debajo hay una inventada para probar.",
  },
} as const;

const STARTS = { mandate: newTracker("mandate"), comparison: newTracker("comparison") };

/** Mandates that are followed, or comparisons of them: an invented one alive, the list of those there are, and each of them. */
export function TrackerTool({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <RecordTool
      kind={TRACKER_RECORD}
      words={WORDS[kind].noun}
      className="nv-record-tool nv-data-tool nv-stack"
      parts={{
        New: ({ onOpen }) => <NewTracker kind={kind} onSaved={onOpen} />,
        Screen: (id) => <TrackerScreen key={id} id={id} />,
        List: (ways) => <TrackersTable kind={kind} {...ways} />,
      }}
    />
  );
}

interface NewProps {
  readonly kind: Kind;
  readonly onSaved: (id: string) => void;
}

/** A tracker that is not saved yet. A comparison is shown while it is written; a mandate gets its polls once it is saved. */
function NewTracker({ kind, onSaved }: NewProps): ReactNode {
  return (
    <NewRecord
      of={TRACKER_FORM}
      name={`new:${kind}`}
      start={STARTS[kind]}
      register={trackersCalls.register}
      onSaved={onSaved}
    >
      {(props) => {
        const { fields } = readDraft(props.form.draft);
        return (
          <>
            <OnStage>
              {fields?.kind === "comparison" && fields.members.length > 0 ? (
                <ComparisonView fields={fields} />
              ) : (
                <p className="nv-bench__nothing nv-quiet">{WORDS[kind].unseen}</p>
              )}
            </OnStage>
            <TrackerFieldSet {...props} />
          </>
        );
      }}
    </NewRecord>
  );
}

function TrackersTable({ kind, onNew, onOpen }: RecordWays & { readonly kind: Kind }): ReactNode {
  const remote = useRecords(TRACKER_RECORD, "", trackersCalls.list);
  const { one, caption, none } = WORDS[kind];
  const rows = remote.body?.items.filter((tracker) => tracker.kind === kind) ?? [];
  return (
    <ToolFrame
      isWide
      actions={
        <Button rank="main" onClick={onNew}>
          {one}
        </Button>
      }
    >
      <RecordList
        remote={remote}
        rows={rows}
        caption={caption}
        columns={[
          titleColumn<TrackerSummary>("Nombre", onOpen, extentText, ({ data }) =>
            kind === "mandate" ? <LinePicture figures={data.polls.sketch} /> : <ComparisonPicture />,
          ),
          stateColumn(stateOf),
          changeColumn("Cambiado"),
        ]}
        waiting="Cargando lo que hay…"
        none={none}
      />
      {kind === "mandate" ? <ExampleMandate /> : <ExampleComparison />}
    </ToolFrame>
  );
}
