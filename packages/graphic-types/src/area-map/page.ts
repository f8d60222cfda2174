import { escapeHtml } from "@nv/embeds";
import { MOST_PATHS } from "../data-map/draw/draw-areas.ts";
import { legendHtml } from "../data-map/draw/legend.ts";
import { linesCredit } from "../data-map/draw/lines-credit.ts";
import { mapStyles } from "../data-map/draw/map-styles.ts";
import { tableHtml } from "../data-map/draw/map-table.ts";
import { AREA_NOUNS } from "../data-map/values/area-names.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { AreaMapConfig } from "./config.ts";
import { areaMapParts, drawAreaMap } from "./drawn-map.ts";
import { AREAS_FILE, areasFile, MAP_FILE, mapFile } from "./map-file.ts";
import { areaMapFileRules } from "./rules.ts";

/** Renders the preview of a map without data; none goes out. */
const EMPTY: PageParts = {
  body: {
    kind: "html",
    html: '<p class="nv-map-vacio">Todavía no hay datos que dibujar.</p>',
    head: "<style>.nv-map-vacio{display:grid;place-items:center;min-height:320px;margin:0;border:1px dashed;text-align:center}</style>",
  },
};

/** Areas from which a reader is given a search. */
const SEARCHED_FROM = 30;

/** A map as SVG in the page, one for all widths, with its legend and its table. */
export function areaMapPage(config: AreaMapConfig, input: PageInput): PageParts {
  if (areaMapFileRules(config).some(({ field }) => field !== "leavesOut")) return EMPTY;
  const { colourOf, house, title } = input;
  const parts = areaMapParts(config, input.atlas, { numbers: house?.numbers, colourOf });
  const drawing = drawAreaMap(config, parts, {
    paint: (name) => `class="${name}"`,
    frames: ["phone", "wide"],
    attributes: ' aria-hidden="true"',
  });
  const { scale, hasGaps, hasProtected } = parts;
  const legend = legendHtml({ title: parts.title, scale, hasGaps, hasProtected });
  const isLong = parts.lines.length > MOST_PATHS;
  const file = { path: MAP_FILE, body: config.offersData || isLong ? mapFile(config, parts) : "" };
  const table = isLong
    ? ""
    : `<details class="nv-map-data"><summary>Ver los datos</summary><div tabindex="0" role="region" aria-label="Datos">${tableHtml(parts.lines, { place: parts.placeName, value: parts.title, write: parts.write })}</div></details>`;
  const hasSearch = config.searches && parts.lines.length >= SEARCHED_FROM;
  const areas = { path: AREAS_FILE, body: hasSearch && isLong ? areasFile(parts) : "", policy: "script" } as const;
  const [noun] = AREA_NOUNS[config.areas.kind];
  const search = hasSearch
    ? `<div class="nv-control nv-map-js"><label for="nv-q">Busca tu ${noun}</label><input id="nv-q" type="search" autocomplete="off"><p class="nv-map-status" role="status"></p></div><ul class="nv-map-found"></ul>`
    : "";
  const link =
    file.body === ""
      ? ""
      : `<p class="nv-map-file"><a href="${escapeHtml(input.srcOf(file))}" download>Descargar los datos (CSV)</a></p>`;
  // A page has a name, though the article says it already.
  const name = config.heading === "" ? `<h1 class="description">${escapeHtml(title)}</h1>` : "";
  const html = `${name}<div class="nv-map">${legend}<div role="img" aria-label="${escapeHtml(input.altText)}">${drawing.svg}</div>${search}${table}${link}</div>`;
  const own = { kind: "area-map", areas: areas.body === "" ? "" : input.srcOf(areas) };
  return {
    heading: config.heading,
    subheading: config.subheading,
    notes: config.footnote,
    sourceLine: input.sourceLine,
    credit: [input.credit, linesCredit(config.areas)].filter(Boolean).join(" · "),
    files: [file, areas].filter(({ body }) => body !== ""),
    body: { kind: "html", html, head: `<style>${mapStyles(scale.classes)}</style>`, saysAlt: true, own },
  };
}
