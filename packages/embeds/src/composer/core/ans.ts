import type { CustomEmbed } from "./protocol.ts";

/** Spaces of a level, for who reads it before pasting it. */
const INDENT = 2;

/** Name under which the power-up of this site is set up in Arc; whoever sets it up may give it another. */
export const EMBED_SUBTYPE = "nv-grafico";

/** Something in a story as ANS has it: what a power-up leaves there. @returns JSON as text. */
export function ansCustomEmbed({ id, url, config }: CustomEmbed, subtype: string = EMBED_SUBTYPE): string {
  return JSON.stringify({ type: "custom_embed", subtype, embed: { id, url, config } }, null, INDENT);
}

/** Markup in a story as ANS has it, for where there is no power-up. @returns JSON as text. */
export function ansRawHtml(html: string): string {
  return JSON.stringify({ type: "raw_html", content: html }, null, INDENT);
}
