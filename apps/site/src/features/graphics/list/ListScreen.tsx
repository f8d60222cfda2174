import Link from "@docusaurus/Link";
import type { GraphicList } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { usePassing } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { orderAfter } from "../../../pieces/core/list-order";
import {
  isNarrowed,
  listCall,
  orderOf,
  type RegistryAddress,
  writeAddress,
} from "../../../pieces/core/registry-address";
import { GraphicCards } from "../../../pieces/GraphicCards";
import { GRAPHIC_TOPIC } from "../../../pieces/graphic-topic";
import { useListAddress } from "../../../records/use-list-address";
import { useListLook } from "../../../records/use-list-look";
import { BulkActions } from "./BulkActions";
import { ChooseBox } from "./ChooseBox";
import { EmptyList } from "./EmptyList";
import { Examples } from "./Examples";
import { GraphicTable } from "./GraphicTable";
import { ListHead } from "./ListHead";
import { RegistryFilterBar } from "./RegistryFilterBar";
import { useSelection } from "./use-selection";
import "../../../records/screens.css";
import "../../../records/list.css";

/** Time for which a list that somebody else changed says so, milliseconds. */
const NEWS_MS = 10_000;

/** Writes the number of graphics that a list holds on all its pages, in words. */
function count({ total, isTotalExact }: GraphicList): string {
  const figure = formatNumber(total, { decimals: 0 });
  return `${figure}${isTotalExact ? "" : " o más"} ${total === 1 ? "gráfico" : "gráficos"}`;
}

/** The registry: what there is, found by any word. */
export function ListScreen({ address }: { readonly address: RegistryAddress }): ReactNode {
  const replace = useListAddress();
  const { filters, cursor } = address;
  const [preferred, prefer] = useListLook("nv.registry-look");
  const look = address.look ?? preferred;
  const order = orderOf(address);
  const call = listCall(address);
  const list = useRemote(call, (signal) => graphicsCalls.find(call, signal));
  const summary = useRemote("summary", graphicsCalls.summary);
  /** The list that somebody else changed a moment ago; empty for none. */
  const [changedCall, setChangedCall] = usePassing("", NEWS_MS);
  const go = (part: Partial<RegistryAddress>) => replace(writeAddress({ ...address, cursor: "", ...part }));

  function readAgain() {
    list.reload();
    summary.reload();
  }
  useReconnect(readAgain);
  useEvent(GRAPHIC_TOPIC, () => {
    setChangedCall(call);
    readAgain();
  });

  // What stands over the list is of the summary: the list does not come before it, and then move.
  const found = summary.body === null && summary.failure === null ? null : list.body;
  const shown = found?.items ?? [];
  const selection = useSelection(shown);
  const isAllChosen = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  const isEmpty = found?.items.length === 0;
  // Over a registry with nothing in it there is nothing to search, to count or to choose.
  const isBare = isEmpty && summary.body?.total === 0 && !isNarrowed(filters);
  return (
    <>
      <ListHead summary={summary.body} />
      {!isBare && (
        <RegistryFilterBar
          filters={filters}
          look={look}
          order={order}
          summary={summary.body}
          onFilters={(changed) => go({ filters: changed })}
          onOrder={(changed) => go({ order: changed })}
          onLook={(changed) => {
            prefer(changed);
            // The address that somebody shared asked for another: from now on it is as they prefer.
            if (address.look !== null) go({ look: null, cursor });
          }}
        />
      )}
      {!isBare && (
        <div className="nv-graphics__count nv-cluster">
          <p role="status">
            <span>{found === null ? "Buscando…" : count(found)}</span>
            {changedCall === call && <span> · puesto al día ahora mismo</span>}
          </p>
          {shown.length > 0 && (
            <label>
              <input
                type="checkbox"
                checked={isAllChosen}
                onChange={({ currentTarget }) => selection.choose(shown, currentTarget.checked)}
              />{" "}
              Elegir los de esta página
            </label>
          )}
        </div>
      )}
      {list.failure !== null && <FailureNotice error={list.failure} onRetry={list.reload} />}
      {isEmpty && summary.body !== null && <EmptyList filters={filters} summary={summary.body} />}
      {summary.body !== null && <Examples summary={summary.body} onDone={readAgain} />}
      <div aria-busy={list.isLoading}>
        {found !== null && !isEmpty && look === "table" && (
          <GraphicTable
            graphics={found.items}
            order={order}
            onOrder={(by) => go({ order: orderAfter(order, by) })}
            selection={selection}
          />
        )}
        {found !== null && !isEmpty && look === "grid" && (
          <GraphicCards
            graphics={found.items}
            addressOf={({ id }) => writeAddress({ part: "graphic", id })}
            beside={(graphic) => <ChooseBox graphic={graphic} selection={selection} />}
          />
        )}
      </div>
      {found !== null && (cursor !== "" || found.nextCursor !== null) && (
        <nav className="nv-row" aria-label="Páginas">
          {cursor !== "" && <Link to={writeAddress({ ...address, cursor: "" })}>Volver al principio</Link>}
          {found.nextCursor !== null && (
            <Link to={writeAddress({ ...address, cursor: String(found.nextCursor) })}>Siguientes</Link>
          )}
        </nav>
      )}
      <BulkActions selection={selection} onDone={list.reload} />
    </>
  );
}
