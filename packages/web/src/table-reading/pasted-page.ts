/** As much of a paste as is looked at. */
export interface PastedInto {
  readonly clipboardData: { getData(type: string): string };
  readonly currentTarget: { readonly value: string; readonly selectionStart: number; readonly selectionEnd: number };
}

/** Whether cells reach over others, which is lost where only the text is pasted. */
const hasJoinedCells = (html: string) =>
  /<table[\s>]/i.test(html) && /(?:col|row)span\s*=\s*["']?(?:[2-9]|1\d)/i.test(html);

/** Whether a text is the source of a page with a table. */
const isSource = (text: string) => /^\s*</.test(text) && /<table[\s>]/i.test(text);

/**
 * Returns the page that is pasted where it says more than its text: a table with joined cells, or the source of one. Only where all that
 * is written is replaced: between other rows the text alone is what was meant. It is read as texts, and never drawn.
 */
export function pastedPage({ clipboardData, currentTarget }: PastedInto): string | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (value.trim() !== "" && selectionEnd - selectionStart < value.length) return null;
  const html = clipboardData.getData("text/html");
  if (hasJoinedCells(html)) return html;
  const text = clipboardData.getData("text/plain");
  return isSource(text) ? text : null;
}
