import { GRAPHIC_LIMITS, GRAPHICS_API_PATH } from "@nv/contracts";
import { GraphicList, type GraphicSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, SearchField } from "@nv/ui";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Pieces that are shown at first, and that come with each «Ver más». */
const PAGE = 24;

interface Props {
  /** `graphic:` and the address of the one that is chosen now. */
  readonly chosen: string;
  /** Called with the address of a piece. */
  readonly onChoose: (slug: string) => void;
}

/** Whether readers have a piece, and a story can show it: one in another would have no end. */
const isShowable = ({ type, status, publishedAtMs }: GraphicSummary) =>
  type !== "story" && status !== "retired" && publishedAtMs !== null;

/** The published pieces of the registry, searched by their words, the last changed first. */
export function PieceList({ chosen, onChoose }: Props): ReactNode {
  const [asked, setAsked] = useState({ q: "", limit: PAGE });
  const { body, failure, isLoading, reload } = useRemote(JSON.stringify(asked), (signal) =>
    callServer(GraphicList, addressOf(GRAPHICS_API_PATH, { ...asked, inUse: "yes" }), { signal }),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const items = body?.items.filter(isShowable) ?? [];
  const hasMore = body !== null && body.nextCursor !== null && asked.limit < GRAPHIC_LIMITS.pageSize;

  return (
    <div ref={box} className="nv-file__list" aria-busy={isLoading}>
      <SearchField
        label="Buscar en Gráficos"
        autoComplete="off"
        maxLength={GRAPHIC_LIMITS.searchText}
        value={asked.q}
        // Intro would send the form around.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onDebounced={(q) => setAsked({ q, limit: PAGE })}
      />
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Buscando…</p>}
      {body !== null && items.length === 0 && (
        <p role="status">{asked.q === "" ? "No hay ninguna publicada." : `Ninguna publicada con «${asked.q}».`}</p>
      )}
      {items.length > 0 && (
        <ul className="nv-file__items">
          {items.map(({ id, slug, title, thumbnailUrl, publishedAtMs }) => (
            <li key={id}>
              <button
                type="button"
                className="nv-file__item"
                aria-pressed={chosen === `graphic:${slug}`}
                onClick={() => onChoose(slug)}
              >
                {thumbnailUrl === null ? (
                  <span className="nv-file__picture" aria-hidden="true" />
                ) : (
                  <img className="nv-file__picture" src={thumbnailUrl} alt="" loading="lazy" />
                )}
                <span>{title}</span>{" "}
                <span className="nv-file__facts">{publishedAtMs === null ? "" : formatMoment(publishedAtMs)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="nv-flush">
          <Button onClick={() => setAsked({ ...asked, limit: Math.min(GRAPHIC_LIMITS.pageSize, asked.limit + PAGE) })}>
            Ver más
          </Button>
        </p>
      )}
    </div>
  );
}
