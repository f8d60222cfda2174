import { hourOf, momentOf } from "@nv/elections";
import { escapeHtml } from "@nv/embeds";
import type { ShownArea, ShownNight } from "../night.ts";
import type { Write } from "../write.ts";

/** Writes how far the count of an area is, of when it is, and since when nothing new is heard. */
export function statusHtml(
  { takenAtMs, behindSinceMs, isFinal, total }: ShownNight,
  area: ShownArea,
  write: Write,
): string {
  if (takenAtMs === null) return '<p class="estado" role="status">Todavía no hay votos contados.</p>';
  const where = area === total ? "" : ` de ${escapeHtml(area.name)}`;
  const counted =
    area.countedPct === null ? "" : `Escrutado el <b>${escapeHtml(write.share(area.countedPct))}</b>${where}. `;
  const when = `<time datetime="${new Date(takenAtMs).toISOString()}">${escapeHtml(momentOf(takenAtMs))}</time>`;
  const state = isFinal ? `Recuento terminado, con datos de ${when}` : `${counted}Datos de ${when}`;
  const behind =
    behindSinceMs === null
      ? ""
      : ` <span class="tarde">La fuente no da datos nuevos desde ${escapeHtml(hourOf(behindSinceMs))}.</span>`;
  return `<p class="estado" role="status">${state}.${behind}</p>`;
}
