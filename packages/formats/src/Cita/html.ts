import { escapeHtml } from "@nv/embeds";
import type { BlockParts } from "../format.ts";
import { stepHtml } from "../steps/step-html.ts";
import { flowItems } from "../still/flow-item.ts";
import type { CitaBlock } from "./settings.ts";

/** Quotes, each with who said it. */
export function citaHtml(block: CitaBlock): BlockParts {
  const quotes = flowItems(block, "figure", ({ text, data: { who, role } }) => {
    const said = role === "" ? "" : `, ${escapeHtml(role)}`;
    return `<blockquote class="nv-words">${stepHtml(text)}</blockquote><figcaption><b>${escapeHtml(who)}</b>${said}</figcaption>`;
  });
  return { scene: "", stills: [], said: [], flow: `<div class="nv-flow nv-quotes">${quotes}</div>` };
}
