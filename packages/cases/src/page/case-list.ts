import { CASE_CENTRES, CASE_EVIDENCE, CASE_STATUSES } from "@nv/contracts";
import { escapeHtml } from "@nv/embeds";
import { formatDate } from "@nv/spanish";
import { decadeText, victimsText } from "../case-texts.ts";
import type { PublishedCase, PublishedCases } from "../published-cases.ts";

/** Cases that the page holds; the rest is in the files beside it, and the page says so. */
const MOST_ROWS = 5000;

const small = (text: string) => (text === "" ? "" : `<small>${escapeHtml(text)}</small>`);

function sourcesHtml({ sources }: PublishedCase): string {
  if (sources.length === 0) return "";
  const items = sources.map(({ title, date, url }) => {
    const name = escapeHtml(title);
    const link = url === "" ? name : `<a href="${escapeHtml(url)}" rel="noreferrer" target="_top">${name}</a>`;
    return `<li>${link}, ${formatDate(date, "short")}`;
  });
  return `<ul>${items.join("")}</ul>`;
}

function placeText({ province, provinceName, municipality, municipalityName }: PublishedCase): string {
  if (province === "") return "Lugar sin precisar";
  return municipality === "" ? provinceName : `${municipalityName} (${provinceName})`;
}

function rowHtml(one: PublishedCase): string {
  const decade = one.decade === null ? "Década sin precisar" : decadeText(one.decade);
  const centre = one.centre === null ? "Centro sin precisar" : CASE_CENTRES[one.centre];
  const joined = one.isJoined ? "<small>Caso agrupado: se cuenta con menos detalle</small>" : "";
  return (
    `<tr data-p="${escapeHtml(one.province)}" data-d="${one.decade ?? ""}" data-c="${one.centre ?? ""}">` +
    `<th scope="row">${escapeHtml(placeText(one))}${small(one.scope)}${joined}</th><td>${decade}${small(centre)}</td>` +
    `<td>${CASE_STATUSES[one.status]}${small(CASE_EVIDENCE[one.evidence])}${one.summary === "" ? "" : `<p>${escapeHtml(one.summary)}</p>`}${sourcesHtml(one)}</td>` +
    `<td class="n"><span class="solo-movil">Víctimas: </span>${victimsText(one)}</td></tr>`
  );
}

const optionHtml = (value: string, label: string) =>
  `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;

/** A choice among what the cases have; what is not told cannot be asked for, and an empty value is all. */
function choiceHtml(
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
): string {
  const all = options.filter(([value]) => value !== "").map(([value, text]) => optionHtml(value, text));
  return `<label>${label}<select name="${name}"><option value="">Todas</option>${all.join("")}</select></label>`;
}

function controlsHtml({ byProvince, byDecade, cases }: PublishedCases): string {
  const centres = new Set(cases.map(({ centre }) => centre));
  const centreOptions = Object.entries(CASE_CENTRES).filter(([key]) => [...centres].some((centre) => centre === key));
  const named = (counts: PublishedCases["byProvince"]) => counts.map(({ key, label }) => [key, label] as const);
  return (
    '<form id="nv-casos-filtros" role="search" aria-label="Casos" hidden>' +
    '<label class="ancho">Buscar<input type="search" name="q" maxlength="100" autocomplete="off"></label>' +
    choiceHtml("p", "Provincia", named(byProvince)) +
    choiceHtml("d", "Década", named(byDecade)) +
    choiceHtml("c", "Centro", centreOptions).replace(">Todas<", ">Todos<") +
    '</form><p id="nv-casos-cuenta" role="status"></p>'
  );
}

/**
 * All cases as a table that is whole without a script; with it, they are searched and shown by fifties.
 *
 * @param csvUrl - Address of the file that has all of them.
 */
export function caseList(data: PublishedCases, csvUrl: string): string {
  const shown = data.cases.slice(0, MOST_ROWS);
  const rest = data.cases.length - shown.length;
  const more =
    rest === 0
      ? ""
      : `<p>Esta página enseña ${shown.length} casos; los otros ${rest} están en <a href="${escapeHtml(csvUrl)}">la tabla completa</a>.</p>`;
  return (
    controlsHtml(data) +
    '<table id="nv-casos"><thead><tr><th scope="col">Lugar</th><th scope="col">Época y centro</th><th scope="col">Situación y fuentes</th><th scope="col" class="n">Víctimas</th></tr></thead>' +
    `<tbody>${shown.map(rowHtml).join("")}</tbody></table>` +
    `<button type="button" id="nv-casos-mas" hidden>Ver más casos</button>${more}`
  );
}
