import { addressError } from "./core/address-error.ts";
import { type FragmentRoute, routeOf } from "./core/fragment.ts";
import type { Store } from "./store/store.ts";
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

/**
 * Does what the address of the page asks, and clears it.
 *
 * @param spendAskedSignIn - Tells once whether this tab began the sign-in that comes back. The core's own: a part that
 *   imported it would split the core in two.
 * @returns Resolves when it is done or waits for the person.
 */
export async function takeFragment(store: Store, spendAskedSignIn: () => boolean): Promise<void> {
  const route = routeOf(window.location.hash);
  store.isVerifying = false;
  if (route.kind === "none" || (route.kind === "tokens" && route.isImplicit)) return;
  clearFragment();
  if (route.kind === "token") await followLink(store, route);
  // Of the way back, whatever it says: one sign-in was begun, and it is over.
  else await comeBack(store, route, spendAskedSignIn());
}

type Link = Extract<FragmentRoute, { readonly kind: "token" }>;

async function followLink(store: Store, { type, token, isAskingEmail }: Link): Promise<void> {
  const isForUser = type === "email_change" && store.user !== null;
  store.isAskingEmail = isAskingEmail;
  store.modal.page = isForUser ? "message" : PAGES[type];
  store.isVerifying = isForUser || (type !== "email_change" && !isAskingEmail);
  store.modal.isOpen = true;
  await store.meetToken(type, token);
}

type WayBack = Exclude<FragmentRoute, Link | { readonly kind: "none" }>;

async function comeBack(store: Store, route: WayBack, isAsked: boolean): Promise<void> {
  store.openModal(route.kind === "refused" ? "signup" : "login");
  if (route.kind === "refused") return;
  if (route.kind === "failed") {
    store.error = addressError(route.code, route.description);
  } else if (route.kind === "tokens") {
    const { params } = route;
    await (isAsked ? store.completeExternalLogin(params) : meet(store, { tokens: params }));
  } else {
    const { mfaToken, factors } = route;
    if (isAsked) store.second_step = { mfaToken, factors, remember: store.remember, proceed: store.arrive };
    else await meet(store, { step: { mfaToken, factors } });
  }
}

/** Nobody began this here: it may be the link of somebody who wants another account to be used. */
function meet(store: Store, arrival: UnaskedArrival): Promise<void> {
  store.isVerifying = true;
  return store.meetArrival(arrival);
}
