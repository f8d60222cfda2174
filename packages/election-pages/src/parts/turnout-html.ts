import { escapeHtml } from "@nv/embeds";
import type { ShownNight } from "../night.ts";
import type { Write } from "../write.ts";
import { barHtml } from "./bar-html.ts";

/** Writes the turnout by hour, beside last time's. */
export function turnoutHtml({ turnout, before }: ShownNight, write: Write): string {
  if (turnout.length === 0) return '<p class="vacio">Todavía no se sabe la participación.</p>';
  const hasBefore = before !== "" && turnout.some((one) => one.before !== null);
  const rows = turnout.map(({ time, pct, before: then }) => {
    const change = then === null ? "" : write.points(pct - then);
    return (
      `<tr><th scope="row">${escapeHtml(time)}</th><td class="n">${escapeHtml(write.share(pct))}</td>` +
      (hasBefore
        ? `<td class="n">${then === null ? "" : escapeHtml(write.share(then))}</td><td class="n">${escapeHtml(change)}</td>`
        : "") +
      `<td class="ancha">${barHtml(pct, "ahora")}${then === null ? "" : barHtml(then, "antes")}</td></tr>`
    );
  });
  const head = hasBefore
    ? `<th scope="col" class="n">Ahora</th><th scope="col" class="n">${escapeHtml(before)}</th><th scope="col" class="n">± p.</th>`
    : '<th scope="col" class="n">Han votado</th>';
  return (
    '<table><caption class="vh">Participación por horas, en porcentaje del censo</caption>' +
    `<thead><tr><th scope="col">Hora</th>${head}<th class="ancha"><span class="vh">Dibujo</span></th></tr></thead><tbody>${rows.join("")}</tbody></table>`
  );
}
