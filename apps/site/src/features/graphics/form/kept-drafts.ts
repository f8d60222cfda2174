import { type KeptDraft, readKeptDraft } from "../core/graphic-draft";

const keyOf = (name: string) => `nv.graphic:${name}`;

/** The form that somebody left half written in this tab; `null` when there is none. */
export function readKept(name: string): KeptDraft | null {
  try {
    return readKeptDraft(window.sessionStorage.getItem(keyOf(name)));
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Keeps a form, or forgets it with `null`. */
export function keepDraft(name: string, kept: KeptDraft | null): void {
  try {
    if (kept === null) window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Full or forbidden: what is written is still in the fields.
  }
}
