import { escapeHtml } from "@nv/embeds";
import { textWidthPx, wrappedBy } from "../core/estimated-text.ts";
import { type Typefaces, textWidthPx as widthInFace } from "../core/faces.ts";
import type { PageParts } from "../page-parts.ts";
import type { FallbackImage, FallbackRoom } from "./fallback.ts";
import { FIGURES_FAMILY, outlinedTexts, TITLE_FAMILY } from "./outlined-texts.ts";

/** Texts around a drawing. */
export type FallbackTexts = Pick<PageParts, "heading" | "subheading" | "sourceLine" | "credit">;

/** A picture of a drawing with its texts, as SVG. */
export interface ComposedFallback {
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Space around everything and between its parts, in shares of the width. */
const MARGIN_SHARE = 0.025;

/** Sizes of the texts for a picture of this width, pixels. */
const MEASURE_PX = 640;
const SIZES_PX = { heading: 22, subheading: 15, source: 12 } as const;
const LINE_HEIGHT = 1.25;

/** Most lines of each: what is longer ends in an ellipsis, since the page says it whole. */
const MOST_LINES = { heading: 3, subheading: 3, source: 2 } as const;

type Part = keyof typeof SIZES_PX;

interface Block {
  readonly lines: readonly string[];
  readonly sizePx: number;
  readonly colour: string;
  readonly isBold: boolean;
}

const heightOf = ({ lines, sizePx }: Block) => lines.length * sizePx * LINE_HEIGHT;

/** The first lines of a text; the last tells that there is more. */
function cut(lines: readonly string[], most: number, fits: (line: string) => boolean): readonly string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const words = (kept.at(-1) ?? "").split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")}…`)) words.pop();
  return [...kept.slice(0, -1), `${words.join(" ")}…`];
}

/** A drawing inside another, at a place and of a size. */
const placed = (svg: string, place: string) =>
  svg.replace(
    /^<svg([^>]*)>/,
    (_tag, attributes: string) => `<svg ${place}${attributes.replaceAll(/ (?:width|height|xmlns)="[^"]*"/g, "")}>`,
  );

/**
 * Puts the texts of a page around its drawing: a picture that goes about by itself says what it shows and whose it is.
 *
 * @param room - Of the whole; as high as it comes out where its height is `null`.
 * @param faces - Letters that it is set in; without them its texts are texts, for whatever font there is.
 */
export function composeFallback(
  { draw, ground, ink, soft }: Extract<FallbackImage, { kind: "drawing" }>,
  { heading = "", subheading = "", sourceLine = "", credit = "" }: FallbackTexts,
  { widthPx, heightPx }: FallbackRoom,
  faces: Typefaces | null = null,
): ComposedFallback {
  const marginPx = Math.round(widthPx * MARGIN_SHARE);
  const insidePx = widthPx - marginPx * 2;
  const source = [sourceLine && `Fuente: ${sourceLine}`, credit].filter(Boolean).join(" · ");

  function block(part: Part, text: string, colour: string, isBold = false): Block {
    const sizePx = SIZES_PX[part] * Math.min(1, widthPx / MEASURE_PX);
    const lineWidthPx = (line: string) =>
      faces === null
        ? textWidthPx(line, sizePx, { isBold })
        : widthInFace(isBold ? faces.serif : faces.sans, line, sizePx);
    const lines = text === "" ? [] : wrappedBy(text, insidePx, lineWidthPx);
    const fits = (line: string) => lineWidthPx(line) <= insidePx;
    return { lines: cut(lines, MOST_LINES[part], fits), sizePx, colour, isBold };
  }
  const above = [block("heading", heading, ink, true), block("subheading", subheading, ink)];
  const below = [block("source", source, soft)];
  const highPx = (blocks: readonly Block[]) =>
    blocks.filter(({ lines }) => lines.length > 0).reduce((sum, one) => sum + heightOf(one) + marginPx / 2, 0);
  const [abovePx, belowPx] = [highPx(above), highPx(below)];
  const leftPx = heightPx === null ? null : Math.max(1, heightPx - marginPx * 2 - abovePx - belowPx);
  const drawing = draw({ widthPx: insidePx, heightPx: leftPx });
  const roomPx = leftPx ?? (drawing.heightPx * insidePx) / drawing.widthPx;
  // What is as tall as its rows ask for is made smaller, and stands in the middle.
  const scale = Math.min(insidePx / drawing.widthPx, roomPx / drawing.heightPx);
  const [drawnWidthPx, drawnHeightPx] = [drawing.widthPx * scale, drawing.heightPx * scale];
  const wholePx = heightPx ?? Math.ceil(roomPx + marginPx * 2 + abovePx + belowPx);

  function written(blocks: readonly Block[], topPx: number): string {
    let yPx = topPx;
    return blocks
      .flatMap(({ lines, sizePx, colour, isBold }) => {
        const texts = lines.map((line) => {
          yPx += sizePx * LINE_HEIGHT;
          const weight = isBold ? ` font-weight="700"${faces === null ? "" : ` font-family="${TITLE_FAMILY}"`}` : "";
          const baselinePx = Math.round((yPx - sizePx * (LINE_HEIGHT - 1)) * 10) / 10;
          return `<text x="${marginPx}" y="${baselinePx}" font-size="${sizePx}"${weight} fill="${colour}">${escapeHtml(line)}</text>`;
        });
        if (lines.length > 0) yPx += marginPx / 2;
        return texts;
      })
      .join("");
  }
  const place =
    `x="${Math.round(marginPx + (insidePx - drawnWidthPx) / 2)}" y="${Math.round(marginPx + abovePx + (roomPx - drawnHeightPx) / 2)}" ` +
    `width="${Math.round(drawnWidthPx)}" height="${Math.round(drawnHeightPx)}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${wholePx}" viewBox="0 0 ${widthPx} ${wholePx}" font-family="sans-serif">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${written(above, marginPx)}` +
    `${faces === null ? placed(drawing.svg, place) : `<g font-family="${FIGURES_FAMILY}">${placed(drawing.svg, place)}</g>`}` +
    `${written(below, wholePx - marginPx / 2 - belowPx)}</svg>`;
  return { svg: faces === null ? svg : outlinedTexts(svg, faces), widthPx, heightPx: wholePx };
}
