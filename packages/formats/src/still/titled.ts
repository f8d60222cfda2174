import { escapeHtml } from "@nv/embeds";

/** Writes the title of a block that has one; nothing without it. */
export const blockTitle = (title: string): string => (title === "" ? "" : `<h2>${escapeHtml(title)}</h2>`);

/** Writes the name that a landmark is told by; nothing without one. */
export const nameAttribute = (name: string): string => (name === "" ? "" : ` aria-label="${escapeHtml(name)}"`);
