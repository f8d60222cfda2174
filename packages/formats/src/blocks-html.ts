import { escapeHtml } from "@nv/embeds";
import { aiLabels } from "@nv/piece-parts";
import { blockAnchor, stepAnchor } from "./anchors.ts";
import type { Block, Layout } from "./block.ts";
import { creditsOf } from "./credits.ts";
import type { BlockInput, BlockParts } from "./format.ts";
import { formatOf } from "./formats.ts";
import { stepHtml } from "./steps/step-html.ts";

/** A block of a page: its HTML, and what goes with it. */
export interface WrittenBlock extends Pick<BlockParts, "files"> {
  readonly format: string;
  readonly html: string;
  readonly css: string;
  /** Whether anything in it moves, or answers: such a block needs its runtime. */
  readonly isAlive: boolean;
}

/** JSON for a script element: nothing in it ends the element. */
const jsonHtml = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

function stepOf(block: Block, { stills, said, isList = false }: BlockParts, place: number): string {
  const step = block.steps[place];
  if (step === undefined) return "";
  const seen = said[place] ?? "";
  return (
    `<div class="nv-step nv-step--${step.align}" id="${stepAnchor(block, step)}"${isList ? ' role="listitem"' : ""}>` +
    `${stills[place] ?? ""}${seen === "" ? "" : `<p class="nv-said">${escapeHtml(seen)}</p>`}` +
    `<div class="nv-card">${stepHtml(step.text)}</div></div>`
  );
}

/** Writes the credits of the files of a block, under it: they stand there whatever moves. */
function creditHtml(credits: readonly string[]): string {
  if (credits.length === 0) return "";
  const name = credits.length === 1 ? "Crédito" : "Créditos";
  return `<p class="nv-credit">${name}: ${credits.map(escapeHtml).join(" / ")}</p>`;
}

/** Layout of a block of which nobody says any. */
const OVER: Layout = { place: "over", look: "card" };

/** Names the layout of the text of a block in its class. */
function layoutClass({ layout, format }: Block): string {
  const { place, look } = layout ?? formatOf(format).about.layout ?? OVER;
  const isUsual = place === OVER.place && look === OVER.look;
  return isUsual ? "" : ` nv-block--${place} nv-block--${look}`;
}

/** Writes what readers are told of what AI made, under the block that shows it: it stands there whatever moves. */
const aiHtml = (label: string) => `<p class="nv-credit nv-by-ai">${escapeHtml(label)}</p>`;

/**
 * Writes a block so that it tells everything without a script, in its order: each figure and its text. The scene that stands still while
 * the texts pass is beside it, and is seen only where things may move.
 */
export function writeBlock(block: Block, input: Omit<BlockInput, "selector">): WrittenBlock {
  const anchor = blockAnchor(block.id);
  const format = formatOf(block.format);
  const parts = format.html(block, { ...input, selector: `#${anchor}` });
  const { scene, controls = "", own, css = "", files = [], isList = false, saysCredit = false, flow } = parts;
  const wanted = format.renditions(block);
  const credits = saysCredit ? [] : creditsOf(wanted, input.file);
  const labels = aiLabels(wanted.map(({ source, recipe }) => input.file(source, recipe)));
  const moves = scene !== "";
  const steps = block.steps.map((_, place) => stepOf(block, parts, place)).join("");
  const texts = flow ?? `<div class="nv-steps"${isList ? ' role="list"' : ""}>${steps}</div>`;
  const does = moves ? ` data-format="${block.format}"` : parts.isAlive ? ` data-alive="${block.format}"` : "";
  const pressed = controls === "" ? "" : `<div class="nv-controls">${controls}</div>`;
  const stage = moves
    ? `<div class="nv-stage"><div class="nv-scene" aria-hidden="true">${scene}</div>${pressed}</div>`
    : "";
  const told = own === undefined ? "" : `<script type="application/json">${jsonHtml(own)}</script>`;
  const html = `<section class="nv-block nv-${block.format}${moves ? layoutClass(block) : ""}" id="${anchor}"${does}>${stage}${texts}${told}</section>${creditHtml(credits)}${labels.map(aiHtml).join("")}`;
  return { format: block.format, html, css, isAlive: does !== "", files };
}
