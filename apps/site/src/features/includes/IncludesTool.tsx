import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { IncludeSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable, SearchField } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { IncludeScreen } from "./IncludeScreen";
import { stateOf } from "./include-state";
import { INCLUDE_TOPIC } from "./include-topic";
import { includesCalls } from "./includes-calls";
import { NewInclude } from "./NewInclude";
import "../../records/screens.css";
import "./includes.css";

/** Shared fragments: the list of them, and each with its text, its life, its codes and who shows it; each has its address. */
export function IncludesTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const id = asked.text("include");
  const isNew = asked.has("nuevo");
  const show = (query: Readonly<Record<string, string | boolean>>) => history.push(addressOf(pathname, query));
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando los includes…</p>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={isNew ? "nuevo" : id} className="nv-includes">
        {(isNew || id !== "") && (
          <p>
            <Button onClick={() => show({})}>← Todos los includes</Button>
          </p>
        )}
        {isNew && <NewInclude onSaved={(include) => show({ include })} />}
        {!isNew && id !== "" && <IncludeScreen key={id} id={id} />}
        {!isNew && id === "" && (
          <IncludeTable
            key={asked.text("buscar")}
            sought={asked.text("buscar")}
            onNew={() => show({ nuevo: true })}
            onOpen={(include) => show({ include })}
          />
        )}
      </KeptFocus>
    </EventsContext>
  );
}

interface TableProps {
  /** What the address asks for; empty for all. */
  readonly sought: string;
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
}

function IncludeTable({ sought, onNew, onOpen }: TableProps): ReactNode {
  const [q, setQ] = useState(sought);
  const { body, failure, reload } = useRemote(`includes:${q}`, (signal) => includesCalls.list({ q }, signal));
  useReconnect(reload);
  useEvent(INCLUDE_TOPIC, reload);
  const columns: readonly DataColumn<IncludeSummary>[] = [
    {
      id: "title",
      name: "Include",
      kind: "head",
      cell: ({ id, title, slug }) => (
        <>
          <button type="button" className="nv-text-action" onClick={() => onOpen(id)}>
            {title}
          </button>
          <small>{slug}</small>
        </>
      ),
    },
    { id: "state", name: "Estado", cell: stateOf },
    {
      id: "when",
      name: "Cambiado",
      cell: ({ updatedAtMs, changedBy }) => `${formatMoment(updatedAtMs)}, ${changedBy}`,
    },
  ];
  return (
    <>
      <div className="nv-includes__bar nv-split">
        {/* Over nothing there is nothing to search. */}
        {(body === null || body.items.length > 0 || q !== "") && (
          <SearchField label="Buscar" value={q} onDebounced={setQ} />
        )}
        <Button rank="main" onClick={onNew}>
          Nuevo include
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Trayendo los includes…</p>}
      {body !== null && body.items.length === 0 && (
        <p>
          {q === ""
            ? "Aún no hay ninguno. Empieza por lo que más se repite: los créditos de un especial, una nota metodológica, un aviso."
            : `Ninguno lleva «${q}».`}
        </p>
      )}
      {body !== null && body.items.length > 0 && (
        <DataTable caption="Includes" columns={columns} rows={body.items} keyOf={({ id }) => id} />
      )}
    </>
  );
}
