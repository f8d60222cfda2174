import { escapeHtml } from "@nv/embeds";
import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle, nameAttribute } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { IndiceBlock } from "./settings.ts";

/** Tells how much has been read; there where a script can. */
const BAR = '<div class="nv-read" hidden aria-hidden="true"><span></span><i></i></div>';

/** The chapters of a story, as links. */
export function indiceHtml(block: IndiceBlock, { around }: BlockInput): BlockParts {
  const { title, follows } = block.settings;
  const chapters = around?.chapters ?? [];
  const links = chapters.map(({ anchor, title: name }) => `<li><a href="#${anchor}">${escapeHtml(name)}</a></li>`);
  const texts = flowItems(block, "div", ({ text }) => wordsHtml(text));
  const list = links.length === 0 ? "" : `<ol>${links.join("")}</ol>`;
  const flow = `<div class="nv-flow"><nav class="nv-chapters"${nameAttribute(title)}>${blockTitle(title)}${texts}${list}</nav></div>${follows ? BAR : ""}`;
  return { scene: "", stills: [], said: [], flow, isAlive: follows };
}
