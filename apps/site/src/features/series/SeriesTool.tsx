import { SERIES_ORIGINS } from "@nv/contracts";
import { SERIES_RECORD, type SeriesSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn } from "@nv/ui";
import type { ReactNode } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { seriesCalls } from "../../records/data/series-calls";
import { laterScreen } from "../../records/later-screen";
import { changeColumn, RecordList, stateColumn, titleColumn, useRecords } from "../../records/RecordList";
import { LinePicture } from "../../records/RecordPicture";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { extentText, stateOf } from "./core/series-words";
import { ExampleSeries } from "./ExampleSeries";
import "../../records/data/data-tool.css";
import "./series.css";

const SeriesScreen = laterScreen(async () => (await import("./SeriesScreen")).SeriesScreen);

/** Series of dated observations: the list of them, and each with what waits for somebody, what it holds, its rules and its addresses. */
export function SeriesTool(): ReactNode {
  return (
    <RecordTool
      kind={SERIES_RECORD}
      className="nv-record-tool nv-data-tool nv-stack"
      parts={{
        Begin: ({ onBegun }) => <SeriesScreen id={null} onBegun={onBegun} />,
        Screen: (id) => <SeriesScreen key={id} id={id} />,
        List: (ways) => <SeriesTable {...ways} />,
      }}
    />
  );
}

const ORIGIN: DataColumn<SeriesSummary> = {
  ...{ id: "origin", name: "De dónde sale", width: "wide" },
  cell: ({ origin, nextRunAtMs }) => (
    <>
      {SERIES_ORIGINS[origin]}
      {nextRunAtMs !== null && <small>Se mira el {formatMoment(nextRunAtMs)}</small>}
    </>
  ),
};

function SeriesTable({ onNew, onOpen }: RecordWays): ReactNode {
  const remote = useRecords(SERIES_RECORD, "", seriesCalls.list);
  // What waits for somebody comes first.
  const rows = remote.body?.items.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting)) ?? [];
  return (
    <ToolFrame
      isWide
      actions={
        <Button rank="main" onClick={onNew}>
          Nueva serie
        </Button>
      }
    >
      {rows.some(({ isWaiting }) => isWaiting) && <p>Hay series que esperan a que alguien mire lo que ha llegado.</p>}
      <RecordList
        remote={remote}
        rows={rows}
        caption="Series"
        columns={[
          titleColumn<SeriesSummary>("Serie", onOpen, extentText, ({ data }) => <LinePicture figures={data.sketch} />),
          stateColumn(stateOf),
          ORIGIN,
          changeColumn("Cambiada"),
        ]}
        waiting="Cargando las series…"
        none="Aún no hay ninguna. Empieza por lo que se actualiza cada mes: el IPC, el paro, los embalses, el precio de la luz. Debajo hay una inventada para probar."
      />
      {/* Once the list has its height: nothing moves down. */}
      {(remote.body !== null || remote.failure !== null) && <ExampleSeries />}
    </ToolFrame>
  );
}
