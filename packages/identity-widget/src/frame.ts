import { writeDoctype } from "./standards-mode.ts";

/** Id of the frame: pages look it up to style and to drive the dialog. */
export const FRAME_ID = "netlify-identity-widget";

/** Above what pages float, below what they raise on purpose. Specification, section 9. */
const FRAME_Z_INDEX = 99;

/** The frame of the dialog and the moment when its document may be filled. */
export interface DialogFrame {
  readonly element: HTMLIFrameElement;
  /** Resolves with the frame's document; some browsers replace the first one while the frame loads. */
  readonly document: Promise<Document>;
}

/**
 * Puts the dialog's frame into the page, hidden and empty.
 *
 * Every style is set by the object model: a `style` attribute would need `'unsafe-inline'` in the page's content policy.
 *
 * @param container - Where the frame goes; it stays there for the life of the page.
 */
export function createFrame(container: Element): DialogFrame {
  const element = container.ownerDocument.createElement("iframe");
  element.id = FRAME_ID;
  element.src = "about:blank";
  Object.assign(element.style, {
    position: "fixed",
    inset: "0",
    width: "100%",
    height: "100%",
    border: "none",
    overflow: "visible",
    background: "transparent",
    display: "none",
    zIndex: String(FRAME_Z_INDEX),
  });
  const loaded = new Promise<Document>((resolve, reject) => {
    function onLoad() {
      const inner = element.contentDocument;
      if (inner) {
        writeDoctype(inner);
        resolve(inner);
      } else reject(new Error("The sign-in dialog's frame was taken away."));
    }
    element.addEventListener("load", onLoad, { once: true });
  });
  // A page that never opens the dialog never asks, and must not hear of it.
  loaded.catch(() => undefined);
  container.append(element);
  return { element, document: loaded };
}
