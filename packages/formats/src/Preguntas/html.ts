import { escapeHtml } from "@nv/embeds";
import type { BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { PreguntasBlock } from "./settings.ts";

/** Questions with their answers, all open: what is folded is on no paper, and nobody finds it by its words. */
export function preguntasHtml(block: PreguntasBlock): BlockParts {
  const asked = flowItems(
    block,
    "div",
    ({ text, data: { question } }) => `<h3>${escapeHtml(question)}</h3>${wordsHtml(text)}`,
  );
  const flow = `<div class="nv-flow nv-asked">${blockTitle(block.settings.title)}${asked}</div>`;
  return { scene: "", stills: [], said: [], flow };
}
