import type { Ai2HtmlArt, Ai2HtmlArtboard, Ai2HtmlRun, Ai2HtmlText } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import type { ResolvedFile, ResolvedPart } from "../references/resolved.ts";
import type { StyleSheet } from "./style-sheet.ts";

/** File and style sheet that a drawing is written with. */
export interface Written {
  readonly file: Pick<ResolvedFile, "parts" | "name">;
  readonly sheet: StyleSheet;
}

function partNamed({ parts, name }: Written["file"], wanted: string): ResolvedPart {
  const part = parts.find((each) => each.name === wanted);
  if (part === undefined) throw new Error(`${name} was made without ${wanted}.`);
  return part;
}

function artHtml(art: Ai2HtmlArt, { file, sheet }: Written): string {
  if (art.kind === "shape") return `<span${sheet.classFor(art.style, "nv-ai-abs")}></span>`;
  const part = partNamed(file, art.file);
  const plain = art.fallback === null ? part : partNamed(file, art.fallback);
  const size = `width="${part.widthPx ?? 1}" height="${part.heightPx ?? 1}"`;
  // Not asked for while its drawing is not shown.
  const image = `<img${sheet.classFor(art.style, "nv-ai-abs")} src="${escapeHtml(plain.src)}" ${size} alt="" loading="lazy" decoding="async">`;
  if (art.fallback === null) return image;
  return `<picture><source type="${escapeHtml(part.mediaType)}" srcset="${escapeHtml(part.src)}">${image}</picture>`;
}

function runHtml({ text, style, href }: Ai2HtmlRun, sheet: StyleSheet): string {
  const words = text.split("\n").map(escapeHtml).join("<br>");
  if (href !== null)
    return `<a${sheet.classFor(style)} href="${escapeHtml(href)}" target="_top" rel="noopener">${words}</a>`;
  const own = sheet.classFor(style);
  return own === "" ? words : `<span${own}>${words}</span>`;
}

/**
 * A text of a drawing.
 *
 * @param more - Other classes.
 */
export function boardTextHtml({ style, paragraphs }: Ai2HtmlText, sheet: StyleSheet, more = ""): string {
  const inside = paragraphs.map(
    (paragraph) =>
      `<p${sheet.classFor(paragraph.style)}>${paragraph.runs.map((run) => runHtml(run, sheet)).join("")}</p>`,
  );
  return `<div${sheet.classFor(style, `nv-ai-abs${more === "" ? "" : ` ${more}`}`)}>${inside.join("")}</div>`;
}

/** Returns the HTML of the art of a drawing, without its texts and without alternative text. */
export const boardArtHtml = ({ art }: Pick<Ai2HtmlArtboard, "art">, written: Written): string =>
  art.map((each) => artHtml(each, written)).join("");

/**
 * A drawing as HTML: its art as one picture for who does not see it, its texts as texts.
 *
 * @param place - Among the drawings, from 0.
 * @param altText - What is seen in it.
 */
export function boardHtml(board: Ai2HtmlArtboard, place: number, altText: string, written: Written): string {
  const art = boardArtHtml(board, written);
  const texts = board.texts.map((text) => boardTextHtml(text, written.sheet)).join("");
  const said = `<div class="nv-ai-art" role="img" aria-label="${escapeHtml(altText)}">${art}</div>`;
  return `<div class="nv-ai-board nv-ai-board-${place}">${said}${texts}</div>`;
}
