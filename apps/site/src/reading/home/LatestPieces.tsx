import Link from "@docusaurus/Link";
import { HOME_LIMITS } from "@nv/contracts";
import type { HomePiece, HomeRegistry } from "@nv/contracts/schemas";
import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import { writeAddress } from "../../pieces/core/registry-address";
import { EmptyRegistry } from "../../pieces/EmptyRegistry";
import { pagesOf, pieceFacts } from "./core/home-words";
import { UNREAD } from "./unread";

/** With the drawings and their styles, which only a piece without a picture needs. */
const TypeSketch = loadable(async () => (await import("../../pieces/pictures/TypeSketch")).TypeSketch, null);

/** Places of the pictures while nothing is known of them. */
const PLACES = Array.from({ length: HOME_LIMITS.pieces }, (_, place) => place);

interface Props {
  /** `undefined` while it comes, `null` when it could not be read. */
  readonly registry: HomeRegistry | null | undefined;
}

/** Pictures of what was published last; their room is kept while they come. */
export function LatestPieces({ registry }: Props): ReactNode {
  if (registry === undefined)
    return (
      <ul className="nv-latest nv-plain" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="nv-latest__one">
            <span className="nv-latest__picture" />
          </li>
        ))}
      </ul>
    );
  if (registry === null) return <p className="nv-home__empty">{UNREAD}</p>;
  if (registry.total === 0)
    return (
      <p className="nv-home__empty">
        <EmptyRegistry />
      </p>
    );
  if (registry.published.length === 0)
    return (
      <p className="nv-home__empty">
        Todavía no se ha publicado ninguno: <Link to={writeAddress({})}>abre un borrador</Link> y publícalo.
      </p>
    );
  const nowMs = Date.now();
  return (
    <ul className="nv-latest nv-plain">
      {registry.published.map((piece) => (
        <Piece key={piece.id} piece={piece} nowMs={nowMs} />
      ))}
    </ul>
  );
}

function Piece({ piece, nowMs }: { readonly piece: HomePiece; readonly nowMs: number }): ReactNode {
  const { id, title, type, pictureUrl } = piece;
  return (
    <li className="nv-latest__one">
      <span className="nv-latest__picture" aria-hidden="true">
        {pictureUrl === null ? <TypeSketch type={type} /> : <img src={pictureUrl} alt="" decoding="async" />}
      </span>
      <h3 className="nv-latest__title">
        <Link to={writeAddress({ part: "graphic", id })}>{title}</Link>
      </h3>
      <p className="nv-flush">{pieceFacts(piece, nowMs)}</p>
      <p className="nv-latest__pages nv-flush">{pagesOf(piece)}</p>
    </li>
  );
}
