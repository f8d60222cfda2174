import useIsBrowser from "@docusaurus/useIsBrowser";
import type { IncludeSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable, Field, useSettledText } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { IncludeScreen } from "./IncludeScreen";
import { stateOf } from "./include-state";
import { INCLUDE_TOPIC } from "./include-topic";
import { includesCalls } from "./includes-calls";
import { NewInclude } from "./NewInclude";
import "../graphics/graphics.css";
import "./includes.css";

/** What the tool shows: the list, a new include, or one by its id. */
type Shown = { readonly part: "list" } | { readonly part: "new" } | { readonly part: "one"; readonly id: string };

/** Shared fragments: the list of them, and each with its text, its life, its codes and who shows it. */
export function IncludesTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const [shown, setShown] = useState<Shown>({ part: "list" });
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando los includes…</p>;
  return (
    <EventsContext value={events}>
      <div className="nv-includes">
        {shown.part !== "list" && (
          <p>
            <Button onClick={() => setShown({ part: "list" })}>← Todos los includes</Button>
          </p>
        )}
        {shown.part === "list" && (
          <IncludeTable onNew={() => setShown({ part: "new" })} onOpen={(id) => setShown({ part: "one", id })} />
        )}
        {shown.part === "new" && <NewInclude onSaved={(id) => setShown({ part: "one", id })} />}
        {shown.part === "one" && <IncludeScreen key={shown.id} id={shown.id} />}
      </div>
    </EventsContext>
  );
}

interface TableProps {
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
}

function IncludeTable({ onNew, onOpen }: TableProps): ReactNode {
  const [q, setQ] = useState("");
  const [typed, type] = useSettledText(q, setQ);
  const { body, failure, reload } = useRemote(`includes:${q}`, (signal) => includesCalls.list(q, signal));
  useReconnect(reload);
  useEvent(INCLUDE_TOPIC, reload);
  const columns: readonly DataColumn<IncludeSummary>[] = [
    {
      id: "title",
      name: "Include",
      kind: "head",
      cell: ({ id, title, slug }) => (
        <>
          <button type="button" className="nv-includes__open" onClick={() => onOpen(id)}>
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
      <div className="nv-includes__bar">
        <Field label="Buscar" type="search" value={typed} onChange={({ currentTarget }) => type(currentTarget.value)} />
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
