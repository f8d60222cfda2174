/** `localStorage` key that says that keys alone do nothing. */
const SINGLE_KEYS_KEY = "nv.single-keys";
const OFF = "off";

/** Whether keys alone, without Ctrl, do something; they do until somebody turns them off. */
export function hasSingleKeys(): boolean {
  try {
    return window.localStorage.getItem(SINGLE_KEYS_KEY) !== OFF;
  } catch {
    // Without storage nothing was turned off.
    return true;
  }
}

/** Turns keys alone on or off, in this browser. */
export function setSingleKeys(areOn: boolean): void {
  try {
    if (areOn) window.localStorage.removeItem(SINGLE_KEYS_KEY);
    else window.localStorage.setItem(SINGLE_KEYS_KEY, OFF);
  } catch {
    // Without storage the choice cannot be kept.
  }
}
