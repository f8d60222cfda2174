import { createRoot } from "react-dom/client";
import type { StoreHandle } from "../store/store.ts";
import { Dialog } from "./Dialog.tsx";
import { wrapTab } from "./focus.ts";
import { followTheme, prepareDocument } from "./frame-document.ts";
import { holdHostPage, type Release } from "./host-page.ts";
import type { LoadAccount } from "./Panels.tsx";
import { DIALOG_CSS } from "./styles.ts";

/** Options for drawing the dialog. */
export interface MountOptions {
  readonly handle: StoreHandle;
  /** The widget's frame, which is in the page. */
  readonly frame: HTMLIFrameElement;
  /** Its empty document. */
  readonly inner: Document;
  readonly loadAccount: LoadAccount;
}

/** Draws the dialog into its frame, and from then on shows and hides it as the store says. */
export function mountDialog({ handle, frame, inner, loadAccount }: MountOptions): void {
  const { store, subscribe } = handle;
  let release: Release | null = null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") store.closeModal();
    if (event.key === "Tab") wrapTab(event, inner);
  }
  function onHostKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && store.modal.isOpen) store.closeModal();
  }

  const dress = () => followTheme(frame, inner);

  function follow() {
    const { isOpen } = store.modal;
    if (isOpen === (release !== null)) return;
    if (isOpen) {
      dress();
      frame.style.setProperty("display", "block", "important");
      release = holdHostPage(frame);
      inner.defaultView?.focus();
    } else {
      frame.style.setProperty("display", "none");
      release?.();
      release = null;
    }
  }

  const root = prepareDocument(inner, DIALOG_CSS);
  inner.addEventListener("keydown", onKeyDown);
  document.addEventListener("keydown", onHostKeyDown);
  new MutationObserver(dress).observe(document.documentElement, { attributeFilter: ["data-theme", "class", "style"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  // Shown before it is drawn: a field in a hidden frame cannot take the focus.
  follow();
  subscribe(follow);
  createRoot(root).render(<Dialog handle={handle} loadAccount={loadAccount} />);
}
