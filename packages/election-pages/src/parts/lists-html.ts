import { escapeHtml } from "@nv/embeds";
import { listHtml, type Marks } from "../marks.ts";
import type { ShownArea, ShownList } from "../night.ts";
import type { Write } from "../write.ts";

/** Parts of the table of an area. */
interface ListsRules {
  readonly marks: Marks;
  readonly write: Write;
  /** Name of last time; empty for none. */
  readonly before: string;
  /** For who listens. */
  readonly caption: string;
}

const NONE = '<span aria-hidden="true">–</span><span class="vh">sin dato</span>';

/** Writes the votes of an area that are no list's, and how many voted where all is counted. */
export function restHtml({ blank, spoilt, voters, turnoutPct }: ShownArea, write: Write): string {
  if (voters === 0) return "";
  const valid = voters - spoilt;
  const share = (votes: number, all: number) => (all === 0 ? "" : ` (${write.share((100 * votes) / all)})`);
  const parts = [
    turnoutPct === null ? "" : `Participación: ${write.share(turnoutPct)}`,
    `En blanco: ${write.count(blank)}${share(blank, valid)}`,
    `Nulos: ${write.count(spoilt)}${share(spoilt, voters)}`,
  ];
  return `<p class="resto">${escapeHtml(parts.filter(Boolean).join(" · "))}</p>`;
}

/** Writes the lists of an area as a table: seats, votes, share, and what changed since last time. */
export function listsHtml(
  { lists, seats }: Pick<ShownArea, "lists" | "seats">,
  { marks, write, before, caption }: ListsRules,
): string {
  const hasSeats = seats > 0;
  const hasChange = before !== "" && lists.some(({ pctChange }) => pctChange !== null);
  const cell = (text: string) => `<td class="n">${text}</td>`;
  const changed = (value: number | null, written: (value: number) => string) =>
    value === null ? NONE : escapeHtml(written(value));
  const row = (list: ShownList) =>
    `<tr><th scope="row">${listHtml(list.key, marks)}</th>` +
    (hasSeats ? cell(`<b>${write.count(list.seats)}</b>`) : "") +
    (hasSeats && hasChange ? cell(changed(list.seatsChange, write.seats)) : "") +
    cell(escapeHtml(write.share(list.pct))) +
    (hasChange ? cell(changed(list.pctChange, write.points)) : "") +
    `<td class="n v">${write.count(list.votes)}</td></tr>`;
  const head = [
    '<th scope="col">Candidatura</th>',
    hasSeats ? '<th scope="col" class="n">Escaños</th>' : "",
    hasSeats && hasChange
      ? `<th scope="col" class="n"><abbr title="Diferencia con ${escapeHtml(before)}">±</abbr></th>`
      : "",
    '<th scope="col" class="n">% de voto</th>',
    hasChange
      ? `<th scope="col" class="n"><abbr title="Diferencia con ${escapeHtml(before)}, en puntos">± p.</abbr></th>`
      : "",
    '<th scope="col" class="n v">Votos</th>',
  ];
  return (
    `<table><caption class="vh">${escapeHtml(caption)}</caption><thead><tr>${head.join("")}</tr></thead>` +
    `<tbody>${lists.map(row).join("")}</tbody></table>`
  );
}
