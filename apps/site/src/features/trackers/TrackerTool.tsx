import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { TrackerSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { OpenRecord } from "../../records/OpenRecord";
import { extentText, stateOf } from "./core/tracker-words";
import { ExampleComparison } from "./ExampleComparison";
import { ExampleMandate } from "./ExampleMandate";
import { NewTracker } from "./NewTracker";
import { TrackerScreen } from "./TrackerScreen";
import { TRACKER_TOPIC, trackersCalls } from "./trackers-calls";
import "../../records/screens.css";
import "../../records/data/data-tool.css";
import "./trackers.css";

type Kind = TrackerSummary["kind"];

const WORDS = {
  mandate: {
    all: "Todos los seguimientos",
    one: "Nuevo seguimiento",
    caption: "Seguimientos",
    none: "Aún no hay ninguno. Empieza con «Nuevo seguimiento»: hacen falta el primer día del mandato y las encuestas, con su fuente. Debajo hay uno inventado para probar.",
  },
  comparison: {
    all: "Todas las comparaciones",
    one: "Nueva comparación",
    caption: "Comparaciones",
    none: "Aún no hay ninguna. Hacen falta dos seguimientos publicados; después, «Nueva comparación». Debajo hay una inventada para probar.",
  },
} as const;

/** Mandates that are followed, or comparisons of them: an invented one alive, the list of those there are, and each of them. */
export function TrackerTool({ kind }: { readonly kind: Kind }): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const id = asked.text("seguimiento");
  const isNew = asked.has("nuevo");
  const show = (query: Readonly<Record<string, string | boolean>>) => history.push(addressOf(pathname, query));
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando los seguimientos…</p>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={isNew ? "nuevo" : id} className="nv-data-tool">
        {(isNew || id !== "") && (
          <p>
            <Button onClick={() => show({})}>← {WORDS[kind].all}</Button>
          </p>
        )}
        {isNew && <NewTracker kind={kind} onSaved={(seguimiento) => show({ seguimiento })} />}
        {!isNew && id !== "" && <TrackerScreen key={id} id={id} />}
        {!isNew && id === "" && (
          <>
            <TrackersTable
              kind={kind}
              onNew={() => show({ nuevo: true })}
              onOpen={(seguimiento) => show({ seguimiento })}
            />
            {kind === "mandate" ? <ExampleMandate /> : <ExampleComparison />}
          </>
        )}
      </KeptFocus>
    </EventsContext>
  );
}

interface TableProps {
  readonly kind: Kind;
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
}

function TrackersTable({ kind, onNew, onOpen }: TableProps): ReactNode {
  const { body, failure, reload } = useRemote("trackers", trackersCalls.list);
  useReconnect(reload);
  useEvent(TRACKER_TOPIC, reload);
  const columns: readonly DataColumn<TrackerSummary>[] = [
    {
      id: "title",
      name: "Nombre",
      kind: "head",
      cell: (tracker) => (
        <>
          <OpenRecord onOpen={() => onOpen(tracker.id)}>{tracker.title}</OpenRecord>
          <small>{extentText(tracker)}</small>
        </>
      ),
    },
    {
      id: "state",
      name: "Estado",
      cell: (tracker) => {
        const { text, tone } = stateOf(tracker);
        return (
          <span className="nv-mark" data-tone={tone}>
            {text}
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
  const rows = body?.items.filter((tracker) => tracker.kind === kind) ?? [];
  return (
    <>
      <div className="nv-split">
        <p>{body !== null && rows.length === 0 && WORDS[kind].none}</p>
        <Button rank="main" onClick={onNew}>
          {WORDS[kind].one}
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Trayendo lo que hay…</p>}
      {rows.length > 0 && (
        <DataTable caption={WORDS[kind].caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </>
  );
}
