import { escapeHtml } from "@nv/embeds";
import type { ShownNight } from "../night.ts";

/** Writes the headline that the count bears out. @param none - What is said where it bears none out. */
export function headlineHtml({ headline }: Pick<ShownNight, "headline">, none = ""): string {
  if (headline === "") return none;
  return `<p class="titular">${escapeHtml(headline)}</p>`;
}
