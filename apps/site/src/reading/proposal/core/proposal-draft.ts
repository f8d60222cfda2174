import { isRecord, parseJson, readBy } from "@nv/web/schema";

/** An edit that somebody is writing. */
export interface ProposalDraft {
  /** Which text of the page it started from. */
  readonly version: string;
  readonly text: string;
  readonly note: string;
}

/** Returns the key under which the browser keeps the proposed edit of a page. */
export const proposalKey = (path: string) => `nv.proposal:${path}`;

const Stored = readBy<ProposalDraft>((kept) => {
  if (!isRecord(kept)) return null;
  const { version, text, note } = kept;
  if (typeof version !== "string" || typeof text !== "string" || typeof note !== "string") return null;
  return { version, text, note };
});

/** Reads a draft that the browser kept. @returns `null` when there is none, or it cannot be read. */
export const readProposal = (stored: string | null): ProposalDraft | null => parseJson(stored, Stored);
