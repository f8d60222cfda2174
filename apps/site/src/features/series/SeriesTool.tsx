import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { SERIES_ORIGINS } from "@nv/contracts";
import type { SeriesSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { SERIES_TOPIC, seriesCalls } from "../../records/data/series-calls";
import { OpenRecord } from "../../records/OpenRecord";
import { extentText, stateOf } from "./core/series-words";
import { ExampleSeries } from "./ExampleSeries";
import { NewSeries } from "./NewSeries";
import { SeriesScreen } from "./SeriesScreen";
import "../../records/screens.css";
import "../../records/data/data-tool.css";
import "./series.css";

/** Series of dated observations: the list of them, and each with what waits for somebody, what it holds, its rules and its addresses. */
export function SeriesTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const id = asked.text("serie");
  const isNew = asked.has("nueva");
  const show = (query: Readonly<Record<string, string | boolean>>) => history.push(addressOf(pathname, query));
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando las series…</p>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={isNew ? "nueva" : id} className="nv-data-tool">
        {(isNew || id !== "") && (
          <p>
            <Button onClick={() => show({})}>← Todas las series</Button>
          </p>
        )}
        {isNew && <NewSeries onSaved={(serie) => show({ serie })} />}
        {!isNew && id !== "" && <SeriesScreen key={id} id={id} />}
        {!isNew && id === "" && (
          <>
            <SeriesTable onNew={() => show({ nueva: true })} onOpen={(serie) => show({ serie })} />
            <ExampleSeries />
          </>
        )}
      </KeptFocus>
    </EventsContext>
  );
}

interface TableProps {
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
}

function SeriesTable({ onNew, onOpen }: TableProps): ReactNode {
  const { body, failure, reload } = useRemote("series", seriesCalls.list);
  useReconnect(reload);
  useEvent(SERIES_TOPIC, reload);
  const columns: readonly DataColumn<SeriesSummary>[] = [
    {
      id: "title",
      name: "Serie",
      kind: "head",
      cell: (series) => (
        <>
          <OpenRecord onOpen={() => onOpen(series.id)}>{series.title}</OpenRecord>
          <small>{extentText(series)}</small>
        </>
      ),
    },
    {
      id: "state",
      name: "Estado",
      cell: (series) => {
        const { text, tone } = stateOf(series);
        return (
          <span className="nv-mark" data-tone={tone}>
            {text}
          </span>
        );
      },
    },
    {
      id: "origin",
      name: "De dónde sale",
      width: "wide",
      cell: ({ origin, nextRunAtMs }) => (
        <>
          {SERIES_ORIGINS[origin]}
          {nextRunAtMs !== null && <small>Se mira el {formatMoment(nextRunAtMs)}</small>}
        </>
      ),
    },
    {
      id: "when",
      name: "Cambiada",
      cell: ({ updatedAtMs, changedBy }) => `${formatMoment(updatedAtMs)}, ${changedBy}`,
    },
  ];
  // What waits for somebody comes first.
  const rows = body === null ? [] : body.items.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting));
  return (
    <>
      <div className="nv-split">
        <p>
          {rows.some(({ isWaiting }) => isWaiting) && "Hay series que esperan a que alguien mire lo que ha llegado."}
        </p>
        <Button rank="main" onClick={onNew}>
          Nueva serie
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Trayendo las series…</p>}
      {body !== null && rows.length === 0 && (
        <p>
          Aún no hay ninguna. Empieza por lo que se actualiza cada mes: el IPC, el paro, los embalses, el precio de la
          luz. Debajo hay una inventada para probar.
        </p>
      )}
      {rows.length > 0 && <DataTable caption="Series" columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </>
  );
}
