import { escapeHtml } from "@nv/embeds";
import type { ShownNight } from "../night.ts";
import type { Write } from "../write.ts";
import { barHtml } from "./bar-html.ts";

/** Writes what lists add up to, beside what more than half is. */
export function blocsHtml({ blocs, seats, majority }: ShownNight, write: Write): string {
  if (blocs.length === 0) return "";
  const rows = blocs.map(({ name, acronyms, seats: own }) => {
    const said = own >= majority ? "llega a la mayoría" : `a ${write.count(majority - own)} de la mayoría`;
    return (
      `<li><b>${escapeHtml(name)}</b> <small>${escapeHtml(acronyms.join(" + "))}</small>` +
      barHtml((100 * own) / seats, "mitad") +
      `<span>${write.count(own)} escaños, ${said}</span></li>`
    );
  });
  return `<ul class="bloques">${rows.join("")}</ul>`;
}
