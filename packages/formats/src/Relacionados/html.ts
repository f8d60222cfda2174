import { escapeHtml } from "@nv/embeds";
import type { BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle, nameAttribute } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { RelacionadosBlock } from "./settings.ts";

/** Links to other pieces. */
export function relacionadosHtml(block: RelacionadosBlock): BlockParts {
  const { title } = block.settings;
  const links = flowItems(block, "li", ({ text, data: { linkTitle, address } }) => {
    const link = `<a href="${escapeHtml(address)}" target="_top" rel="noopener">${escapeHtml(linkTitle)}</a>`;
    return link + wordsHtml(text);
  });
  const flow = `<div class="nv-flow"><nav class="nv-related"${nameAttribute(title)}>${blockTitle(title)}<ul>${links}</ul></nav></div>`;
  return { scene: "", stills: [], said: [], flow };
}
