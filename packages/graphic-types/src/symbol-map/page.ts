import { escapeHtml } from "@nv/embeds";
import { formatNumber } from "@nv/spanish";
import { DRAWN_WIDTH_PX } from "../data-map/draw/data-basemap.ts";
import { legendHtml } from "../data-map/draw/legend.ts";
import { linesCredit } from "../data-map/draw/lines-credit.ts";
import { mapStyles } from "../data-map/draw/map-styles.ts";
import { tableHtml } from "../data-map/draw/map-table.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { SymbolMapConfig } from "./config.ts";
import { drawSymbolMap, onePaint, type SymbolMapParts, symbolMapParts } from "./drawn-symbols.ts";
import { BELOW_ZERO, sizesOf, sizesSvg } from "./legend.ts";
import { symbolMapFileRules } from "./rules.ts";
import { SYMBOLS_FILE, symbolsFile } from "./symbols-file.ts";

/** Renders the preview of a map without data; none goes out. */
const EMPTY: PageParts = {
  body: {
    kind: "html",
    html: '<p class="nv-map-vacio">Todavía no hay datos que dibujar.</p>',
    head: "<style>.nv-map-vacio{display:grid;place-items:center;min-height:320px;margin:0;border:1px dashed;text-align:center}</style>",
  },
};

/** Size of the texts of a legend, CSS pixels. */
const TEXT_PX = 13;

/** Styles of symbols, and of a legend of sizes that grows with the map. */
const STYLES =
  ".nv-map .u{fill:var(--m-none)}.nv-map .s circle{fill-opacity:.72;stroke:var(--m-halo);stroke-width:.8;vector-effect:non-scaling-stroke}" +
  ".nv-map .s .g{fill:var(--m-halo);fill-opacity:.35;stroke-width:1.8}.nv-map-sizes{color:var(--m-ink);flex:none}" +
  ".nv-map-key .o{display:inline-flex;gap:5px;align-items:center}.nv-map-key .ring{box-sizing:border-box;width:12px;height:12px;border:2px solid var(--m-ink);border-radius:50%}";

/** A ring is of the colour of its class. */
const ringStyles = (count: number) =>
  Array.from({ length: count }, (_none, at) => `.nv-map .s .c${at}.g{stroke:var(--c${at})}`).join("");

/** Widths of the page for which a legend of sizes is drawn, so that its circles are as large as those of the map. */
const LEGENDS = [
  { className: "m", shownPx: 360 },
  { className: "w", shownPx: 700 },
] as const;

function sizesHtml(parts: SymbolMapParts, mostPx: number): string {
  const told = sizesOf(parts, mostPx)
    .map(({ text }) => text)
    .join(", ");
  const drawn = LEGENDS.map(({ className, shownPx }) => {
    const sizes = sizesOf(parts, (mostPx * shownPx) / DRAWN_WIDTH_PX);
    const { html, widthPx, heightPx } = sizesSvg(sizes, { textPx: TEXT_PX, ink: "currentColor" });
    return `<svg class="nv-map-sizes ${className}" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}" aria-hidden="true">${html}</svg>`;
  });
  const below = parts.hasNegative ? `<span class="o"><i class="ring"></i>hueco: ${BELOW_ZERO}</span>` : "";
  return `<div class="nv-map-key"><b>${escapeHtml(parts.title)}</b><span class="vh">Tamaños de muestra: ${escapeHtml(told)}</span>${drawn.join("")}${below}</div>`;
}

/** A map of symbols as SVG in the page, with its legends and its table. */
export function symbolMapPage(config: SymbolMapConfig, input: PageInput): PageParts {
  if (symbolMapFileRules(config).some(({ field }) => field !== "leavesOut")) return EMPTY;
  const { colourOf, house, title } = input;
  const parts = symbolMapParts(config, input.atlas, { numbers: house?.numbers, colourOf });
  const drawing = drawSymbolMap(config, parts, {
    paint: (name) => `class="${name}"`,
    frames: ["phone", "wide"],
    attributes: ' aria-hidden="true"',
  });
  const { scale, symbols, write, outside } = parts;
  const classes = scale?.classes ?? [onePaint(config)];
  const hasGaps = scale !== null && symbols.some(({ colour }) => colour.kind === "missing");
  const hasProtected = scale !== null && symbols.some(({ colour }) => colour.kind === "protected");
  const colours = scale === null ? "" : legendHtml({ title: parts.colourTitle, scale, hasGaps, hasProtected });
  const lines = symbols
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, value }) => ({ name, value: { kind: "number" as const, value }, flag: "" }));
  const file = { path: SYMBOLS_FILE, body: config.offersData ? symbolsFile(config) : "" };
  const table = `<details class="nv-map-data"><summary>Ver los datos</summary><div tabindex="0" role="region" aria-label="Datos">${tableHtml(lines, { place: config.place || "Lugar", value: parts.title, write })}</div></details>`;
  const link = config.offersData
    ? `<p class="nv-map-file"><a href="${escapeHtml(input.srcOf(file))}" download>Descargar los datos (CSV)</a></p>`
    : "";
  const beyond =
    outside.length === 0
      ? ""
      : `Fuera del mapa, ${formatNumber(outside.length)}: ${outside.slice(0, 5).join(", ")}${outside.length > 5 ? "…" : ""}.`;
  // A page has a name, though the article says it already.
  const name = config.heading === "" ? `<h1 class="description">${escapeHtml(title)}</h1>` : "";
  const html = `${name}<div class="nv-map">${sizesHtml(parts, config.radiusPx)}${colours}<div role="img" aria-label="${escapeHtml(input.altText)}">${drawing.svg}</div>${table}${link}</div>`;
  return {
    heading: config.heading,
    subheading: config.subheading,
    notes: [config.footnote, beyond].filter(Boolean).join(" "),
    sourceLine: input.sourceLine,
    credit: [input.credit, linesCredit(config.areas)].filter(Boolean).join(" · "),
    files: config.offersData ? [file] : [],
    body: {
      kind: "html",
      html,
      head: `<style>${mapStyles(classes)}${STYLES}${ringStyles(classes.length)}</style>`,
      saysAlt: true,
    },
  };
}
