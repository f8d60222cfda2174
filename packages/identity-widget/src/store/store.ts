import { type GoTrue, loadPart } from "@nv/identity-client";
import type { TokenKind } from "../core/fragment.ts";
import { identityUrlOf, siteUrlOf } from "../core/site-url.ts";
import { translate } from "../core/translate.ts";
import { attempt } from "./attempt.ts";
import type { Host } from "./host.ts";
import { clientOf, createSessionActions, dropLinks } from "./session-actions.ts";
import type { SpendingDeps } from "./spending-deps.ts";
import { createState, type Page, type State, type StateHandle } from "./state.ts";
import type { InvitedPerson, UnaskedArrival } from "./token-actions.ts";

/** Function that creates the client of a service for the store. */
export type CreateClient = (apiUrl: string | null) => GoTrue;

/** Dependencies of the store. */
export interface StoreDeps {
  readonly host: Host;
  readonly createClient: CreateClient;
}

/** The widget's live fields and what can be done with them. */
export type Store = State & ReturnType<typeof createActions>;

/** The store with its events and its change notices. */
export interface StoreHandle extends Omit<StateHandle, "state"> {
  readonly store: Store;
}

/** Creates the actions that most visits do not need: their code comes when it is wanted. */
function createRareActions(handle: StateHandle, sessions: ReturnType<typeof createSessionActions>, host: Host) {
  const deps: SpendingDeps = { handle, sessions, host, attempt, clientOf };
  const load = async () => (await loadPart(() => import("./token-actions.ts"))).createTokenActions(deps);
  const loadFactors = async () => (await loadPart(() => import("./factor-actions.ts"))).createFactorActions(deps);
  return {
    startEnrolment: async () => (await loadFactors()).startEnrolment(),
    enrol: async (code: string) => (await loadFactors()).enrol(code),
    enrolPasskey: async () => (await loadFactors()).enrolPasskey(),
    sendPasskey: async () => (await loadFactors()).sendPasskey(),
    sendCode: async (code: string) => (await loadFactors()).sendCode(code),
    loginWithPasskey: async () => (await loadFactors()).loginWithPasskey(),
    offerPasskeys: async () => (await loadFactors()).offerPasskeys(),
    requestMagicLink: async (email: string) => (await loadFactors()).requestMagicLink(email),
    doEmailChange: async () => (await load()).doEmailChange(),
    /** Spends a token by the name it has in the address; an unknown name sets the error. */
    verifyToken: async (type: string, token: string) => (await load()).verifyToken(type, token),
    updatePassword: async (password: string) => (await load()).updatePassword(password),
    /** Takes the link of a mail that the address brought, once it is known whose account it opens. */
    meetToken: async (type: TokenKind, token: string) => (await load()).meetToken(type, token),
    /** Takes a sign-in that the address brought and that nobody asked for here: the person is asked first. */
    meetArrival: async (arrival: UnaskedArrival) => (await load()).meetArrival(arrival),
    /** Goes on with what waits for the person's word. */
    acceptArrival: async () => (await load()).acceptArrival(),
    acceptInvite: async (password: string, person?: InvitedPerson) => (await load()).acceptInvite(password, person),
    completeExternalLogin: async (params: Readonly<Record<string, string>>) =>
      (await load()).completeExternalLogin(params),
  };
}

function createActions(handle: StateHandle, { host, createClient }: StoreDeps) {
  const { state } = handle;
  const sessions = createSessionActions(handle, host);
  let stopFollowing = () => {};

  function init(gotrue: GoTrue): void {
    stopFollowing();
    state.gotrue = gotrue;
    state.user = gotrue.currentUser() ?? null;
    if (state.user) state.modal.page = "user";
    // A client of somebody else's may not have it: those of the original do not.
    const stop = gotrue.onOtherTab?.((user) => {
      state.modal.page = user ? "user" : "login";
      state.user = user;
    });
    stopFollowing = stop ?? (() => {});
  }

  return {
    ...sessions,
    ...createRareActions(handle, sessions, host),
    init,
    /** Gives up what the links of the address were for. */
    dropLinks: () => dropLinks(state),
    setNamePlaceholder(text: string | null): void {
      state.namePlaceholder = text;
    },
    setError(error: unknown): void {
      state.error = error;
    },
    setIsLocal(isLocal: boolean): void {
      state.isLocal = isLocal;
    },
    /** Keeps the site whose service is used from a local host, and starts with it. */
    setSiteURL(typed: string): Promise<void> {
      const url = siteUrlOf(typed);
      host.saveSiteUrl(url);
      state.siteURL = url;
      state.settings = null;
      init(createClient(identityUrlOf(url)));
      return sessions.loadSettings();
    },
    clearSiteURL(): void {
      host.saveSiteUrl(null);
      state.siteURL = null;
      state.settings = null;
      state.error = null;
      state.gotrue = null;
    },
    openModal(page: Page): void {
      state.modal.page = page;
      state.modal.isOpen = true;
    },
    closeModal(): void {
      state.modal.isOpen = false;
      state.error = null;
      state.message = null;
      state.saving = false;
    },
    translate: (key: string): string => translate(state.texts, key, state.textsState),
  };
}

/** Creates the store: the state of one page's session and dialog, and the actions on them. */
export function createStore(deps: StoreDeps): StoreHandle {
  const { state, ...handle } = createState();
  return { ...handle, store: Object.assign(state, createActions({ state, ...handle }, deps)) };
}
