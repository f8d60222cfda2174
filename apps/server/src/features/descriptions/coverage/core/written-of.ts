/** A version of a piece: what it said to who does not see it, and what it showed. */
export interface SaidVersion {
  readonly text: string;
  /** Names what it showed. */
  readonly about: string;
}

/**
 * Returns what a piece showed when the text that it has now was written.
 *
 * @param versions - From the first to the last, which is the one of now.
 * @returns Empty for no versions.
 */
export function writtenOf(versions: readonly SaidVersion[]): string {
  const text = versions.at(-1)?.text;
  const lastOther = versions.findLastIndex((version) => version.text !== text);
  return versions[lastOther + 1]?.about ?? "";
}
