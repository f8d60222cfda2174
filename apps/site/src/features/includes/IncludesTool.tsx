import { INCLUDE_RECORD, type IncludeSummary } from "@nv/contracts/schemas";
import { Button, type DataColumn, SearchField } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { laterScreen } from "../../records/later-screen";
import { changeColumn, RecordList, titleColumn, useRecords } from "../../records/RecordList";
import { TextPicture } from "../../records/RecordPicture";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { stateOf } from "./include-state";
import { includesCalls } from "./includes-calls";
import "./includes.css";

const IncludeScreen = laterScreen(async () => (await import("./IncludeScreen")).IncludeScreen);

/** Shared fragments: the list of them, and each with its text, its life, its codes and who shows it; each has its address. */
export function IncludesTool(): ReactNode {
  return (
    <RecordTool
      kind={INCLUDE_RECORD}
      className="nv-includes nv-stack"
      parts={{
        Begin: ({ onBegun }) => <IncludeScreen id={null} onBegun={onBegun} />,
        Screen: (id) => <IncludeScreen key={id} id={id} />,
        List: (ways) => <IncludeTable key={ways.asked.text("buscar")} {...ways} />,
      }}
    />
  );
}

const STATE: DataColumn<IncludeSummary> = { id: "state", name: "Estado", cell: stateOf };

function IncludeTable({ asked, onNew, onOpen }: RecordWays): ReactNode {
  const [q, setQ] = useState(asked.text("buscar"));
  const remote = useRecords(INCLUDE_RECORD, q, (signal) => includesCalls.list({ q }, signal));
  const { body } = remote;
  return (
    <ToolFrame
      isWide
      actions={
        <Button rank="main" onClick={onNew}>
          Nuevo include
        </Button>
      }
    >
      {/* Over nothing there is nothing to search. */}
      {(body === null || body.items.length > 0 || q !== "") && (
        <SearchField label="Buscar" value={q} onDebounced={setQ} />
      )}
      <RecordList
        remote={remote}
        rows={body?.items ?? []}
        caption="Includes"
        columns={[
          titleColumn<IncludeSummary>(
            "Include",
            onOpen,
            ({ slug }) => slug,
            ({ gist }) => <TextPicture text={gist} />,
          ),
          STATE,
          changeColumn("Cambiado"),
        ]}
        waiting="Cargando los includes…"
        none={
          q === ""
            ? "Aún no hay ninguno. Empieza por lo que más se repite: los créditos de un especial, una nota metodológica, un aviso."
            : `Ninguno lleva «${q}».`
        }
      />
    </ToolFrame>
  );
}
