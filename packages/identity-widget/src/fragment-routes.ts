import { loadPart, spendAskedSignIn } from "@nv/identity-client";
import { isIdentityFragment } from "./core/identity-fragment.ts";
import type { StoreHandle } from "./store/store.ts";

/** Handler of what the address asked for, which knows whether it is still being done. */
export interface FragmentRoutes {
  /** Does what the address asks. Without a client it waits for the next call. */
  follow(): void;
  /** The page that the person came for through a link, which `open()` must not replace; `null` when there is none. */
  heldPage(): "invite" | "signup" | "recovery" | "current" | null;
}

/** Looks at the address of the page. Most addresses ask nothing: the code that does it comes when it is wanted. */
export function createFragmentRoutes({ store, subscribe }: StoreHandle): FragmentRoutes {
  let running = 0;
  let isWaiting = false;

  /** The development settings come first; the address keeps the token until there is somebody to ask. */
  function waitForClient() {
    store.openModal("login");
    if (isWaiting) return;
    isWaiting = true;
    const stop = subscribe(() => {
      if (!store.gotrue) return;
      stop();
      isWaiting = false;
      // After the events of the client's own arrival.
      queueMicrotask(follow);
    });
  }

  function follow() {
    // Where pages are tried the address may be a stand-in without a fragment.
    if (!isIdentityFragment(window.location.hash ?? "")) return;
    if (store.gotrue) take();
    else waitForClient();
  }

  /** The code may not come, and the dialog must say so; the address then keeps what it brought. */
  async function take() {
    running += 1;
    store.isVerifying = true;
    try {
      const { takeFragment } = await loadPart(() => import("./take-fragment.ts"));
      await takeFragment(store, spendAskedSignIn);
    } catch (error) {
      store.isVerifying = false;
      store.modal.isOpen = true;
      store.error = error;
    }
    running -= 1;
  }

  return {
    follow,
    heldPage() {
      if (running > 0 || store.second_step || store.arrival) return "current";
      if (store.invite_token) return "invite";
      if (store.confirmation_token) return "signup";
      return store.recovered_user || store.recovery_token ? "recovery" : null;
    },
  };
}
