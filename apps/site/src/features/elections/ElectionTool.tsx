import { ELECTION_RECORD, type ElectionSummary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { sentencesOf } from "../../records/core/record-sentences";
import { laterScreen } from "../../records/later-screen";
import { changeColumn, RecordList, titleColumn, useRecords } from "../../records/RecordList";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { ChamberPicture } from "./ChamberPicture";
import { electionsCalls } from "./elections-calls";
import "../../records/data/data-tool.css";
import "./elections.css";

const SENTENCES = sentencesOf(ELECTION_RECORD.words);

const ElectionScreen = laterScreen(async () => (await import("./ElectionScreen")).ElectionScreen);

/** Elections: the list of those there are, and each of them with its rehearsal and its night. */
export function ElectionTool(): ReactNode {
  return (
    <RecordTool
      kind={ELECTION_RECORD}
      className="nv-record-tool nv-data-tool nv-stack"
      parts={{
        Begin: ({ onBegun }) => <ElectionScreen id={null} onBegun={onBegun} />,
        Screen: (id) => <ElectionScreen key={id} id={id} />,
        List: (ways) => <ElectionsTable {...ways} />,
      }}
    />
  );
}

function ElectionsTable({ onNew, onOpen }: RecordWays): ReactNode {
  const remote = useRecords(ELECTION_RECORD, "", electionsCalls.list);
  return (
    <ToolFrame
      isWide
      actions={
        <Button rank="main" onClick={onNew}>
          {SENTENCES.fresh}
        </Button>
      }
    >
      <RecordList
        remote={remote}
        rows={remote.body?.items ?? []}
        caption="Elecciones"
        columns={[
          titleColumn<ElectionSummary>(
            "Nombre",
            onOpen,
            ({ slug }) => slug,
            ({ picture }) => <ChamberPicture picture={picture} />,
          ),
          changeColumn("Cambiado"),
        ]}
        waiting={SENTENCES.waitingAll}
        none="Aún no hay ninguna. Empieza con «Nueva elección»: con la ley y una candidatura ya se puede ensayar la noche."
      />
    </ToolFrame>
  );
}
