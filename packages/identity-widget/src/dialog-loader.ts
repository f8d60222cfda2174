import type { mountDialog } from "./dialog/mount.tsx";
import type { LoadAccount } from "./dialog/Panels.tsx";
import type { DialogFrame } from "./frame.ts";
import type { Page } from "./store/state.ts";
import type { StoreHandle } from "./store/store.ts";

/** Code that draws the dialog. */
export interface DialogCode {
  readonly mountDialog: typeof mountDialog;
}

/** Source of the dialog's code, chosen by whoever bundles it. */
export interface DialogSource {
  /** The code that came with the widget: the dialog is then drawn, hidden, while the page rests, and opening only shows it. */
  readonly atHand?: DialogCode;
  /** Brings the code, when it did not come with the widget. */
  load(): Promise<DialogCode>;
  readonly loadAccount: LoadAccount;
}

/** Brings the dialog when it is first needed. */
export interface DialogLoader {
  /** Fetches what the dialog needs, without showing it. */
  preload(): Promise<void>;
}

/** Dependencies of {@link createDialogLoader}. */
export interface DialogLoaderDeps {
  readonly handle: StoreHandle;
  readonly frame: DialogFrame;
  readonly source: DialogSource;
  /** Brings the texts of the store's language. */
  readonly loadTexts: () => Promise<void>;
}

/** Longest wait for a quiet moment of the page, milliseconds. */
const REST_TIMEOUT_MS = 2000;

/** Runs when the page has nothing better to do. Safari has no such notice: there, after a moment. */
function whenAtRest(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: REST_TIMEOUT_MS });
  else setTimeout(run, REST_TIMEOUT_MS / 10);
}

/** Loads and draws the dialog at its first opening, or before. From then on the dialog follows the store by itself. */
export function createDialogLoader({ handle, frame, source, loadTexts }: DialogLoaderDeps): DialogLoader {
  const { store, subscribe } = handle;
  const { atHand, load, loadAccount } = source;
  let isMounted = false;
  /** It is mounted, and can show what there is to say. */
  let isDrawn = false;
  let shown: Page | null = null;
  /** Error of what could not be loaded, as the store's error says it. */
  let failure: unknown = null;
  let inner: Document | null = null;

  function draw({ mountDialog }: DialogCode, document: Document) {
    isMounted = true;
    mountDialog({ handle, frame: frame.element, inner: document, loadAccount });
    isDrawn = true;
  }

  const fetchParts = () => Promise.all([atHand ?? load(), frame.document, atHand ? null : loadTexts()]);

  async function mount() {
    isMounted = true;
    try {
      const [code, document] = await fetchParts();
      draw(code, document);
      forgetFailure();
    } catch (error) {
      // Nothing can be shown: the state must say so, and the next opening must try again.
      isMounted = false;
      console.error("The sign-in dialog could not be loaded.", error);
      store.modal.isOpen = false;
      report(error);
    }
  }

  function report(error: unknown) {
    failure = error;
    store.error = error;
  }

  function forgetFailure() {
    if (failure !== null && store.error === failure) store.error = null;
    failure = null;
  }

  /** Asked for at each page until they are here; while they are not, the dialog says so. */
  async function bringTexts() {
    try {
      await loadTexts();
      if (isDrawn) forgetFailure();
    } catch (error) {
      console.error("The sign-in dialog could not be loaded.", error);
      if (isDrawn && store.modal.isOpen && !store.error) report(error);
    }
  }

  function follow() {
    const { isOpen, page } = store.modal;
    const isOpening = shown === null;
    if (shown === (isOpen ? page : null)) return;
    shown = isOpen ? page : null;
    if (shown === null) return;
    if (isOpening) {
      if (!isMounted) {
        if (atHand && inner) draw(atHand, inner);
        else mount();
      }
      // Beside the dialog, never before it; a failure is the store's error.
      store.loadSettings();
    }
    bringTexts();
  }

  if (atHand) {
    frame.document.then(
      (document) => {
        inner = document;
        whenAtRest(() => isMounted || draw(atHand, document));
      },
      () => undefined,
    );
  }
  subscribe(follow);
  window.addEventListener("online", () => shown && bringTexts());
  follow();
  return {
    async preload() {
      await Promise.all([fetchParts(), loadTexts(), store.loadSettings()]);
    },
  };
}
