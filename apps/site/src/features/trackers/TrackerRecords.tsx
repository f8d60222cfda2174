import { TRACKER_RECORD, type TrackerSummary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { laterScreen } from "../../records/later-screen";
import { changeColumn, RecordList, stateColumn, titleColumn, useRecords } from "../../records/RecordList";
import { ComparisonPicture, LinePicture } from "../../records/RecordPicture";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { extentText, stateOf } from "./core/tracker-words";
import { trackersCalls } from "./trackers-calls";

type Kind = TrackerSummary["kind"];

const WORDS = {
  mandate: {
    noun: TRACKER_RECORD.words,
    one: "Nuevo seguimiento",
    caption: "Seguimientos",
    none: "Aún no hay ninguno. Empieza con «Nuevo seguimiento»: hacen falta el primer día del mandato y las encuestas, con su fuente. Debajo hay uno inventado para probar.",
  },
  average: {
    noun: { one: "media", many: "medias", gender: "feminine" },
    one: "Nueva media",
    caption: "Medias de encuestas",
    none: "Aún no hay ninguna. Empieza con «Nueva media»: hacen falta los partidos o las respuestas, y las encuestas con su fuente. Debajo hay una inventada para probar.",
  },
  comparison: {
    noun: { one: "comparación", many: "comparaciones", gender: "feminine" },
    one: "Nueva comparación",
    caption: "Comparaciones",
    none: "Aún no hay ninguna. Hacen falta dos seguimientos publicados; después, «Nueva comparación». Debajo hay una inventada para probar.",
  },
} as const;

const COMING = <p role="status">Preparando el ejemplo…</p>;
const ExampleMandate = loadable(async () => (await import("./ExampleMandate")).ExampleMandate, COMING);
const ExampleAverage = loadable(async () => (await import("./ExampleAverage")).ExampleAverage, COMING);
const ExampleComparison = loadable(async () => (await import("./ExampleComparison")).ExampleComparison, COMING);
const EXAMPLES = { mandate: <ExampleMandate />, average: <ExampleAverage />, comparison: <ExampleComparison /> };
const TrackerScreen = laterScreen(async () => (await import("./TrackerScreen")).TrackerScreen);

/** Mandates or averages that are followed, or comparisons of mandates: an invented one alive, the list of those there are, and each of them. */
export function TrackerRecords({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <RecordTool
      kind={TRACKER_RECORD}
      words={WORDS[kind].noun}
      className="nv-record-tool nv-data-tool nv-stack"
      parts={{
        Begin: ({ onBegun }) => <TrackerScreen id={null} kind={kind} onBegun={onBegun} />,
        Screen: (id) => <TrackerScreen key={id} id={id} kind={kind} />,
        List: (ways) => <TrackersTable kind={kind} {...ways} />,
      }}
    />
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
            kind === "comparison" ? <ComparisonPicture /> : <LinePicture figures={data.polls.sketch} />,
          ),
          stateColumn(stateOf),
          changeColumn("Cambiado"),
        ]}
        waiting="Cargando lo que hay…"
        none={none}
      />
      {/* Once the list has its height: nothing moves down. */}
      {(remote.body !== null || remote.failure !== null) && EXAMPLES[kind]}
    </ToolFrame>
  );
}
