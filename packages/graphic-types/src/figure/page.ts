import { escapeHtml } from "@nv/embeds";
import { DESK_RULES, NO_BREAK_SPACE, type NumberRules, signSpaceOf, withSign } from "@nv/spanish";
import type { PageInput, PageParts } from "../page-parts.ts";
import { coloursCss } from "./colours-css.ts";
import type { FigureConfig } from "./config.ts";
import { xTexts } from "./draw/read-x.ts";
import { seriesOf } from "./draw/series-of.ts";
import { shownData } from "./draw/shown-data.ts";
import { type ValueFormat, valueText } from "./draw/value-text.ts";
import { drawnFormat } from "./drawn-format.ts";
import { drawnFrames } from "./drawn-frames.ts";
import { PAGE_FROM_PX, PAGE_TEXTS, sheetOf, WIDE_FROM_PX, WIDE_TEXTS, WIDEST_PX } from "./drawn-sheets.ts";
import type { FigureData } from "./figure-parts.ts";
import { writePoints } from "./finger-points.ts";
import { writeSeries } from "./keys/read-series.ts";
import { figureFileRules } from "./rules.ts";
import { withUnit } from "./units.ts";

const CLASSES = { phone: "nv-fig-movil", wide: "nv-fig-ancho", page: "nv-fig-pagina" } as const;

const STYLES =
  `.nv-fig{font-family:var(--nv-face-figures,inherit);position:relative;margin:0;font-variant-numeric:tabular-nums lining-nums}` +
  ".nv-fig svg{display:block;width:100%;height:auto;touch-action:pan-y}.nv-fig .nv-fig-ancho{display:none}" +
  `@media(min-width:${WIDE_FROM_PX}px){.nv-fig .nv-fig-movil{display:none}.nv-fig .nv-fig-ancho{display:block}}` +
  ".nv-fig-tip{position:absolute;top:0;left:0;z-index:1;max-width:60%;margin:0;padding:6px 8px;border:1px solid var(--nv-soft);border-radius:3px;" +
  "background:var(--nv-halo);color:var(--nv-ink);font-size:13px;pointer-events:none}.nv-fig-tip :is(b,span){display:block}" +
  ".nv-fig-at{fill:none;stroke:var(--nv-ink);stroke-width:1.5}" +
  ".nv-fig>:focus-visible,.nv-fig-datos :focus-visible{outline:2px solid var(--nv-ink);outline-offset:2px}" +
  ".nv-fig-datos summary{display:inline-block;padding:12px 0;font-size:13px;text-decoration:underline;text-underline-offset:3px;cursor:pointer}.nv-fig-datos div{max-height:320px;overflow:auto}" +
  ".nv-fig-datos table{border-collapse:collapse;font-size:13px}.nv-fig-datos :is(th,td){padding:4px 14px 4px 0;border-top:1px solid var(--nv-rule);text-align:right;font-weight:400;white-space:nowrap}" +
  ".nv-fig-datos tr>:first-child{text-align:left}.nv-fig-datos thead th{border:0;font-weight:700;vertical-align:bottom}";

/** Of a figure that is dark whatever is around it. */
const GROUND = ".nv-fig{background:var(--nv-halo);color:var(--nv-ink)}";

/** Sizes of the type of a drawing, from a width of the frame on. */
const textStyles = (name: string, sizes: readonly { readonly fromPx: number; readonly textPx: number }[]) =>
  sizes.map(({ fromPx, textPx }) => `@media(min-width:${fromPx}px){.nv-fig .${name}{font-size:${textPx}px}}`).join("");

/** Styles of the drawing of a whole page, where there is one. */
const PAGE_STYLES =
  `.nv-fig .nv-fig-pagina{display:none}@media(min-width:${PAGE_FROM_PX}px){.nv-fig .nv-fig-ancho{display:none}.nv-fig .nv-fig-pagina{display:block}}` +
  textStyles(CLASSES.page, PAGE_TEXTS);

/** Styles of the wide drawing where there is none for a page. */
const WIDE_STYLES = textStyles(CLASSES.wide, WIDE_TEXTS);

/** Text of a table where there is no value. */
const NO_VALUE = "–";

/** The table of a figure, which the script under the finger reads too. Ends that HTML does not ask for are left out: they are most of it. */
function tableHtml(data: FigureData, format: ValueFormat, units: readonly string[]): string {
  const names = data.columns.map(({ name }, at) => withUnit(name, units[at] ?? ""));
  const groups = data.group === undefined ? [] : [data.group.name];
  const head = [data.x.name, ...names, ...groups].map((text) => `<th scope=col>${escapeHtml(text)}`).join("");
  const texts = xTexts(data, format.numbers).map((text) => text.replaceAll(NO_BREAK_SPACE, " "));
  const rows = data.rows.map(({ values, group }, row) => {
    const cells = data.columns.map((_column, at) => {
      const value = values[at] ?? null;
      return `<td>${value === null ? NO_VALUE : valueText(value, { ...format, unit: "" })}`;
    });
    // Last: who reads a value counts from the first.
    const own = groups.length === 0 ? "" : `<td>${escapeHtml(group || NO_VALUE)}`;
    return `<tr><th>${escapeHtml(texts[row] ?? "")}${cells.join("")}${own}`;
  });
  return `<table><thead><tr>${head}<tbody>${rows.join("")}</table>`;
}

/** A text whose figures keep their percent sign beside them where its line ends, as far off as the house writes it. */
const tied = (text: string, numbers: NumberRules) =>
  text.replaceAll(/(\d?)[ \u00a0]%/g, (_sign, digit: string) =>
    digit === "" ? `${NO_BREAK_SPACE}%` : `${digit}${signSpaceOf(numbers)}%`,
  );

/** Says up to when the data are; nothing of what is not over days. */
export function lastDay(data: FigureData): string {
  if (data.x.kind !== "date") return "";
  const last = data.rows.findLastIndex(({ values }) => values.some((value) => value !== null));
  const text = xTexts(data)[last];
  return text === undefined ? "" : `Datos hasta ${text}`;
}

/** Renders the preview of a figure without data; none goes out. */
function emptyPage(config: FigureConfig): PageParts {
  const html = '<p class="nv-fig-vacia">Todavía no hay datos que dibujar.</p>';
  const { heightPx } = sheetOf(config, "phone");
  const style = `.nv-fig-vacia{display:grid;place-items:center;min-height:${heightPx}px;margin:0;border:1px dashed;text-align:center}`;
  return { body: { kind: "html", html, head: `<style>${style}</style>` } };
}

/** A figure as SVG in the page: one for phones and one for wide frames, chosen by their width, and its table. */
export function figurePage(config: FigureConfig, input: PageInput): PageParts {
  if (figureFileRules(config).length > 0) return emptyPage(config);
  const kit = input.charts();
  const format = drawnFormat(config, input);
  const { numbers = DESK_RULES } = format;
  const frames = drawnFrames({ ...config, format }, kit, (frame) => CLASSES[frame]);
  const drawn = frames.map((one) => one.drawn);
  const last = frames.at(-1)?.frame ?? "wide";
  const data = shownData(config);
  const units = data.columns.map(({ unit }) => unit || format.unit);
  const alt = escapeHtml(input.altText);
  const series = seriesOf(data);
  const svgs = drawn.map(({ svg }) => svg).join("");
  // A page has a name, though the article says it already.
  const name = config.heading === "" ? `<h1 class="description">${escapeHtml(input.title)}</h1>` : "";
  const html =
    `${name}<div class="nv-fig"><div role="img" aria-label="${alt}">${svgs}</div>` +
    `<details class="nv-fig-datos"><summary>Ver los datos</summary><div tabindex="0" role="region" aria-label="Datos">${tableHtml(data, format, units)}</div></details></div>`;
  const later = { path: "teclas.js", body: input.beside("later"), policy: "script" } as const;
  const own = {
    kind: "figure",
    later: input.srcOf(later),
    by: drawn[0]?.by ?? "x",
    series: writeSeries(series.map(({ name, column, edges }) => [name, column, ...edges])),
    unit: series.map(({ column }) => withSign("", units[column] ?? "", numbers)).join("\t"),
    points: drawn.map(({ points }) => writePoints(points)).join(" "),
  };
  return {
    heading: tied(config.heading, numbers),
    subheading: tied(config.subheading, numbers),
    notes: tied(config.footnote, numbers),
    sourceLine: input.sourceLine,
    credit: [lastDay(data), input.credit].filter(Boolean).join(" · "),
    body: {
      kind: "html",
      html,
      head: `<style>${coloursCss(config, svgs, input)}${STYLES}${config.style === "oscuro" ? GROUND : ""}.nv-fig{max-width:${WIDEST_PX[last]}px}${{ phone: "", wide: WIDE_STYLES, page: PAGE_STYLES }[last]}</style>`,
      saysAlt: true,
      own,
    },
    files: own.later === "" ? [] : [later],
  };
}
