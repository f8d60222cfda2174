import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import {
  boardArtHtml,
  boardHtml,
  boardRules,
  boardTextHtml,
  createStyleSheet,
  fallbackHtml,
  type Look,
  type Written,
} from "@nv/piece-parts";
import { saidOf, withoutLinks } from "../ai2html/core/board-words.ts";
import { folderOf } from "../ai2html/folder.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { wayOfStep } from "./core/pan.ts";
import { boardForPaper, lookInRow, rowsOf } from "./core/rows.ts";
import { evenWay, labelPlace, readStop, type Stop, waysOf, wordsBySteps } from "./core/stops.ts";
import { WIDE } from "./rules.ts";
import type { Ai2HorizontalBlock } from "./settings.ts";

/** Pixels that one scrolls for each pixel that passes by. */
const FACTORS = { quick: 0.6, normal: 1, slow: 1.6 } as const;

const percent = (share: number) => `${Math.round(100_000 * share) / 1000}%`;

const rounded = (figure: number) => Math.round(1000 * figure) / 1000;

/** A drawing in the scene: its labels know at which steps they are in the middle. */
function passingHtml(board: Ai2HtmlArtboard, place: number, stops: readonly Stop[], written: Written): string {
  const marks = stops.map((stop) => (stop.kind === "label" ? labelPlace(board.texts, stop.words) : -1));
  const texts = board.texts.map((text, at) => {
    const own = marks.flatMap((mark, step) => (mark === at ? `nv-stop--${step}` : []));
    return boardTextHtml(withoutLinks(text), written.sheet, own.join(" "));
  });
  const art = `<div class="nv-ai-art">${boardArtHtml(board, written)}</div>`;
  return `<div class="nv-ai-board nv-ai-board-${place}">${art}${texts.join("")}</div>`;
}

/** Writes the rules of the length of the way, and of each step's part of it. @param selector - Of the block. */
function wayRules(board: Ai2HtmlArtboard, stops: readonly Stop[], selector: string): string {
  const ways = waysOf(board, stops);
  const steps = ways.map(
    (_, place) => `${selector} .nv-step:nth-child(${place + 1}){--nv-way:${rounded(wayOfStep(ways, place))}}`,
  );
  const rules = `${selector}{--nv-ratio:${rounded(board.widthPx / board.heightPx)}}${steps.join("")}`;
  return board.minWidthPx === 0 ? rules : `@media(min-width:${board.minWidthPx}px){${rules}}`;
}

/** Writes a drawing for paper, where nothing passes by: in rows one under another, with the rules of their parts. */
function paperOf(board: Ai2HtmlArtboard, altText: string, written: Written, selector: string) {
  const rows = rowsOf(board);
  const widestPx = Math.max(...rows.map(({ widthPx }) => widthPx));
  const sheet = {
    ...written.sheet,
    classFor: (look: Look, more?: string) => written.sheet.classFor(lookInRow(look, widestPx), more),
  };
  const art = boardArtHtml(board, { ...written, sheet });
  const html = rows.map(({ texts }) => {
    const said = `<div class="nv-ai-art" role="img" aria-label="${escapeHtml(altText)}">${art}</div>`;
    const labels = texts.map((text) => boardTextHtml(text, sheet)).join("");
    return `<div class="nv-rows__row"><div class="nv-rows__board">${said}${labels}</div></div>`;
  });
  const rules = rows.map(({ startPx, widthPx }, place) => {
    const row = `${selector} .nv-rows__row:nth-child(${place + 1})`;
    const part = `${row}{width:${percent(widthPx / widestPx)};aspect-ratio:${rounded(widthPx)}/${board.heightPx}}`;
    return `${part}${row}>.nv-rows__board{width:${percent(board.widthPx / widthPx)};left:${percent(-startPx / widthPx)}}`;
  });
  return { html: `<div class="nv-ai nv-rows">${html.join("")}</div>`, css: rules.join("") };
}

/** A drawing as high as the window that passes by; without movement, a strip that the reader scrolls; on paper, rows. */
export function ai2HorizontalHtml(block: Ai2HorizontalBlock, { file: fileOf, selector }: BlockInput): BlockParts {
  const { steps, settings } = block;
  const { file, artboards } = folderOf(block, WIDE, fileOf);
  const sheet = createStyleSheet(selector);
  const written = { file, sheet };
  const stops = steps.map(({ data }) => readStop(data.stop));
  const boards = artboards.map((board, place) => passingHtml(board, place, stops, written));
  const altText = file.altText || (steps[0]?.alt ?? "");
  const strip = artboards.map((board, place) => boardHtml(board, place, altText, written));
  const [first] = artboards;
  const words = first === undefined ? [] : wordsBySteps(first, waysOf(first, stops));
  const forPaper = boardForPaper(artboards);
  const paper = forPaper === undefined ? { html: "", css: "" } : paperOf(forPaper, altText, written, selector);
  const still =
    '<div class="nv-strip" tabindex="0" role="region" aria-label="Dibujo ancho: se desliza hacia los lados">' +
    `<div class="nv-ai">${strip.join("")}</div></div>${paper.html}`;
  const free = "width:auto;max-width:none;margin:0;";
  return {
    scene: `<div class="nv-ai">${boards.join("")}</div>`,
    stills: steps.map((_, place) => (place === 0 ? fallbackHtml(still, "El dibujo sigue hacia la derecha") : "")),
    said: steps.map(({ alt }, place) => saidOf([alt, ...(words[place] ?? [])])),
    own: {
      stops: stops.map((stop, place) => (stop.kind === "share" ? stop.share : evenWay(place, steps.length))),
    },
    css: [
      boardRules(artboards, selector),
      `${selector} .nv-scene .nv-ai-board{${free}height:100%;background:none}`,
      `${selector} .nv-strip .nv-ai-board{${free}height:min(80vh,35rem)}`,
      `${selector}{--nv-factor:${FACTORS[settings.speed]};--nv-hold-start:${settings.holdStart};--nv-hold-end:${settings.holdEnd}}`,
      ...artboards.map((board) => wayRules(board, stops, selector)),
      paper.css,
      sheet.css(),
    ].join(""),
  };
}
