import { escapeHtml } from "@nv/embeds";
import type { BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { CronologiaBlock } from "./settings.ts";

/** Moments in their order. */
export function cronologiaHtml(block: CronologiaBlock): BlockParts {
  const moments = flowItems(
    block,
    "li",
    ({ text, data: { when } }) => `<p class="nv-when">${escapeHtml(when)}</p>${wordsHtml(text)}`,
  );
  const flow = `<div class="nv-flow">${blockTitle(block.settings.title)}<ol class="nv-moments">${moments}</ol></div>`;
  return { scene: "", stills: [], said: [], flow };
}
