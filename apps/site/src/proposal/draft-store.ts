import { type Draft, draftOf } from "./core/draft";

function keyOf(path: string): string {
  return `nv.proposal:${path}`;
}

/** The edit that somebody left half written in this tab; `null` when there is none. */
export function readDraft(path: string): Draft | null {
  try {
    return draftOf(window.sessionStorage.getItem(keyOf(path)));
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Keeps what is written, so that closing the dialog loses nothing. */
export function writeDraft(path: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(keyOf(path), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the text is still in the field.
  }
}

/** Forgets an edit that was sent, or that somebody threw away. */
export function forgetDraft(path: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(path));
  } catch {
    // There is nothing to forget.
  }
}
