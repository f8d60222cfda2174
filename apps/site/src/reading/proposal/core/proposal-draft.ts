/** An edit that somebody is writing. */
export interface ProposalDraft {
  /** Which text of the page it started from. */
  readonly version: string;
  readonly text: string;
  readonly note: string;
}

/** Where the browser keeps the edit of a page. */
export const proposalKey = (path: string) => `nv.proposal:${path}`;

/**
 * Reads a draft that the browser kept.
 *
 * @param stored - Raw text of the storage entry; anything.
 * @returns `null` when there is none, or it cannot be read.
 */
export function readProposal(stored: string | null): ProposalDraft | null {
  try {
    const kept: unknown = JSON.parse(stored ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    if (!("version" in kept) || !("text" in kept) || !("note" in kept)) return null;
    const { version, text, note } = kept;
    if (typeof version !== "string" || typeof text !== "string" || typeof note !== "string") return null;
    return { version, text, note };
  } catch {
    // Not JSON: somebody else wrote it.
    return null;
  }
}
