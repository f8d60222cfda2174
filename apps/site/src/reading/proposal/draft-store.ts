import { forgetInTab, keepInTab, readFromTab } from "../../storage/tab-storage";
import { type Draft, draftOf } from "./core/draft";

function keyOf(path: string): string {
  return `nv.proposal:${path}`;
}

/** The edit that somebody left half written in this tab; `null` when there is none. */
export function readDraft(path: string): Draft | null {
  return draftOf(readFromTab(keyOf(path)));
}

/** Keeps what is written, so that closing the dialog loses nothing. */
export function writeDraft(path: string, draft: Draft): void {
  keepInTab(keyOf(path), JSON.stringify(draft));
}

/** Forgets an edit that was sent, or that somebody threw away. */
export function forgetDraft(path: string): void {
  forgetInTab(keyOf(path));
}
