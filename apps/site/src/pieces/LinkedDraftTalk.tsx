import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { EventsContext, FailureNotice, useEventConnection, useRemote } from "@nv/web";
import { readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { CommentsPart } from "../records/review/CommentsPart";
import { previewLinksCalls } from "./api/preview-links-calls";
import { graphicAddress } from "./core/graphic-address";

/** A draft as its link shows it, with its comments: for who has the link and an account. */
export function LinkedDraftTalk(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const token = readQuery(useLocation().search).text("enlace");
  if (!isBrowser) return <p role="status">Cargando la vista previa…</p>;
  if (token === "") return <p>Falta el enlace de la vista previa: ábrela y pulsa «Comentar».</p>;
  return (
    <EventsContext value={events}>
      <Talk token={token} />
    </EventsContext>
  );
}

function Talk({ token }: { readonly token: string }): ReactNode {
  const { body: draft, failure, reload } = useRemote(token, (signal) => previewLinksCalls.linked(token, signal));
  if (failure !== null && draft === null) return <FailureNotice error={failure} onRetry={reload} />;
  if (draft === null) return <p role="status">Cargando la vista previa…</p>;
  const { id, title, url, isFormer, places } = draft;
  return (
    <>
      <h1>{title}</h1>
      <p>
        <Link to={graphicAddress(id)}>Abrirla en la mesa</Link>
        {isFormer && " · El borrador ha cambiado desde que se hizo este enlace."}
      </p>
      <div className="nv-talk">
        {/* It scrolls by itself: a story in a frame that does not is its cover, on which nobody finds the block that is spoken of. */}
        <iframe className="nv-talk__draft" src={`${url}#nv-scroll`} title={`Vista previa de «${title}»`} />
        <section aria-labelledby="comentarios">
          <h2 id="comentarios">Comentarios</h2>
          <CommentsPart id={id} places={places} />
        </section>
      </div>
    </>
  );
}
