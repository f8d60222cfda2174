import { escapeHtml } from "@nv/embeds";
import type { DrawnMark, DrawnSheet, PieceDrawing } from "@nv/piece-parts";
import type { PageInput } from "../page-parts.ts";
import { coloursCss } from "./colours-css.ts";
import type { FigureConfig } from "./config.ts";
import { type DrawnFigure, drawFigure } from "./draw/draw-figure.ts";
import { xTexts } from "./draw/read-x.ts";
import { seriesOf } from "./draw/series-of.ts";
import { shownData } from "./draw/shown-data.ts";
import { drawnFormat } from "./drawn-format.ts";
import { sheetOf } from "./drawn-sheets.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";
import { figureFileRules } from "./rules.ts";

/** The drawings that a story carries: that of a whole page would be as heavy as both. */
const SHEETS = [
  { frame: "phone", shownIn: "narrow" },
  { frame: "wide", shownIn: "wide" },
] as const;

/** Colour of what is dimmed, on light and on dark: told from the ground, and read as grey. */
const DIMMED = { light: "#d5d0c5", dark: "#45413b" } as const;

/** Radius of what marks a value, pixels of the drawing. */
const MARK_PX = 4;

const SVG = /^<svg([^>]*)>(.*)<\/svg>$/s;

/** Attributes of the root of a drawing that are its own, and no matter of what is in it. */
const OWN = / (?:class|aria-hidden|viewBox)="[^"]*"/g;

function sheetIn(
  { svg }: DrawnFigure,
  shownIn: DrawnSheet["shownIn"],
  size: { readonly widthPx: number; readonly heightPx: number },
): DrawnSheet {
  const [, attributes = "", inside = ""] = SVG.exec(svg) ?? [];
  const viewBox = { x: 0, y: 0, width: size.widthPx, height: size.heightPx };
  return { shownIn, viewBox, attributes: attributes.replaceAll(OWN, ""), layers: [{ shownIn: "all", svg: inside }] };
}

/** Marks a row of a drawing: its values and, where rows are moments, a line through them. */
function markSvg({ points, by, heightPx }: DrawnFigure, row: number, text: string): string {
  const places = (points[row] ?? []).flatMap((place) => (place === null ? [] : [place]));
  const [first] = places;
  if (first === undefined) return "";
  const rings = places.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${MARK_PX}" fill="var(--nv-halo)" stroke="var(--nv-ink)" stroke-width="1.5"/>`,
  );
  if (by !== "x") return rings.join("");
  const [x] = first;
  const line = `<path stroke="var(--nv-ink)" stroke-dasharray="2 3" d="M${x} 18V${heightPx - 24}"/>`;
  return `${line}<text x="${x}" y="12" fill="var(--nv-ink)" stroke="var(--nv-halo)" stroke-width="3" paint-order="stroke" font-weight="700">${escapeHtml(text)}</text>${rings.join("")}`;
}

/**
 * A figure that a story carries inside: what it tells apart can be lit, and its rows marked.
 *
 * @returns `null` for one without data.
 */
export function figureStoryDrawing(config: FigureConfig, input: PageInput): PieceDrawing | null {
  if (figureFileRules(config).length > 0) return null;
  const kit = input.charts();
  const format = drawnFormat(config, input);
  const drawings = SHEETS.map(({ frame, shownIn }) => {
    const sheet = sheetOf(config, frame);
    const drawn = drawFigure({ ...config, format }, sheet, { kit, className: "" });
    return { drawn, sheet: sheetIn(drawn, shownIn, { widthPx: sheet.widthPx, heightPx: drawn.heightPx }) };
  });
  const svgs = drawings.map(({ drawn }) => drawn.svg).join("");
  const data = shownData(config);
  const dim = (ground: "light" | "dark") => `--nv-dim:${DIMMED[ground]}`;
  const own = config.style === "oscuro" ? dim("dark") : dim("light");
  const dark = config.style === "claro" ? `[data-nv-theme="dark"] .nv-fig{${dim("dark")}}` : "";
  const parts = figureKindNamed(config.kind)
    .coloured(data)
    .map((name, at) => {
      const [paint, text] = [`--nv-s${at + 1}`, `--nv-t${at + 1}`];
      const dims = [
        ...(svgs.includes(`var(${paint}`) ? [`${paint}:var(--nv-dim)`] : []),
        ...(svgs.includes(`var(${text}`) ? [`${text}:var(--nv-soft)`] : []),
      ];
      return { name, dim: dims.join(";"), lit: "", box: null };
    })
    .filter(({ dim: declarations }) => declarations !== "");
  // What is only compared with is grey for all: lit, it is nearer to the ink.
  const quiet = seriesOf(data).flatMap(({ name, look }) =>
    look === "quiet" ? [{ name, dim: "--nv-quiet:var(--nv-dim)", lit: "--nv-quiet:var(--nv-ink)", box: null }] : [],
  );
  const marks = xTexts(data, format.numbers).map(
    (name, row): DrawnMark => ({ name, svgs: drawings.map(({ drawn }) => markSvg(drawn, row, name)) }),
  );
  return {
    className: "nv-fig",
    legend: "",
    sheets: drawings.map(({ sheet }) => sheet),
    css: `${coloursCss(config, svgs, input)}.nv-fig{${own}}${dark}.nv-fig{font-family:var(--nv-face-figures,inherit);font-variant-numeric:tabular-nums lining-nums}`,
    dimAll: "",
    parts: [...parts, ...quiet],
    marks,
  };
}
