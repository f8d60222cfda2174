import { DROP_RECORD, type DropSummary } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { SearchField } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { Workbench } from "../../frame/workbench/Workbench";
import { laterScreen } from "../../records/later-screen";
import { changeColumn, RecordList, stateColumn, titleColumn, useRecords } from "../../records/RecordList";
import { KindPicture } from "../../records/RecordPicture";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { stateOf } from "./core/drop-words";
import { dropsCalls } from "./drops-calls";
import { NewDrop } from "./NewDrop";
import "./drops.css";

const DropScreen = laterScreen(async () => (await import("./DropScreen")).DropScreen);

/** Files at public addresses: a new one, the list of them, and each with its addresses, its history and its end. */
export function DropTool(): ReactNode {
  return (
    <RecordTool
      kind={DROP_RECORD}
      className="nv-record-tool nv-drops nv-stack"
      parts={{
        Screen: (id) => <DropScreen key={id} id={id} />,
        List: (ways) => (
          <Workbench keepsPlace stage={<DropTable key={ways.asked.text("buscar")} {...ways} />}>
            <NewDrop onSaved={ways.onOpen} />
          </Workbench>
        ),
      }}
    />
  );
}

/** Names a kind of file in a few letters: `text/csv` is «csv». */
const kindOf = (mediaType: string) =>
  mediaType
    .split("/")
    .at(-1)
    ?.split(/[+.;-]/)
    .at(-1)
    ?.slice(0, 6)
    .toUpperCase() ?? "";

function DropTable({ asked, onOpen }: RecordWays): ReactNode {
  const [q, setQ] = useState(asked.text("buscar"));
  const remote = useRecords(DROP_RECORD, q, (signal) => dropsCalls.list({ q }, signal));
  const { body } = remote;
  return (
    <section className="nv-bench__result nv-stack-3" aria-labelledby="drops-lista">
      <h2 id="drops-lista">Con dirección pública</h2>
      {/* Over nothing there is nothing to search. */}
      {(body === null || body.items.length > 0 || q !== "") && (
        <SearchField label="Buscar" value={q} onDebounced={setQ} />
      )}
      <RecordList
        remote={remote}
        rows={body?.items ?? []}
        caption="Archivos con dirección pública"
        columns={[
          titleColumn<DropSummary>(
            "Archivo",
            onOpen,
            ({ slug, sizeBytes }) => `/d/${slug}/ · ${formatBytes(sizeBytes)}`,
            ({ mediaType }) => <KindPicture kind={kindOf(mediaType)} />,
          ),
          stateColumn<DropSummary>((drop) => stateOf(drop, Date.now())),
          changeColumn("Cambiado"),
        ]}
        waiting="Cargando la lista…"
        none={q === "" ? "Aún no hay ninguno: suelta el primero." : `Ninguno lleva «${q}».`}
      />
    </section>
  );
}
