import { routeOf } from "./core/fragment.ts";
import type { StoreHandle } from "./store/store.ts";

/** Takes the fragment out of the address, so that no token stays in it or in the history. */
function clearFragment() {
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}

/** What the address asked for, and whether it is still being done. */
export interface FragmentRoutes {
  /** Does what the address asks. Without a client it waits for the next call. */
  follow(): void;
  /** The page that the person came for through a link, which `open()` must not replace; `null` when there is none. */
  heldPage(): "invite" | "signup" | "recovery" | "current" | null;
}

/** Creates what reads the address of the page: links of mails, and ways back from outside sign-ins. */
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

  async function verify(type: string, token: string) {
    running += 1;
    const verification = store.verifyToken(type, token);
    store.modal.isOpen = true;
    await verification;
    running -= 1;
  }

  function follow() {
    const route = routeOf(window.location.hash);
    if (route.kind === "none" || (route.kind === "tokens" && route.isImplicit)) return;
    if (!store.gotrue) {
      waitForClient();
      return;
    }
    clearFragment();
    if (route.kind === "token") {
      store.isAskingEmail = route.isAskingEmail;
      verify(route.type, route.token);
    } else if (route.kind === "refused") {
      store.openModal("signup");
    } else {
      store.openModal("login");
      store.completeExternalLogin(route.params);
    }
  }

  return {
    follow,
    heldPage() {
      if (store.invite_token) return "invite";
      if (store.confirmation_token) return "signup";
      if (store.recovered_user) return "recovery";
      return running > 0 ? "current" : null;
    },
  };
}
