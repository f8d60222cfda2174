import { CASE_STATUSES } from "@nv/contracts";
import type { CaseCount } from "@nv/contracts/schemas";
import { escapeHtml, type PageAssets, renderPage } from "@nv/embeds";
import { DESK_RULES, formatDate, formatNumber, type NumberRules } from "@nv/spanish";
import type { PublishedCases, PublishedChange } from "../published-cases.ts";
import { caseList } from "./case-list.ts";
import { CASES_STYLES } from "./page-styles.ts";
import { provinceTiles } from "./province-tiles.ts";

/** Name of the script of the page in the build of `embeds`: `readers/cases.js`. */
export const CASES_READER = "cases";

/** Parts from which the page is written. */
export interface CasesPageParts {
  /** Assets that every published page carries. */
  readonly assets: PageAssets;
  /** The built script of {@link CASES_READER}. */
  readonly reader: string;
  /** Prefix of the names of the files beside the page: empty when it is shown in their folder. */
  readonly filesAt: string;
  /** Rules by which the house writes figures; the desk's when left out. */
  readonly numbers?: NumberRules;
}

/** Writer of counts as the house does. */
type Figures = (value: number) => string;

const figuresBy =
  (numbers: NumberRules): Figures =>
  (value) =>
    formatNumber(value, { ...numbers, decimals: 0 });

const countsIn =
  (figure: Figures) =>
  (value: number, one: string, many: string): string =>
    `${figure(value)} ${value === 1 ? one : many}`;

/** Meaning of each word of the situation of a case: the only words that the page has for it. */
const STATUS_MEANINGS: Readonly<Record<keyof typeof CASE_STATUSES, string>> = {
  reported: "Alguien lo ha denunciado ante un juzgado, la policía, la Iglesia o el periódico. No se ha resuelto nada.",
  investigated: "Un juzgado, la fiscalía o un tribunal canónico lo investiga o lo ha investigado.",
  shelved: "La investigación se cerró sin juicio.",
  expired: "La ley ya no permite juzgarlo por el tiempo que ha pasado.",
  tried: "Ha habido juicio; la sentencia todavía puede cambiar.",
  acquitted: "Un tribunal absolvió a la persona denunciada.",
  convicted: "Un tribunal condenó, y contra su sentencia ya no cabe recurso.",
  "canonically-sanctioned": "Un tribunal de la Iglesia impuso una sanción.",
};

/** Counts of cases, and how a table of them is called. */
interface Counted {
  readonly caption: string;
  readonly head: string;
  readonly counts: readonly CaseCount[];
}

function countTable({ caption, head, counts }: Counted, figure: Figures): string {
  const rows = counts.map(
    ({ label, cases, victims }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td class="n">${figure(cases)}</td><td class="n">${figure(victims)}</td></tr>`,
  );
  return (
    `<table class="cuenta" aria-label="${caption}"><thead><tr><th scope="col">${head}</th><th scope="col" class="n">Casos</th><th scope="col" class="n">Víctimas</th></tr></thead>` +
    `<tbody>${rows.join("")}</tbody></table>`
  );
}

type Count = ReturnType<typeof countsIn>;

function changeText({ added, changed, removed }: Omit<PublishedChange, "note">, counted: Count): string {
  const parts = [
    ...(added > 0 ? [counted(added, "caso nuevo", "casos nuevos")] : []),
    ...(changed > 0 ? [counted(changed, "caso corregido", "casos corregidos")] : []),
    ...(removed > 0 ? [counted(removed, "caso retirado", "casos retirados")] : []),
  ];
  return parts.length === 0 ? "Ningún caso cambia" : parts.join(", ");
}

function changesHtml(changes: readonly PublishedChange[], counted: Count): string {
  const items = changes.map(({ note, ...change }) => {
    const totals = `${counted(change.cases, "caso", "casos")} y ${counted(change.victims, "víctima", "víctimas")} en total`;
    return `<li><strong><time datetime="${change.date}">${formatDate(change.date)}</time></strong>. ${changeText(change, counted)}; ${totals}.${note === "" ? "" : `<br>${escapeHtml(note)}`}</li>`;
  });
  return `<ul class="cambios">${items.join("")}</ul>`;
}

function methodHtml({ smallestCell, joinedCases }: PublishedCases, counted: Count): string {
  const words = Object.entries(STATUS_MEANINGS).map(([key, meaning]) => {
    const word = Object.entries(CASE_STATUSES).find(([status]) => status === key)?.[1] ?? "";
    return `<dt>${word}</dt><dd>${meaning}</dd>`;
  });
  const joined = joinedCases === 0 ? "" : ` Ahora hay ${counted(joinedCases, "caso agrupado", "casos agrupados")}.`;
  return (
    "<p>Cada caso lo introduce una persona del equipo y lo verifica otra. Se publica lo que dicen las fuentes que se citan, y ningún nombre ni dato de víctimas, de personas denunciadas o de testigos. Una denuncia no es una condena: toda persona es inocente mientras una sentencia firme no diga otra cosa.</p>" +
    `<p>Cuando en un mismo lugar, década y tipo de centro hay menos de ${smallestCell} víctimas, o hay casos pequeños con muy pocas víctimas de otros al lado, el caso se cuenta con menos detalle, sin resumen y sin sus fuentes, para que nadie pueda reconocer a quien lo sufrió. Los totales son los mismos.${joined}</p>` +
    `<p>«O más» quiere decir que las fuentes hablan de un mínimo.</p><dl>${words.join("")}</dl>`
  );
}

const downloadsHtml = (at: (name: string) => string) =>
  `<ul class="descargas"><li><a href="${at("casos.csv")}" download>Tabla de casos (CSV)</a></li><li><a href="${at("casos.json")}" download>Casos (JSON)</a></li><li><a href="${at("resumen.json")}" download>Resumen y cambios (JSON)</a></li></ul>`;

const RIBBON = '<p class="ejemplo">DATOS DE EJEMPLO: los casos, los lugares y las instituciones son inventados</p>';

/**
 * Writes the page that readers get of a revision: whole without its script, and without a request to anybody.
 *
 * @param data - As `publishedCases` gives it: small cells are joined.
 * @returns HTML; the same revision gives the same bytes.
 */
export function casesPage(
  data: PublishedCases,
  { assets, reader, filesAt, numbers = DESK_RULES }: CasesPageParts,
): string {
  const figure = figuresBy(numbers);
  const counted = countsIn(figure);
  const table = (caption: string, head: string, counts: readonly CaseCount[]) =>
    countTable({ caption, head, counts }, figure);
  const at = (name: string) => escapeHtml(filesAt + name);
  const { cases, victims } = data.totals;
  const html =
    (data.isExample ? RIBBON : "") +
    `<h2 id="por-provincia">Por provincia</h2><div class="lado"><div>${provinceTiles(data.byProvince, numbers)}</div>${table("Casos y víctimas por provincia", "Provincia", data.byProvince)}</div>` +
    `<h2>Por década</h2>${table("Casos y víctimas por década en que empezaron", "Década", data.byDecade)}` +
    `<h2>Los casos</h2>${caseList(data, `${filesAt}casos.csv`)}` +
    `<h2>Qué ha cambiado</h2>${changesHtml(data.changes, counted)}` +
    `<h2>Cómo se hace y qué quiere decir cada palabra</h2>${methodHtml(data, counted)}<h2>Descargar los datos</h2>${downloadsHtml(at)}`;
  const summary = `${counted(victims, "víctima", "víctimas")} en ${counted(cases, "caso", "casos")} que el equipo ha verificado. Actualizado el ${formatDate(data.at)}.`;
  return renderPage(
    {
      slug: "abusos",
      title: "Casos de abusos en la Iglesia",
      language: "es",
      altText: summary,
      heading: "Casos de abusos en la Iglesia",
      subheading: summary,
      notes: "",
      sourceLine: "",
      credit: "",
      link: "",
      body: { kind: "html", html, head: `<style>${CASES_STYLES}</style>`, saysAlt: true, own: { kind: "cases" } },
    },
    { ...assets, script: `${assets.script}\n${reader}` },
  );
}
