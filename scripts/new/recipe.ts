/** A line for a list that knows everything of a kind. */
export interface ListLine {
  /** Path from the root. */
  readonly file: string;
  /** Text before which the line goes: the first one in the file. */
  readonly before: string;
  readonly line: string;
}

/** Recipe for something new: files that do not exist yet, and lines of lists that do. */
export interface Recipe {
  /** Contents by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly ListLine[];
  /** Steps that are left to do, in Spanish, one sentence each. */
  readonly next: readonly string[];
}

/** Puts a line into a text. @throws {Error} When the list is not as this program knows it. */
export function withLine(text: string, { file, before, line }: ListLine): string {
  const at = text.indexOf(before);
  if (at === -1)
    throw new Error(`${file} has no ${JSON.stringify(before)}: add the line ${JSON.stringify(line)} by hand.`);
  return text.slice(0, at) + line + text.slice(at);
}
