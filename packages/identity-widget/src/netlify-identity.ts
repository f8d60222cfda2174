import { GoTrue, type User } from "@nv/identity-client";
import { renderControls } from "./controls.ts";
import { identityUrlOf, isLocalHost } from "./core/site-url.ts";
import { createDialogLoader, type DialogLoader, type DialogSource } from "./dialog-loader.ts";
import { createFragmentRoutes } from "./fragment-routes.ts";
import { createFrame } from "./frame.ts";
import { browserHost } from "./store/host.ts";
import type { Page, WidgetEvents } from "./store/state.ts";
import { createStore, type Store } from "./store/store.ts";
import { type FirstTexts, followLocale } from "./texts.ts";

/** Options of {@link NetlifyIdentity.init}. */
export interface InitOptions {
  /** Address of the identity service. Given, it is used on a local host as well, without development settings. */
  readonly APIUrl?: string;
  /** Accepted for pages that set it; this widget shows no maker's mark. */
  readonly logo?: boolean;
  /** Placeholder of the name field. */
  readonly namePlaceholder?: string;
  /** Language of the texts: `en`, `fr`, `es`, `hu`, `pt`, `pl`, `cs` or `sk`; English for any other. */
  readonly locale?: string;
  /** CSS selector of the element that gets the dialog's frame; the page's body by default. The first `init` decides. */
  readonly container?: string;
  /** Writes `nf_jwt` for this domain and those below it, instead of asking the service for its cookies. */
  readonly cookieDomain?: string;
}

/** Action that `open` accepts. */
export type OpenAction = "login" | "signup" | "error";

/** The object that pages talk to. */
export interface NetlifyIdentity {
  on<Name extends keyof WidgetEvents>(event: Name, handler: (...args: WidgetEvents[Name]) => void): void;
  /** As the published typings have it; the handler is called with `null` as well, when an error is over. */
  on(event: "error", handler: (error: Error) => void): void;
  off<Name extends keyof WidgetEvents>(event: Name, handler?: (...args: WidgetEvents[Name]) => void): void;
  off(event: "error", handler?: (error: Error) => void): void;
  /**
   * Shows the dialog; who is signed in sees the account page. Somebody who came through a link in a mail keeps its page.
   *
   * @param metadata - Joins the person's data at the next sign-up, under the name that they type.
   * @throws {Error} `Invalid action for open: …` for any other action.
   */
  open(action?: OpenAction, metadata?: Readonly<Record<string, unknown>>): void;
  /** Shows the account page: name, address, password, passkeys, second factor, sessions. Signed out, the sign-in. */
  openAccount(): void;
  close(): void;
  currentUser(): User | null;
  /** Signs out, also when only the server's cookie knows the session. Always resolves; `logout` follows if there was one. */
  logout(): Promise<void>;
  /** The client; without one the dialog opens, and this is `null`. */
  readonly gotrue: GoTrue | null;
  /**
   * Gives a good access token.
   *
   * @param force - Renews it in any case.
   * @returns Rejects when signed out, and when the renewal fails.
   */
  refresh(force?: boolean): Promise<string>;
  /** Starts the widget. A second call applies its options to the same frame. Does nothing outside a browser. */
  init(options?: InitOptions): void;
  setLocale(locale: string): void;
  /** Fetches what the dialog needs ahead of `open`, for a page that sees the intent coming. */
  preload(): Promise<void>;
  readonly store: Store;
}

const OPEN_ACTIONS: readonly string[] = ["login", "signup", "error"] satisfies OpenAction[];

function createClient(apiUrl: string | null, setCookie = !isLocalHost(window.location.hostname)): GoTrue {
  return new GoTrue(apiUrl === null ? { setCookie } : { APIUrl: apiUrl, setCookie });
}

/** Parts that come with the widget, chosen by whoever bundles it. */
export interface WidgetParts {
  readonly dialog: DialogSource;
  /** Texts of menus, buttons and dialog before the catalogue is here. */
  readonly firstTexts: FirstTexts;
  /** Hears of the client at every change, for a module that has it as a name. */
  readonly onClient?: (gotrue: GoTrue | null) => void;
}

/** One widget, which touches nothing until `init`, so that a server can import it. */
export function createNetlifyIdentity({ dialog, firstTexts, onClient }: WidgetParts): NetlifyIdentity {
  const createClientOf = (apiUrl: string | null) => createClient(apiUrl, store.cookieDomain ? false : undefined);
  const handle = createStore({ host: browserHost, createClient: createClientOf });
  const { store, events } = handle;
  const loadTexts = followLocale(handle, firstTexts);
  const routes = createFragmentRoutes(handle);
  if (onClient) handle.subscribe(() => onClient(store.gotrue));
  let loader: DialogLoader | null = null;

  function start({ APIUrl }: InitOptions) {
    const isLocal = isLocalHost(window.location.hostname);
    if (APIUrl !== undefined) {
      store.isLocal = false;
      if (store.gotrue?.api.apiURL !== APIUrl.replace(/\/+$/, "")) store.init(createClientOf(APIUrl));
    } else if (!store.gotrue) {
      store.isLocal = isLocal;
      store.siteURL = isLocal ? browserHost.readSiteUrl() : null;
      if (store.siteURL) store.init(createClientOf(identityUrlOf(store.siteURL)));
      else if (!isLocal) store.init(createClientOf(null));
    }
  }

  function findContainer(selector: string | undefined): Element {
    const container = selector === undefined ? document.body : document.querySelector(selector);
    if (container) return container;
    throw new TypeError(`init: no element matches ${selector}`);
  }

  /** A link whose code did not come waits in the address. */
  const followAgain = () => routes.heldPage() ?? routes.follow();

  function show(page: Page) {
    const held = routes.heldPage();
    if (held === "current") store.modal.isOpen = true;
    else store.openModal(held ?? page);
    followAgain();
  }

  function open(action: OpenAction = "login", metadata?: Readonly<Record<string, unknown>>) {
    if (!OPEN_ACTIONS.includes(action)) throw new Error(`Invalid action for open: ${action}`);
    if (metadata) store.signupMetadata = Object.keys(metadata).length > 0 ? metadata : null;
    show(store.user ? "user" : action);
  }

  async function preload() {
    await loader?.preload();
  }

  function preloadQuietly() {
    preload().catch((error: unknown) => console.warn("The sign-in dialog could not be loaded.", error));
  }

  return {
    on: events.on,
    off: events.off,
    open,
    openAccount: () => show(store.user ? "account" : "login"),
    close: () => store.closeModal(),
    currentUser: () => store.gotrue?.currentUser() ?? null,
    logout: () => store.logout(),
    get gotrue() {
      if (!store.gotrue) store.openModal("login");
      return store.gotrue;
    },
    async refresh(force) {
      const user = store.gotrue?.currentUser();
      if (!user) throw new Error("Gotrue-js: failed getting jwt access token");
      try {
        return await user.jwt(force);
      } finally {
        // A refused renewal ends the session, and the page must hear of it.
        if (store.user && !store.gotrue?.currentUser()) store.user = null;
      }
    },
    init(options = {}) {
      if (typeof document === "undefined") return;
      const { cookieDomain } = options;
      if (/[;\r\n]/.test(cookieDomain ?? "")) {
        throw new Error("Invalid cookieDomain: must not contain semicolons or newlines");
      }
      const container = loader ? null : findContainer(options.container);
      if (options.locale) store.locale = options.locale;
      if (cookieDomain) store.cookieDomain = cookieDomain;
      renderControls(handle, { open, preload: preloadQuietly });
      const { gotrue } = store;
      start(options);
      if (cookieDomain) store.gotrue?.stopAskingForCookies?.();
      // A page's own `init`, after that of the script, is told who is signed in as well.
      if (gotrue && gotrue === store.gotrue) events.emit("init", gotrue.currentUser());
      if (options.logo !== undefined) store.modal.logo = options.logo;
      if (options.namePlaceholder !== undefined) store.namePlaceholder = options.namePlaceholder;
      if (container) {
        loader = createDialogLoader({ handle, frame: createFrame(container), source: dialog, loadTexts });
        // A link of a mail that is opened on this very page changes nothing but the fragment.
        window.addEventListener("hashchange", () => routes.follow());
        window.addEventListener("online", followAgain);
      }
      routes.follow();
    },
    setLocale(locale) {
      if (locale) store.locale = locale;
    },
    preload,
    store,
  };
}
