import type { HouseColours } from "@nv/contracts/schemas";
import { escapeHtml, HOUSE_PLACE, scriptJson } from "@nv/embeds";
import { formatBytes, formatDate, formatNumber, type NumberRules } from "@nv/spanish";
import { DATA_LISTS } from "../../publishing/core/published-path.ts";
import type { CitableData, ColumnType, DataFile } from "./citable-data.ts";
import { citations, citationText } from "./citations.ts";
import { datasetJson } from "./describe-data.ts";
import { licenseName } from "./license-name.ts";
import { dataStyles } from "./page-styles.ts";

/** Name of the file for programs that load data. */
export const CROISSANT_FILE = "croissant.json";

/** Look of the page: the colours and the rules of figures of the house. */
export interface DataPageStyle {
  readonly light: HouseColours;
  readonly dark: HouseColours;
  readonly numbers: NumberRules;
}

const TYPE_NAMES: Readonly<Record<ColumnType, string>> = {
  Boolean: "sí o no",
  Date: "fecha",
  Float: "número",
  Text: "texto",
};

const html = escapeHtml;
const dayOf = (ms: number) => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(ms);
const dateHtml = (isoDay: string) => `<time datetime="${isoDay}">${html(formatDate(isoDay))}</time>`;
const linkHtml = (url: string, text: string) => `<a href="${html(url)}">${html(text)}</a>`;

function licenseHtml(license: string): string {
  return license === ""
    ? "Nadie la ha indicado todavía: pregunta antes de reutilizarlos"
    : `<a rel="license" href="${html(license)}">${html(licenseName(license))}</a>`;
}

function factsHtml(data: CitableData, numbers: NumberRules): string {
  const { sources, frequency, rows, first, last, license, publishedAtMs, revision, revisionUrl } = data;
  const facts = [
    [
      sources.length === 1 ? "Fuente" : "Fuentes",
      sources.map(({ name, url }) => (url === "" ? html(name) : linkHtml(url, name))).join("; "),
    ],
    ["Licencia", licenseHtml(license)],
    ["Publicado", dateHtml(dayOf(publishedAtMs))],
    ["Revisión", `<a href="${html(revisionUrl)}"><code>${html(revision)}</code></a>`],
    ["Frecuencia", html(frequency)],
    ["Filas", formatNumber(rows, { ...numbers, decimals: 0 })],
    ["Abarca", first === "" ? "" : `${dateHtml(first)} a ${dateHtml(last)}`],
  ] as const;
  const shown = facts.filter(([, said]) => said !== "");
  return `<dl class="datos">${shown.map(([name, said]) => `<div><dt>${name}</dt><dd>${said}</dd></div>`).join("")}</dl>`;
}

function fileHtml({ path, url, sizeBytes, sha256 }: DataFile): string {
  return (
    `<li>${linkHtml(url, path)} (${html(formatBytes(sizeBytes))})` +
    `<br><small>SHA-256 <code>${sha256}</code></small></li>`
  );
}

function downloadsHtml({ url, files, revisionUrl }: CitableData): string {
  return (
    `<p>Lo último, siempre en la misma dirección: ${linkHtml(`${url}latest.csv`, "CSV")} · ${linkHtml(`${url}latest.json`, "JSON")}. ` +
    "De esta revisión, que no cambia nunca:</p>" +
    `<ul class="archivos">${files.map(fileHtml).join("")}<li>${linkHtml(revisionUrl + CROISSANT_FILE, "Croissant")}, para programas</li></ul>`
  );
}

function columnsHtml({ columns }: CitableData): string {
  const rows = columns.map(
    ({ name, type, label, unit, method }) =>
      `<tr><th scope="row"><code>${html(name)}</code></th><td>${html([label, method].filter(Boolean).join(". "))}</td>` +
      `<td>${TYPE_NAMES[type]}${unit === "" ? "" : `, ${html(unit)}`}</td></tr>`,
  );
  return (
    '<div class="ancho"><table><thead><tr><th scope="col">Columna</th><th scope="col">Qué es</th><th scope="col">Tipo</th></tr></thead>' +
    `<tbody>${rows.join("")}</tbody></table></div>`
  );
}

function lastRowsHtml({ columns, lastRows }: CitableData): string {
  const head = columns.map(({ name }) => `<th scope="col">${html(name)}</th>`).join("");
  const cell = (text: string, at: number) => {
    const { type }: { readonly type: ColumnType } = columns[at] ?? { type: "Text" };
    const look = { Float: ' class="n"', Date: ' class="d"', Boolean: "", Text: "" }[type];
    return `<td${look}>${html(text)}</td>`;
  };
  const rows = lastRows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`);
  return `<div class="ancho" tabindex="0" role="region" aria-label="Últimas filas"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function changesHtml({ changes, url, revision }: CitableData): string {
  const items = changes.map(
    (change) =>
      `<li>${dateHtml(dayOf(change.atMs))}. ${html(change.text)} ` +
      `<a href="${html(`${url}${change.revision}/`)}"><code>${html(change.revision)}</code></a>${change.revision === revision ? " (esta)" : ""}</li>`,
  );
  return `<ol class="cambios" reversed>${items.join("")}</ol>`;
}

function citationHtml(data: CitableData): string {
  const others = citations(data).map(
    ({ name, text }) => `<details><summary>${name}</summary><pre>${html(text)}</pre></details>`,
  );
  return `<p>Para que quien te lea vea los mismos datos, cita esta revisión:</p><blockquote>${html(citationText(data))}</blockquote>${others.join("")}`;
}

/** Writes what is to be said of each thing that the data are made of, folded. */
function sheetsHtml({ about, items }: NonNullable<CitableData["sheets"]>): string {
  const written = items.map(({ title, facts }) => {
    const said = facts.map(([name, text]) => `<div><dt>${html(name)}</dt><dd>${html(text)}</dd></div>`).join("");
    return `<details><summary>${html(title)}</summary><dl class="datos">${said}</dl></details>`;
  });
  return `<p>${html(about)}</p>${written.join("")}`;
}

/**
 * Writes the page of data for readers: what they are, how they are made, what changed and how they are cited. Whole without a script.
 *
 * @returns HTML; the same data give the same bytes.
 */
export function dataPage(data: CitableData, style: DataPageStyle): string {
  const { title, description, kind, url, method, sheets, feedUrl, catalogueUrl, publisher } = data;
  const methods = method.filter((text) => text !== "").map((text) => `<p>${html(text)}</p>`);
  const section = (name: string, content: string) =>
    content === "" ? "" : `<section><h2>${name}</h2>${content}</section>`;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${html(title)}: los datos</title><meta name="description" content="${html(description || title)}">`,
    `<link rel="canonical" href="${html(url)}"><meta name="color-scheme" content="light dark">`,
    `<link rel="alternate" type="application/atom+xml" title="Cambios" href="${html(feedUrl)}">`,
    `<style>${HOUSE_PLACE}</style><style>${dataStyles(style)}</style>`,
    `<script type="application/ld+json">${scriptJson(datasetJson(data))}</script></head><body><main>`,
    `<header><p class="de">${kind} · ${html(publisher)}</p><h1>${html(title)}</h1>`,
    description === "" ? "" : `<p class="dice">${html(description)}</p>`,
    `</header>${factsHtml(data, style.numbers)}`,
    section("Descargar", downloadsHtml(data)),
    section("Cómo citar", citationHtml(data)),
    section("Últimas filas", lastRowsHtml(data)),
    section("Columnas", columnsHtml(data)),
    section("Cómo se hace", methods.join("")),
    sheets === undefined ? "" : section(html(sheets.name), sheetsHtml(sheets)),
    section("Cambios", changesHtml(data)),
    `<footer><p>${linkHtml(feedUrl, "Avisos de cambios (Atom)")} · ${linkHtml(catalogueUrl, `Catálogo de todos los datos (${DATA_LISTS.catalogue})`)}</p></footer>`,
    "</main></body></html>",
  ].join("");
}
