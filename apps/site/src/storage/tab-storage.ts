/** What was kept in this tab under a key; `null` when nothing was, or where the browser keeps nothing. */
export function readFromTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Keeps a text in this tab, through reloads and sign-ins. */
export function keepInTab(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the text is still in its field.
  }
}

/** Forgets what was kept. */
export function forgetInTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
