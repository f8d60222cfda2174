/**
 * Script for every document: `fill` types as the browser's own editing does.
 *
 * Playwright's sets `value`, which React watches, so that the event after it tells React nothing new. The name is Playwright's; the
 * setter keeps its own function out.
 */
export const INSTALL_TYPING = `() => {
  const type = (text) => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot) ({ activeElement } = activeElement.shadowRoot);
    if (activeElement?.nodeName === "IFRAME") return activeElement;
    document.execCommand("insertText", false, text);
  };
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => type, set() {} });
}`;
