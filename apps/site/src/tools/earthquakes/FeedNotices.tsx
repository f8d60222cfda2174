import type { EarthquakeFeed } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { AGENCIES } from "./core/quake";

const OFF =
  "Servicio no configurado: faltan IGN_MODE, USGS_MODE y EMSC_MODE. Puedes seguir a mano: escribe lo que dice la agencia.";

function sentenceOf({ source, state, notice, answeredAtMs, skipped }: EarthquakeFeed): string {
  const { short } = AGENCIES[source];
  if (state === "failed") {
    const since = answeredAtMs === null ? "" : ` Se ve lo que dijo el ${formatMoment(answeredAtMs)}.`;
    return `${notice}${since}`;
  }
  if (state === "waiting") return `${short} tarda en responder: lo suyo aparecerá en cuanto llegue.`;
  if (state === "off") return `${short} no está conectado.`;
  if (skipped === 0) return "";
  return skipped === 1
    ? `${short}: un aviso suyo no se entiende y se ha dejado fuera.`
    : `${short}: ${skipped} avisos suyos no se entienden y se han dejado fuera.`;
}

/** How each agency is: what is missing of one does not keep the others from being told. */
export function FeedNotices({ feeds }: { readonly feeds: readonly EarthquakeFeed[] }): ReactNode {
  if (feeds.every(({ state }) => state === "off"))
    return (
      <Notice tone="plain">
        <p>{OFF}</p>
      </Notice>
    );
  const told = feeds.map((feed) => ({ feed, sentence: sentenceOf(feed) })).filter(({ sentence }) => sentence !== "");
  if (told.length === 0) return null;
  return (
    <ul className="nv-quakes__feeds" role="status">
      {told.map(({ feed, sentence }) => (
        <li key={feed.source} data-state={feed.state}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
