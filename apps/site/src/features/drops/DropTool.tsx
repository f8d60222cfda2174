import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { DropSummary } from "@nv/contracts/schemas";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable, SearchField } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { OpenRecord } from "../../records/OpenRecord";
import { stateOf } from "./core/drop-words";
import { DropScreen } from "./DropScreen";
import { DROP_TOPIC } from "./drop-topic";
import { dropsCalls } from "./drops-calls";
import { NewDrop } from "./NewDrop";
import "../../records/screens.css";
import "./drops.css";

/** Files at public addresses: a new one, the list of them, and each with its addresses, its history and its end. */
export function DropTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const id = asked.text("archivo");
  const show = (query: Readonly<Record<string, string>>) => history.push(addressOf(pathname, query));
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando…</p>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={id} className="nv-drops">
        {id === "" ? (
          <>
            <NewDrop onSaved={(drop) => show({ archivo: drop.id })} />
            <DropTable
              key={asked.text("buscar")}
              sought={asked.text("buscar")}
              onOpen={(archivo) => show({ archivo })}
            />
          </>
        ) : (
          <>
            <p>
              <Button onClick={() => show({})}>← Todos los archivos públicos</Button>
            </p>
            <DropScreen key={id} id={id} />
          </>
        )}
      </KeptFocus>
    </EventsContext>
  );
}

interface TableProps {
  /** What the address asks for; empty for all. */
  readonly sought: string;
  readonly onOpen: (id: string) => void;
}

function DropTable({ sought, onOpen }: TableProps): ReactNode {
  const [q, setQ] = useState(sought);
  const { body, failure, reload } = useRemote(`drops:${q}`, (signal) => dropsCalls.list({ q }, signal));
  useReconnect(reload);
  useEvent(DROP_TOPIC, reload);
  const columns: readonly DataColumn<DropSummary>[] = [
    {
      id: "title",
      name: "Archivo",
      kind: "head",
      cell: ({ id, title, slug, sizeBytes }) => (
        <>
          <OpenRecord onOpen={() => onOpen(id)}>{title}</OpenRecord>
          <small>
            /d/{slug}/ · {formatBytes(sizeBytes)}
          </small>
        </>
      ),
    },
    {
      id: "state",
      name: "Estado",
      cell: (drop) => {
        const { name, tone, detail } = stateOf(drop, Date.now());
        return (
          <span className="nv-mark" data-tone={tone}>
            {name}
            <small>{detail}</small>
          </span>
        );
      },
    },
    {
      id: "when",
      name: "Cambiado",
      cell: ({ updatedAtMs, changedBy }) => `${formatMoment(updatedAtMs)}, ${changedBy}`,
    },
  ];
  return (
    <section className="nv-drops__all" aria-labelledby="drops-lista">
      <h2 id="drops-lista">Con dirección pública</h2>
      {/* Over nothing there is nothing to search. */}
      {(body === null || body.items.length > 0 || q !== "") && (
        <SearchField label="Buscar" value={q} onDebounced={setQ} />
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Trayendo la lista…</p>}
      {body !== null && body.items.length === 0 && (
        <p>{q === "" ? "Aún no hay ninguno: suelta arriba el primero." : `Ninguno lleva «${q}».`}</p>
      )}
      {body !== null && body.items.length > 0 && (
        <DataTable
          caption="Archivos con dirección pública"
          columns={columns}
          rows={body.items}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}
