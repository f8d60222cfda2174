import { escapeHtml } from "@nv/embeds";
import { listHtml, type Marks } from "../marks.ts";
import type { ShownNight, ShownTowns } from "../night.ts";
import type { Write } from "../write.ts";

/** Meaning of each look of the map: a full colour, a light one, and none. */
const LOOKS = [
  ["f", "Va primera, y lo que falta por contar ya no lo cambia"],
  ["s", "Va primera, sin decidir"],
  ["t", "Empate"],
  ["n", "Sin datos"],
] as const;

function summary({ all, counted, settled, unmapped }: ShownTowns, write: Write): string {
  const rest = unmapped === 0 ? "" : ` ${write.count(unmapped)} no están en el mapa.`;
  return `Hay votos contados en ${write.count(counted)} de ${write.count(all)} municipios; en ${write.count(settled)} lo que falta por contar ya no cambia quién va primero.${rest}`;
}

/** Writes in how many towns each list is first, for who does not see the map. */
function firstsHtml({ firsts, tied }: ShownTowns, marks: Marks, write: Write): string {
  const rows = firsts.map(
    ({ key, towns, settled }) =>
      `<tr><th scope="row">${listHtml(key, marks)}</th><td class="n"><b>${write.count(towns)}</b></td><td class="n">${write.count(towns - settled)}</td></tr>`,
  );
  const even =
    tied === 0
      ? ""
      : `<tr><th scope="row"><i class="t"></i><span>Empate</span></th><td class="n"><b>${write.count(tied)}</b></td><td class="n"></td></tr>`;
  return (
    '<table><caption class="vh">Municipios en los que va primera cada candidatura</caption>' +
    '<thead><tr><th scope="col">Candidatura</th><th scope="col" class="n">Va primera en</th><th scope="col" class="n">De ellos, sin decidir</th></tr></thead>' +
    `<tbody>${rows.join("")}${even}</tbody></table>`
  );
}

/** Leads to the pages of the constituencies, where each town has its figures. */
function placesHtml({ constituencies, municipalities, url }: ShownNight): string {
  const links = constituencies
    .filter(({ code }) => municipalities.has(code))
    .map(
      ({ code, name }) =>
        `<li><a href="${escapeHtml(`${url}${code}.html`)}" target="_top">${escapeHtml(name)}</a></li>`,
    );
  return links.length === 0 ? "" : `<h2>Municipio a municipio</h2><ul class="lugares">${links.join("")}</ul>`;
}

/** Writes the map of who is first in each town: what is counted, what may change, and what nobody knows yet. */
export function townsHtml(night: ShownNight, marks: Marks, write: Write): string {
  const { towns } = night;
  if (towns === null) return '<p class="vacio">Este recuento no llega a los municipios.</p>';
  const lists = towns.firsts.map(({ key }) => `<span>${listHtml(key, marks)}</span>`);
  const looks = LOOKS.map(([look, text]) => `<span><i class="${look}"></i><span>${text}</span></span>`);
  const said = summary(towns, write);
  const map =
    `<p class="clave">${lists.join("")}</p><p class="clave aspecto">${looks.join("")}</p>` +
    `<div class="municipios" role="img" aria-label="${escapeHtml(`Mapa de los municipios por quién va primero. ${said}`)}">${towns.svg}</div>` +
    '<p class="resto">El mapa pinta terreno, y no votos: un municipio grande no tiene por eso más gente.</p>';
  const counts = `<p>${escapeHtml(said)}</p>${firstsHtml(towns, marks, write)}`;
  return `<div class="conmapa"><div>${map}</div><div>${counts}</div></div>${placesHtml(night)}`;
}
