import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import type { GraphicsSummary } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import { isNarrowed, listCall, type RegistryAddress, writeAddress } from "../core/registry-address";
import { GRAPHIC_TOPIC } from "../graphic-topic";
import { GraphicGrid } from "./GraphicGrid";
import { GraphicTable } from "./GraphicTable";
import { RegistryFilterBar } from "./RegistryFilterBar";

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** How much of what is in use has an alternative text, in words. */
function coverage({ inUse, withAlt }: GraphicsSummary): string {
  if (inUse === 0) return "Ningún gráfico en uso todavía.";
  const percent = formatPercent((100 * withAlt) / inUse, { decimals: 0 });
  return `${figure(inUse)} en uso · ${percent} con texto alternativo`;
}

/** The registry: what there is, found by any word. */
export function ListScreen({ address }: { readonly address: RegistryAddress }): ReactNode {
  const history = useHistory();
  const { filters, cursor, look } = address;
  const call = listCall(address);
  const list = useRemote(call, (signal) => graphicsCalls.find(call, signal));
  const summary = useRemote("summary", graphicsCalls.summary);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const go = (part: Partial<RegistryAddress>) => history.replace(writeAddress({ ...address, cursor: "", ...part }));

  function readAgain(isAnnounced: boolean) {
    setIsAnnounced(isAnnounced);
    list.reload();
    summary.reload();
  }
  useReconnect(() => readAgain(false));
  useEvent(GRAPHIC_TOPIC, () => readAgain(true));

  const found = list.body;
  return (
    <>
      <p className="nv-graphics__facts">
        {summary.body === null ? "Contando…" : coverage(summary.body)}
        {summary.body !== null && summary.body.withAlt < summary.body.inUse && (
          <>
            {" · "}
            <Link to={writeAddress({ filters: { ...filters, hasAlt: "no" } })}>ver los que no lo tienen</Link>
          </>
        )}
      </p>
      <RegistryFilterBar
        filters={filters}
        look={look}
        summary={summary.body}
        onFilters={(changed) => go({ filters: changed })}
        onLook={(changed) => go({ look: changed, cursor })}
      />
      <p className="nv-graphics__count" role="status">
        {found === null
          ? "Buscando…"
          : `${figure(found.total)}${found.isTotalExact ? "" : " o más"} ${found.total === 1 ? "gráfico" : "gráficos"}`}
        {isAnnounced && " · puesto al día ahora mismo"}
      </p>
      {list.failure !== null && <FailureNotice error={list.failure} onRetry={list.reload} />}
      {found !== null && found.items.length === 0 && (
        <Notice tone="plain">
          {isNarrowed(filters) ? (
            <p>Ningún gráfico coincide. Prueba con menos palabras o quita algún filtro.</p>
          ) : (
            <p>
              El registro está vacío. <Link to={writeAddress({ part: "new" })}>Añade el primero</Link> o{" "}
              <Link to={writeAddress({ part: "import" })}>trae una lista desde CSV</Link>.
            </p>
          )}
        </Notice>
      )}
      <div aria-busy={list.isLoading}>
        {found !== null && found.items.length > 0 && look === "table" && <GraphicTable graphics={found.items} />}
        {found !== null && found.items.length > 0 && look === "grid" && <GraphicGrid graphics={found.items} />}
      </div>
      {found !== null && (cursor !== "" || found.nextCursor !== null) && (
        <nav className="nv-row" aria-label="Páginas">
          {cursor !== "" && <Link to={writeAddress({ ...address, cursor: "" })}>Volver al principio</Link>}
          {found.nextCursor !== null && (
            <Link to={writeAddress({ ...address, cursor: String(found.nextCursor) })}>Siguientes</Link>
          )}
        </nav>
      )}
    </>
  );
}
