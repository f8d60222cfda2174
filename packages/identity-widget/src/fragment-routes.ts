import { spendAskedSignIn } from "@nv/identity-client";
import { addressError } from "./core/address-error.ts";
import { isIdentityFragment, routeOf, type TokenKind } from "./core/fragment.ts";
import type { StoreHandle } from "./store/store.ts";
import type { UnaskedArrival } from "./store/token-actions.ts";

/** Takes the fragment out of the address, so that no token stays in it or in the history. */
function clearFragment() {
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}

/** The page that shows what becomes of a token. An address change waits for the sign-in. */
const PAGES = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  email_change: "login",
  magiclink: "login",
} as const;

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

  async function verify(type: TokenKind, token: string) {
    running += 1;
    const isForUser = type === "email_change" && store.user !== null;
    store.modal.page = isForUser ? "message" : PAGES[type];
    await take(() => store.meetToken(type, token), (type !== "email_change" && !store.isAskingEmail) || isForUser);
    running -= 1;
  }

  /** Opens the dialog on what the address brought, and tells what fails. */
  function take(work: () => Promise<void>, isVerifying: boolean): Promise<void> {
    store.isVerifying = isVerifying;
    store.modal.isOpen = true;
    return spend(work());
  }

  /** The code that spends the token may not come, and the dialog must say so. */
  async function spend(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      store.isVerifying = false;
      store.error = error;
    }
  }

  function follow() {
    const { hash } = window.location;
    if (!isIdentityFragment(hash)) return;
    if (!store.gotrue) {
      waitForClient();
      return;
    }
    clearFragment();
    const route = routeOf(hash);
    if (route.kind === "token") {
      store.isAskingEmail = route.isAskingEmail;
      verify(route.type, route.token);
      return;
    }
    // Of the way back, whatever it says: one sign-in was begun, and it is over.
    const isAsked = spendAskedSignIn();
    if (route.kind === "refused") {
      store.openModal("signup");
    } else if (route.kind === "failed") {
      store.openModal("login");
      store.error = addressError(route.code, route.description);
    } else if (route.kind === "second-step") {
      const { mfaToken, factors } = route;
      if (isAsked) {
        store.second_step = { mfaToken, factors, remember: store.remember, proceed: store.arrive };
        store.openModal("login");
      } else meet({ step: { mfaToken, factors } });
    } else if (route.kind === "tokens") {
      const { params } = route;
      if (!isAsked) meet({ tokens: params });
      else {
        store.openModal("login");
        spend(store.completeExternalLogin(params));
      }
    }
  }

  /** Nobody began this here: it may be the link of somebody who wants another account to be used. */
  async function meet(arrival: UnaskedArrival) {
    running += 1;
    store.modal.page = "login";
    await take(() => store.meetArrival(arrival), true);
    running -= 1;
  }

  return {
    follow,
    heldPage() {
      if (store.invite_token) return "invite";
      if (store.confirmation_token) return "signup";
      if (store.second_step || store.arrival) return "current";
      if (store.recovered_user || store.recovery_token) return "recovery";
      return running > 0 ? "current" : null;
    },
  };
}
