import type { EarthquakeFeed } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { AGENCIES } from "./core/quake";

const OFF =
  "Servicio no configurado: faltan IGN_MODE, USGS_MODE y EMSC_MODE. Puedes seguir a mano: escribe lo que dice la agencia.";

function sentenceOf({ source, state, notice, answeredAtMs }: EarthquakeFeed): string {
  const { short } = AGENCIES[source];
  if (state === "failed") {
    const since = answeredAtMs === null ? "" : ` Se ve lo que dijo el ${formatMoment(answeredAtMs)}.`;
    return `${notice}${since}`;
  }
  if (state === "waiting") return `${short} tarda en responder: lo suyo aparecerá en cuanto llegue.`;
  return state === "off" ? `${short} no está conectado.` : "";
}

/** Writes in one line what could not be read: nobody can do anything about it but know. */
function skippedSentence(feeds: readonly EarthquakeFeed[]): string {
  const told = feeds
    .filter(({ skipped }) => skipped > 0)
    .map(({ source, skipped }) => `${AGENCIES[source].short}, ${skipped}`);
  return told.length === 0 ? "" : `Avisos que no se entienden y se han dejado fuera: ${told.join("; ")}.`;
}

/** Notices about the state of each agency's feed: a fault of one does not keep the others from being shown. */
export function FeedNotices({ feeds }: { readonly feeds: readonly EarthquakeFeed[] }): ReactNode {
  if (feeds.every(({ state }) => state === "off"))
    return (
      <Notice tone="plain">
        <p>{OFF}</p>
      </Notice>
    );
  const told = feeds.map((feed) => ({ feed, sentence: sentenceOf(feed) })).filter(({ sentence }) => sentence !== "");
  const skipped = skippedSentence(feeds);
  if (told.length === 0 && skipped === "") return null;
  return (
    <div role="status">
      <ul className="nv-quakes__feeds nv-plain">
        {told.map(({ feed, sentence }) => (
          <li key={feed.source} data-state={feed.state}>
            {sentence}
          </li>
        ))}
        {skipped !== "" && <li>{skipped}</li>}
      </ul>
    </div>
  );
}
