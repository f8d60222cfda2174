import { escapeHtml } from "@nv/embeds";
import { listHtml, type Marks } from "../marks.ts";
import type { ShownArea, ShownList } from "../night.ts";
import type { Write } from "../write.ts";

/** Rows from which a reader is given a search. */
const SEARCHED_FROM = 11;
/** Lists that are told of each area. */
const TOLD = 3;

/** Parts of the table of areas. */
interface AreasRules {
  readonly marks: Marks;
  readonly write: Write;
  readonly caption: string;
  /** Name of the column of the areas: «Circunscripción». */
  readonly noun: string;
  /** Label of the search: «Busca tu municipio». */
  readonly search: string;
  /** Whole address of the pages of areas, with a final slash; empty where they have none. */
  readonly url: string;
}

/** Writes areas as a table that is read whole without a script, and searched with it. */
export function areasHtml(areas: readonly ShownArea[], rules: AreasRules): string {
  const { marks, write, caption, noun, search, url } = rules;
  const hasSeats = areas.some(({ seats }) => seats > 0);
  const told = ({ key, pct, seats }: ShownList) =>
    `<span class="c">${listHtml(key, marks)} ${hasSeats ? `<b>${write.count(seats)}</b> ` : ""}<small>${escapeHtml(write.share(pct))}</small></span>`;
  const row = (area: ShownArea) => {
    const name =
      url !== ""
        ? `<a href="${escapeHtml(`${url}${area.code}.html`)}" target="_top">${escapeHtml(area.name)}</a>`
        : escapeHtml(area.name);
    const first = area.lists.filter(({ key, votes }) => key !== "" && votes > 0).slice(0, TOLD);
    const counted = area.countedPct === null ? "" : escapeHtml(write.share(area.countedPct));
    const winner = area.call === null ? "" : ` <span class="dado1">Gana ${listHtml(area.call.key, marks)}</span>`;
    return (
      `<tr><th scope="row">${name}${winner}</th><td class="n">${counted}</td>` +
      `<td class="cs">${first.length === 0 ? "Sin votos contados" : first.map(told).join("")}</td></tr>`
    );
  };
  const input =
    areas.length < SEARCHED_FROM
      ? ""
      : `<div class="nv-control busca" hidden><label for="q">${escapeHtml(search)}</label><input id="q" type="search" autocomplete="off"><p role="status" class="vh"></p></div>`;
  return (
    `${input}<table class="areas"><caption class="vh">${escapeHtml(caption)}</caption>` +
    `<thead><tr><th scope="col">${escapeHtml(noun)}</th><th scope="col" class="n">Escrutado</th><th scope="col">${hasSeats ? "Primeras, con escaños" : "Primeras"}</th></tr></thead>` +
    `<tbody>${areas.map(row).join("")}</tbody></table>`
  );
}
