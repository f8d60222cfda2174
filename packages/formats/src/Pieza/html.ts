import { AS_AROUND, escapeHtml, frameHtml, heightRule } from "@nv/embeds";
import type { PieceDrawing, ResolvedPiece } from "@nv/piece-parts";
import { NOTHING_AROUND } from "../around.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { wordsHtml } from "../still/words-html.ts";
import { copiesHtml, legendCopy, legendHtml, sheetsHtml, withOwnNames } from "./drawn-html.ts";
import type { PiezaBlock } from "./settings.ts";
import { cameraRule, lightDeclarations, nearBox, sameName } from "./states.ts";

type Step = PiezaBlock["steps"][number];

const part = (tag: string, name: string, text: string) =>
  text === "" ? "" : `<${tag} class="nv-piece__${name}">${escapeHtml(text)}</${tag}>`;

/** Names the revision that is shown, for the check that looks for newer ones. */
const versionOf = ({ src }: ResolvedPiece) => ` data-nv-piece="${escapeHtml(src)}"`;

const headHtml = ({ heading, title, subheading }: ResolvedPiece) =>
  `<div class="nv-piece__head">${part("p", "heading", heading || title)}${part("p", "subheading", subheading)}</div>`;

function sourceHtml({ sourceLine, credit }: ResolvedPiece, tag: "p" | "figcaption"): string {
  return part(tag, "source", [sourceLine && `Fuente: ${sourceLine}`, credit].filter(Boolean).join(" · "));
}

/** Marks of a state over a sheet. */
function markOf({ marks }: PieceDrawing, { mark }: Step["data"], sheet: number): string {
  if (mark === "") return "";
  return marks.find(({ name }) => sameName(name, mark))?.svgs[sheet] ?? "";
}

/** Puts the rules of a drawing under the block that it is in: two of one page may have other colours, and other patterns. */
const rulesUnder = (selector: string, { className, css }: PieceDrawing) =>
  withOwnNames(css, `${selector.slice(1)}-`).replaceAll(
    new RegExp(`\\.${className}(?![\\w-])`, "g"),
    () => `${selector} .${className}`,
  );

/** Rules of the states of a drawing, later than its own. */
function stateRules({ steps }: PiezaBlock, drawing: PieceDrawing, selector: string): string {
  const [sheet] = drawing.sheets;
  return steps
    .map(({ data }, place) => {
      const state = `${selector} .${drawing.className}[data-state="${place}"]`;
      const light = lightDeclarations(drawing, data);
      const near = sheet && nearBox(drawing, data, sheet.viewBox);
      const mark = data.mark === "" ? "" : `${state} .nv-mark--${place}{opacity:1}`;
      const zoom = sheet && near ? `--nv-z:${Math.round((100 * sheet.viewBox.width) / near.width) / 100}` : "";
      const own = [light, zoom].filter(Boolean).join(";");
      const camera = sheet && near ? `${state} .nv-camera{${cameraRule(near, sheet.viewBox)}}` : "";
      return (own === "" ? "" : `${state}{${own}}`) + camera + mark;
    })
    .join("");
}

/** A drawing that is lit, marked and come near to as the steps pass; without movement a drawing a step, copied from the first. */
function sceneParts(block: PiezaBlock, piece: ResolvedPiece, drawing: PieceDrawing, selector: string): BlockParts {
  const prefix = `${selector.slice(1)}-`;
  const { steps } = block;
  const marks = (sheet: number) =>
    steps
      .map(({ data }, place) => [markOf(drawing, data, sheet), place] as const)
      .filter(([svg]) => svg !== "")
      .map(([svg, place]) => `<g class="nv-mark nv-mark--${place}">${svg}</g>`)
      .join("");
  const drawn = `<div class="${drawing.className} nv-drawn" data-state="0">${legendHtml(drawing, prefix, false)}${sheetsHtml(drawing, prefix, marks)}</div>`;
  const scene = `<div class="nv-piece"${versionOf(piece)}>${headHtml(piece)}${drawn}${sourceHtml(piece, "p")}</div>`;
  const seen = steps.map(({ alt }) => alt || piece.altText);
  return {
    scene,
    stills: steps.map(({ data }, place) => {
      const copies = copiesHtml(drawing, prefix, {
        boxOf: ({ viewBox }) => nearBox(drawing, data, viewBox) ?? viewBox,
        after: (sheet) => markOf(drawing, data, sheet),
      });
      const told = place === 0 ? headHtml(piece) : "";
      return (
        `<figure class="nv-still nv-piece">${told}<div class="${drawing.className} nv-drawn" data-state="${place}">${legendCopy(drawing, prefix, place === 0)}` +
        `<div role="img" aria-label="${escapeHtml(seen[place] ?? "")}">${copies}</div></div>${sourceHtml(piece, "figcaption")}</figure>`
      );
    }),
    said: seen.map((text, place) => (place === 0 || text !== seen[place - 1] ? text : "")),
    css: rulesUnder(selector, drawing) + stateRules(block, drawing, selector),
  };
}

/** A picture of what is in a frame, for paper. */
const paperHtml = ({ picture, altText }: ResolvedPiece) =>
  picture === null
    ? ""
    : `<img class="nv-piece__paper" src="${escapeHtml(picture.src)}" width="${picture.widthPx}" height="${picture.heightPx}" alt="${escapeHtml(altText)}" loading="lazy">`;

/** The piece as it is published, and under it what the block says. */
function fixedParts(block: PiezaBlock, piece: ResolvedPiece, selector: string): BlockParts {
  const { drawing } = piece;
  const prefix = `${selector.slice(1)}-`;
  const texts = flowItems(block, "div", ({ text }) => wordsHtml(text));
  const own = { scene: "", stills: [], said: [] };
  if (drawing !== null) {
    const shown = `<div class="${drawing.className} nv-drawn">${legendHtml(drawing, prefix, true)}<div role="img" aria-label="${escapeHtml(piece.altText)}">${sheetsHtml(drawing, prefix, () => "")}</div></div>`;
    const figure = `<figure class="nv-piece"${versionOf(piece)}>${headHtml(piece)}${shown}${sourceHtml(piece, "figcaption")}</figure>`;
    return {
      ...own,
      flow: `<div class="nv-flow nv-flow--wide">${figure}${texts}</div>`,
      css: rulesUnder(selector, drawing),
    };
  }
  const paper = paperHtml(piece);
  const frame = frameHtml({ ...piece, src: piece.src + AS_AROUND });
  const figure = `<figure class="nv-piece${paper === "" ? "" : " nv-piece--papered"}">${frame}${paper}</figure>`;
  const height = piece.heightsPx.length === 0 ? "" : `${selector} iframe{height:${heightRule(piece.heightsPx)}}`;
  return { ...own, flow: `<div class="nv-flow nv-flow--wide">${figure}${texts}</div>`, css: height };
}

/** A published graphic in a story: fixed, or with a state a step. */
export function piezaHtml(block: PiezaBlock, { around = NOTHING_AROUND, selector }: BlockInput): BlockParts {
  const piece = around.piece(block.settings.piece);
  return block.settings.way === "steps" && piece.drawing !== null
    ? sceneParts(block, piece, piece.drawing, selector)
    : fixedParts(block, piece, selector);
}
