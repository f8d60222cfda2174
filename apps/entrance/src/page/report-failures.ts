import type { Identity, IdentityAction } from "../session/identity.ts";
import { TEXTS } from "./texts.ts";

/** Opens the dialog, and says at the button when it cannot be opened. */
export interface TellingDoor {
  /** @param button - The one that was pressed; without it, the first that can be seen. */
  open(action: IdentityAction, button?: HTMLElement): void;
}

/**
 * Watches for openings that come to nothing: what draws the dialog is fetched when it is wanted, and may not come.
 *
 * @param buttons - The page's sign-in buttons.
 */
export function reportFailures({ on, open, store }: Identity, buttons: Iterable<HTMLElement>): TellingDoor {
  const line = document.createElement("p");
  line.className = "unopened";
  line.setAttribute("role", "alert");
  let pressed: HTMLElement | undefined;

  on("open", () => line.remove());
  // What fails later is not about the button. An opening that fails closes the dialog and says why in one go.
  on("close", () => queueMicrotask(() => (pressed = undefined)));
  on("error", () => {
    // An open dialog says itself what is wrong.
    if (store.error === null || store.modal.isOpen || !pressed) return;
    line.textContent = TEXTS.unopened;
    pressed.after(line);
  });
  return {
    open(action, button = [...buttons].find((one) => one.getClientRects().length > 0)) {
      pressed = button;
      open(action);
    },
  };
}
