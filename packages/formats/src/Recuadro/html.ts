import type { BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { blockTitle, nameAttribute } from "../still/titled.ts";
import { wordsHtml } from "../still/words-html.ts";
import type { RecuadroBlock } from "./settings.ts";

/** A text apart, with its title. */
export function recuadroHtml(block: RecuadroBlock): BlockParts {
  const { title } = block.settings;
  const texts = flowItems(block, "div", ({ text }) => wordsHtml(text));
  const box = `<aside class="nv-box"${nameAttribute(title)}>${blockTitle(title)}${texts}</aside>`;
  return { scene: "", stills: [], said: [], flow: `<div class="nv-flow">${box}</div>` };
}
