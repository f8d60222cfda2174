import { loadRenewal } from "@nv/web";
import { loadIdentityWidget } from "./identity-widget";

/** From its first sign on, somebody is at work here: the session is worth renewing by itself. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "input"] as const;

/**
 * Fetches in time what brings a lost session back: files of the inside, which the server gives to nobody without one.
 *
 * The small part comes with the first sign of life, the dialog once something is written that could be lost.
 *
 * @returns Stops waiting.
 */
export function prepareForLoss(): () => void {
  const waiting = new AbortController();
  const once = { once: true, passive: true, signal: waiting.signal };
  // What could not be fetched ahead is asked for again when it is needed, and the page says what happened then.
  const renewal = () => void loadRenewal().catch(() => {});
  const dialog = () =>
    void loadIdentityWidget()
      .then((widget) => widget.preload())
      .catch(() => {});
  for (const sign of SIGNS) window.addEventListener(sign, renewal, once);
  window.addEventListener("input", dialog, once);
  return () => waiting.abort();
}
