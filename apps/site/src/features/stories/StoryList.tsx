import Link from "@docusaurus/Link";
import { GRAPHIC_STATUSES } from "@nv/contracts";
import type { GraphicList, GraphicSummary } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { type DataColumn, DataTable, Notice, SearchField, SegmentedControl, SelectField } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ManualLink } from "../../frame/navigation/ManualLink";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { writeAddress as graphicAddress } from "../../pieces/core/registry-address";
import { GraphicCards } from "../../pieces/GraphicCards";
import { StatusMark } from "../../pieces/GraphicMarks";
import { GraphicPicture } from "../../pieces/GraphicPicture";
import { GRAPHIC_TOPIC } from "../../pieces/graphic-topic";
import { useListAddress } from "../../records/use-list-address";
import { LIST_LOOKS, useListLook } from "../../records/use-list-look";
import "../../records/screens.css";
import "../../records/list.css";
import {
  EVERY_STATUS,
  isNarrowed,
  listCall,
  type StoriesAddress,
  writeAddress,
} from "../../pieces/core/stories-address";

const STATUSES = [
  { value: "", label: "En uso" },
  ...Object.entries(GRAPHIC_STATUSES).map(([value, label]) => ({ value, label })),
  { value: EVERY_STATUS, label: "También las retiradas" },
];

const COLUMNS: readonly DataColumn<GraphicSummary>[] = [
  { id: "picture", name: "Imagen", kind: "orders", cell: (graphic) => <GraphicPicture graphic={graphic} /> },
  {
    id: "title",
    name: "Historia",
    kind: "head",
    cell: ({ id, title, slug }) => (
      <>
        <Link to={writeAddress({ part: "story", id })}>{title}</Link>
        <small>{slug}</small>
      </>
    ),
  },
  { id: "status", name: "Estado", cell: (graphic) => <StatusMark graphic={graphic} /> },
  {
    id: "author",
    name: "Autoría",
    cell: ({ author, section }) => (
      <span>
        {author}
        {section !== "" && <small>{section}</small>}
      </span>
    ),
  },
  { id: "changed", name: "Cambiada", cell: ({ updatedAtMs }) => formatMoment(updatedAtMs) },
  {
    id: "sheet",
    name: "Ficha",
    kind: "orders",
    cell: ({ id, title }) => (
      <Link to={graphicAddress({ part: "graphic", id })}>
        Ficha<span className="nv-visually-hidden"> de {title}</span>
      </Link>
    ),
  },
];

/** Counts the stories of a list on all its pages, in words. */
function count({ total, isTotalExact }: GraphicList): string {
  const figure = formatNumber(total, { decimals: 0 });
  return `${figure}${isTotalExact ? "" : " o más"} ${total === 1 ? "historia" : "historias"}`;
}

/** The stories that there are, found by any word: the registry, narrowed to them. */
export function StoryList({ address }: { readonly address: StoriesAddress }): ReactNode {
  const replace = useListAddress();
  const [preferred, prefer] = useListLook("nv.stories-look");
  const look = address.look ?? preferred;
  const call = listCall(address);
  const { body, failure, isLoading, reload } = useRemote(call, (signal) => graphicsCalls.find(call, signal));
  useReconnect(reload);
  useEvent(GRAPHIC_TOPIC, reload);
  const go = (part: Partial<StoriesAddress>) => replace(writeAddress({ ...address, cursor: "", ...part }));
  const isEmpty = body?.items.length === 0;
  // Over nothing there is nothing to search.
  const isBare = isEmpty && !isNarrowed(address);
  return (
    <>
      <header className="nv-list-head nv-cluster">
        <h1 className="nv-title">Historias</h1>
        <p className="nv-graphics__facts">Scrollytelling por bloques, sin programar.</p>
        <div className="nv-row">
          <Link className="nv-action nv-action--main" to={writeAddress({ part: "new" })}>
            Nueva historia
          </Link>
          <ManualLink of="Historias" />
        </div>
      </header>
      {!isBare && (
        <search className="nv-stories__search nv-stack-3">
          <SearchField
            label="Buscar"
            placeholder="Título, identificador o etiqueta"
            value={address.q}
            onDebounced={(q) => go({ q })}
          />
          <SelectField label="Estado" value={address.status} options={STATUSES} onChange={(status) => go({ status })} />
          <SegmentedControl
            legend="Cómo se ve la lista"
            segments={LIST_LOOKS}
            value={look}
            onChange={(changed) => {
              prefer(changed);
              if (address.look !== null) go({ look: null, cursor: address.cursor });
            }}
          />
        </search>
      )}
      {!isBare && (
        <p className="nv-graphics__count nv-cluster" role="status">
          {body === null ? "Buscando…" : count(body)}
        </p>
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {isEmpty && (
        <Notice tone="plain">
          {isBare ? (
            <p>
              Todavía no hay ninguna historia. <Link to={writeAddress({ part: "new" })}>Empieza la primera</Link>: hace
              falta un título, y lo demás se escribe y se mira a la vez.
            </p>
          ) : (
            <p>Ninguna historia coincide. Prueba con menos palabras o con otro estado.</p>
          )}
        </Notice>
      )}
      <div aria-busy={isLoading}>
        {body !== null && !isEmpty && look === "grid" && (
          <GraphicCards
            graphics={body.items}
            addressOf={({ id }) => writeAddress({ part: "story", id })}
            beside={({ id, title }) => (
              <Link className="nv-cards__aside" to={graphicAddress({ part: "graphic", id })}>
                Ficha<span className="nv-visually-hidden"> de {title}</span>
              </Link>
            )}
          />
        )}
        {body !== null && !isEmpty && look === "table" && (
          <DataTable
            className="nv-list"
            caption="Historias"
            columns={COLUMNS}
            rows={body.items}
            keyOf={({ id }) => id}
          />
        )}
      </div>
      {body !== null && (address.cursor !== "" || body.nextCursor !== null) && (
        <nav className="nv-row" aria-label="Páginas">
          {address.cursor !== "" && <Link to={writeAddress({ ...address, cursor: "" })}>Volver al principio</Link>}
          {body.nextCursor !== null && (
            <Link to={writeAddress({ ...address, cursor: String(body.nextCursor) })}>Siguientes</Link>
          )}
        </nav>
      )}
    </>
  );
}
