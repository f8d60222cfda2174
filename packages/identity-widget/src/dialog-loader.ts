import type { Frame } from "./frame.ts";
import type { StoreHandle } from "./store/store.ts";

/** Brings the dialog when it is first needed. */
export interface DialogLoader {
  /** Fetches what the dialog needs, without showing it. */
  preload(): Promise<void>;
}

/**
 * Loads and draws the dialog at its first opening. From then on the dialog follows the store by itself.
 *
 * @param loadTexts - Brings the texts of the store's language.
 */
export function createDialogLoader(handle: StoreHandle, frame: Frame, loadTexts: () => Promise<void>): DialogLoader {
  const { store, subscribe } = handle;
  let isMounted = false;
  let wasOpen = false;

  const fetchParts = () => Promise.all([import("./dialog/mount.tsx"), frame.document, loadTexts()]);

  async function mount() {
    try {
      const [{ mountDialog }, inner] = await fetchParts();
      mountDialog({ handle, frame: frame.element, inner, loadAccount: () => import("./account/mount-account.tsx") });
    } catch (error) {
      // Nothing can be shown: the state must say so, and the next opening must try again.
      isMounted = false;
      console.error("The sign-in dialog could not be loaded.", error);
      store.modal.isOpen = false;
      store.error = error;
    }
  }

  function follow() {
    const { isOpen } = store.modal;
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    if (!isOpen) return;
    // Beside the dialog, never before it; a failure is the store's error.
    store.loadSettings();
    if (isMounted) return;
    isMounted = true;
    mount();
  }

  subscribe(follow);
  follow();
  return {
    async preload() {
      await Promise.all([fetchParts(), store.loadSettings()]);
    },
  };
}
