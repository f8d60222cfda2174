import { escapeHtml, type PageAssets, renderPage } from "@nv/embeds";
import { type Marks, marksOf } from "./marks.ts";
import type { ShownArea, ShownNight } from "./night.ts";
import { areasHtml } from "./parts/areas-html.ts";
import { blocsHtml } from "./parts/blocs-html.ts";
import { callHtml } from "./parts/call-html.ts";
import { headlineHtml } from "./parts/headline-html.ts";
import { hemicycleHtml } from "./parts/hemicycle-html.ts";
import { keyHtml } from "./parts/key-html.ts";
import { listsHtml, restHtml } from "./parts/lists-html.ts";
import { mapHtml } from "./parts/map-html.ts";
import { statusHtml } from "./parts/status-html.ts";
import { townsHtml } from "./parts/towns-html.ts";
import { turnoutHtml } from "./parts/turnout-html.ts";
import { NIGHT_STYLES } from "./styles.ts";
import { type Write, writers } from "./write.ts";

/** Pages of a night that have an address of their own, with what each shows. */
export const NIGHT_PAGES = {
  index: "Todo",
  titular: "Titular",
  hemiciclo: "Hemiciclo",
  mapa: "Mapa",
  municipios: "Municipios",
  participacion: "Participación",
  circunscripciones: "Circunscripciones",
} as const;

/** Page of a night: its name and its HTML. */
export interface NightPage {
  /** Name of its file. */
  readonly path: string;
  readonly html: string;
}

/** Everything that the parts of a page are written with. */
interface Parts {
  readonly night: ShownNight;
  readonly marks: Marks;
  readonly write: Write;
}

/** A page before it has a frame. */
interface Page {
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** Area whose count it is of. */
  readonly area: ShownArea;
  readonly body: string;
  /** Source of its lines, where it has any. */
  readonly credit?: string;
}

const REHEARSAL = '<p class="nv-ensayo">Ensayo: estos votos no son de verdad</p>';

const NO_HEADLINE = '<p class="vacio">Con lo que falta por contar no se puede titular todavía.</p>';

const section = (name: string, body: string) => (body === "" ? "" : `<section><h2>${name}</h2>${body}</section>`);

function seatsPart({ night, marks, write }: Parts): string {
  return hemicycleHtml(night, marks, write) + keyHtml(night, marks);
}

/** Leads to the map of towns, which is too heavy to be asked for each half minute by who looks for the count. */
const townsLink = ({ towns, url }: ShownNight) =>
  towns === null
    ? ""
    : `<p><a href="${escapeHtml(url)}municipios.html" target="_top">Quién va primero en cada municipio</a></p>`;

const mapPart = ({ night, marks, write }: Parts) =>
  keyHtml(night, marks) + mapHtml(night, marks, write) + townsLink(night);

function constituenciesPart({ night, marks, write }: Parts): string {
  return areasHtml(night.constituencies, {
    ...{ marks, write, url: night.url },
    ...{ caption: "Las circunscripciones, con las primeras candidaturas", noun: "Circunscripción" },
    search: "Busca una circunscripción",
  });
}

/** Whether a map says more than a table: one constituency is no map. */
const hasMap = ({ constituencies }: ShownNight) => constituencies.length > 1;

function wholePage(parts: Parts): Page {
  const { night, marks, write } = parts;
  const lists = listsHtml(night.total, {
    marks,
    write,
    before: night.before,
    caption: "Escaños y votos de cada candidatura",
  });
  const columns = [
    `<section>${callHtml(night.total, marks)}${seatsPart(parts)}</section>`,
    section("Escaños y votos", lists + restHtml(night.total, write)),
    section("Mayorías", blocsHtml(night, write)),
    section("Participación", night.turnout.length === 0 ? "" : turnoutHtml(night, write)),
  ];
  return {
    ...{ path: "index.html", heading: night.title, description: night.description, area: night.total },
    body:
      headlineHtml(night) +
      `<div class="partes">${columns.join("")}</div>` +
      (hasMap(night) ? section("Dónde", mapPart(parts)) : "") +
      section("Circunscripciones", constituenciesPart(parts)),
  };
}

function areaPage(area: ShownArea, { night, marks, write }: Parts): Page {
  const towns = night.municipalities.get(area.code) ?? [];
  const lists = listsHtml(area, { marks, write, before: night.before, caption: `Votos en ${area.name}` });
  const last = area.lastSeat === "" ? "" : `<p>${escapeHtml(area.lastSeat)}</p>`;
  const more = areasHtml(towns, {
    ...{ marks, write, url: "", noun: "Municipio", search: "Busca un municipio" },
    caption: `Municipios de ${area.name}, con las primeras candidaturas`,
  });
  return {
    ...{ path: `${area.code}.html`, heading: `${area.name}: ${night.title}`, description: "", area },
    body:
      callHtml(area, marks) +
      lists +
      restHtml(area, write) +
      last +
      (towns.length === 0 ? "" : section("Municipios", more)),
  };
}

/** Writes all pages of a night, each whole without a script: the summary first. @param reader - Script that renews and searches. */
export function nightPages(night: ShownNight, assets: PageAssets & { readonly reader: string }): readonly NightPage[] {
  const write = writers(night.numbers);
  const marks = marksOf(night);
  const parts: Parts = { night, marks, write };
  const of = (page: keyof typeof NIGHT_PAGES, body: string): Page => ({
    ...{ path: `${page}.html`, body, description: "", area: night.total },
    heading: `${NIGHT_PAGES[page]}: ${night.title}`,
  });
  const pages = [
    wholePage(parts),
    { ...of("titular", headlineHtml(night, NO_HEADLINE)), heading: night.title },
    of("hemiciclo", callHtml(night.total, marks) + seatsPart(parts)),
    of("mapa", mapPart(parts)),
    { ...of("municipios", townsHtml(night, marks, write)), credit: night.towns?.credit ?? "" },
    of("participacion", turnoutHtml(night, write)),
    of("circunscripciones", constituenciesPart(parts)),
    ...night.constituencies.map((area) => areaPage(area, parts)),
  ];
  const head = `<style>${NIGHT_STYLES}${marks.styles}</style>`;
  const script = `${assets.script}\n${assets.reader}`;
  return pages.map(({ path, heading, description, area, body, credit = "" }) => ({
    path,
    html: renderPage(
      {
        ...{ slug: night.slug, title: heading, language: "es", heading, subheading: description },
        ...{ altText: "", notes: "", sourceLine: night.source, credit, link: "" },
        body: {
          kind: "html",
          html: `<div class="nv-el" id="noche" data-p="${path}">${night.isRehearsal ? REHEARSAL : ""}${statusHtml(night, area, write)}${body}</div>`,
          ...{ head, saysAlt: true, own: { kind: "frames" } },
        },
        isDraft: false,
      },
      { ...assets, script },
    ),
  }));
}
