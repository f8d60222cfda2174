/** A stretch of code in one colour. */
export interface CodeToken {
  readonly text: string;
  /** Empty for plain text. */
  readonly className: string;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

function tokenHtml({ text, className }: CodeToken): string {
  return className === "" || text.trim() === ""
    ? escapeHtml(text)
    : `<span class="${className}">${escapeHtml(text)}</span>`;
}

/** Neighbours of one colour become one stretch, and white space takes the colour before it: fewer elements in the page. */
function merged(line: readonly CodeToken[]): CodeToken[] {
  const result: CodeToken[] = [];
  for (const token of line) {
    const last = result.at(-1);
    const isSame = last !== undefined && (last.className === token.className || token.text.trim() === "");
    if (isSame) result[result.length - 1] = { ...last, text: last.text + token.text };
    else result.push(token);
  }
  return result;
}

/**
 * Writes the inside of a `<code>` element.
 *
 * @param lines - Coloured stretches, line by line.
 * @param marked - Numbers of the lines to mark, from 1.
 * @returns HTML with one `<span class="line">` a line and line feeds between them, so that the text content is the code itself.
 */
export function codeHtml(lines: readonly (readonly CodeToken[])[], marked: ReadonlySet<number>): string {
  return lines
    .map((line, index) => {
      const html = merged(line).map(tokenHtml).join("");
      return marked.has(index + 1) ? `<span class="line marked">${html}</span>` : `<span class="line">${html}</span>`;
    })
    .join("\n");
}
