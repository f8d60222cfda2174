import { escapeHtml } from "@nv/embeds";

const ADDRESS = /^https:\/\/[^\s"'<>]+$/;

/** Bold, italic and links: each begins and ends within its paragraph. None can be read in two ways, so none is tried twice. */
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

function marked(text: string): string {
  let html = "";
  let end = 0;
  for (const { 0: all, 1: bold, 2: italic, 3: label, 4: address, index } of text.matchAll(MARKS)) {
    html += escapeHtml(text.slice(end, index));
    end = index + all.length;
    if (bold !== undefined) html += `<strong>${escapeHtml(bold)}</strong>`;
    else if (italic !== undefined) html += `<em>${escapeHtml(italic)}</em>`;
    else if (label !== undefined && address !== undefined && ADDRESS.test(address))
      html += `<a href="${escapeHtml(address)}" target="_top" rel="noopener">${escapeHtml(label)}</a>`;
    else html += escapeHtml(all);
  }
  return html + escapeHtml(text.slice(end));
}

const linesHtml = (lines: readonly string[]) => `<p>${lines.map(marked).join("<br>")}</p>`;

/** A paragraph as its lines; one that begins with `## ` is a heading, one whose lines all begin with `> ` a quotation. */
function paragraphHtml(text: string): string {
  if (text.startsWith("## ")) return `<h2>${marked(text.slice(3).trim())}</h2>`;
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("> ")))
    return `<blockquote>${linesHtml(lines.map((line) => line.slice(2)))}</blockquote>`;
  return linesHtml(lines);
}

/**
 * Writes the text of a step: paragraphs with an empty line between them, `**bold**`, `*italic*`, `[links](https://…)`, `## ` before
 * a heading and `> ` before each line of a quotation. What is none of these is shown as it is written.
 *
 * @param text - Markdown; any text is safe.
 * @returns HTML; empty for no text.
 */
export function stepHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(paragraphHtml)
    .join("");
}

/** The first heading of a text, without its marks; empty for none. */
export const headingOf = (text: string): string => stepWords(/^## (.+)$/m.exec(text)?.[0] ?? "").trim();

/** A paragraph of a step. */
export interface StepParagraph {
  /** Without its marks. */
  readonly words: string;
  /** Addresses that it links to. */
  readonly addresses: readonly string[];
}

/** The paragraphs of a step, in their order, each with what it links to. */
export function stepParagraphs(text: string): readonly StepParagraph[] {
  return text.split(/\n{2,}/).map((paragraph) => ({
    words: stepWords(paragraph.trim()),
    addresses: [...paragraph.matchAll(MARKS)].flatMap(([, , , , address]) => address ?? []),
  }));
}

/** The text of a step without its marks: what is counted, searched and edited elsewhere. */
export function stepWords(text: string): string {
  return text
    .replaceAll(MARKS, (all, bold, italic, label) => bold ?? italic ?? label ?? all)
    .replaceAll(/^(?:## |> )/gm, "");
}
