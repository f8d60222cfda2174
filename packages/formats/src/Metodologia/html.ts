import { escapeHtml } from "@nv/embeds";
import type { BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { MetodologiaBlock } from "./settings.ts";

/** Writes how it was done, and by whom. */
export function metodologiaHtml(block: MetodologiaBlock): BlockParts {
  const parts = flowItems(block, "div", ({ text, data: { task, people } }) => {
    const done = task === "" ? "" : `<p class="nv-task"><b>${escapeHtml(task)}</b> ${escapeHtml(people)}</p>`;
    return wordsHtml(text) + done;
  });
  const flow = `<div class="nv-flow nv-method">${blockTitle(block.settings.title)}${parts}</div>`;
  return { scene: "", stills: [], said: [], flow };
}
