import { hourOf } from "@nv/elections";
import { escapeHtml } from "@nv/embeds";
import { listHtml, type Marks } from "../marks.ts";
import type { ShownArea } from "../night.ts";

/** Writes who won an area, where two people said so; else that nobody did. */
export function callHtml({ call }: Pick<ShownArea, "call">, marks: Marks): string {
  if (call === null) return '<p class="dado">Ganador: <b>sin decidir</b></p>';
  return `<p class="dado">Gana <b>${listHtml(call.key, marks)}</b> <small>dado a ${escapeHtml(hourOf(call.atMs))}</small></p>`;
}
