import type { GoTrue, SecondFactorQuestion, Settings, User } from "@nv/identity-client";
import { createEmitter, type Emitter } from "../core/events.ts";
import { observe } from "../core/observe.ts";
import type { TextsState } from "../core/translate.ts";
import type { AskedForm } from "./asked-form.ts";

/** Pages of the dialog. `error` is a message page without a message of its own. */
export type Page =
  | "login"
  | "signup"
  | "amnesia"
  | "magiclink"
  | "recovery"
  | "invite"
  | "user"
  | "account"
  | "message"
  | "error";

/** Messages that a page can show; each is `message_…` in the catalogue. */
export type Message = "confirm" | "password_mail" | "magic_mail" | "email_changed" | "verfication_error";

/** A sign-in that waits for the code of a second factor. */
export interface SecondStep extends SecondFactorQuestion {
  /** Whether its session is kept in this browser. */
  readonly remember: boolean;
  /** Action that the sign-in was for. */
  readonly proceed: (user: User) => void | Promise<void>;
  /** Form of what is asked for, when it is no second factor: the code of a mail. */
  readonly form?: AskedForm;
}

/** A sign-in that the address brought and that nobody asked for here: the person sees whose account it is, and decides. */
export type Arrival = () => Promise<void>;

/** Events that the widget emits to the page, with the arguments of each. */
export type WidgetEvents = {
  /** Once there is a client: who is signed in. */
  init: [user: User | null];
  /** Somebody signed in, now or on an earlier page. */
  login: [user: User];
  logout: [];
  /** A failure, and `null` when it is over. */
  error: [error: unknown];
  open: [page: Page];
  close: [];
};

/** Fields of the store. Every one may be written from outside, and what depends on it follows at once. */
export interface State {
  user: User | null;
  /** Person whom a recovery link let in, until the new password is set. */
  recovered_user: User | null;
  message: Message | null;
  settings: Settings | null;
  gotrue: GoTrue | null;
  error: unknown;
  /** Address of the site whose service is used from a local host. */
  siteURL: string | null;
  /** Whether a sign-in is kept in this browser. */
  remember: boolean;
  saving: boolean;
  /** The link of a mail is being checked: there is no form to show yet. */
  isVerifying: boolean;
  invite_token: string | null;
  /** A recovery whose link is spent together with the new password. */
  recovery_token: string | null;
  /** A sign-in that waits for the person's word. */
  arrival: Arrival | null;
  /** Address of the account that the link opens, as the service says; `null` when it does not. */
  linkOwner: string | null;
  /** A confirmation whose link was opened in another browser than the sign-up's: it wants a password. */
  confirmation_token: string | null;
  /** The first factor was right, and the account asks for a second one. */
  second_step: SecondStep | null;
  /** The invitation was sent to no address: the form asks for one, and for a name. */
  isAskingEmail: boolean;
  email_change_token: string | null;
  /** Fields that the page adds to the person's data at the next sign-up. */
  signupMetadata: Readonly<Record<string, unknown>> | null;
  /** Domain of the `nf_jwt` cookie that the widget then writes itself; the service is not asked for cookies. */
  cookieDomain: string | null;
  namePlaceholder: string | null;
  modal: { page: Page; isOpen: boolean; logo: boolean };
  locale: string;
  /** The page is served by the machine that reads it, and was told no service. */
  isLocal: boolean;
  /** Texts of `locale`; empty, or only those that are seen first, while they load. */
  texts: Readonly<Record<string, string>>;
  /** State of the texts of the language in `texts`. */
  textsState: TextsState;
}

/** The fields, the events they cause, and who draws them. */
export interface StateHandle {
  readonly state: State;
  readonly events: Emitter<WidgetEvents>;
  /** Hears of any change. @returns Stops hearing. */
  subscribe(listener: () => void): () => void;
  /** Counts changes, so that a drawing can tell whether it is old. */
  getVersion(): number;
}

function initialState(): State {
  return {
    user: null,
    recovered_user: null,
    message: null,
    settings: null,
    gotrue: null,
    error: null,
    siteURL: null,
    remember: true,
    saving: false,
    isVerifying: false,
    invite_token: null,
    recovery_token: null,
    arrival: null,
    linkOwner: null,
    confirmation_token: null,
    second_step: null,
    isAskingEmail: false,
    email_change_token: null,
    signupMetadata: null,
    cookieDomain: null,
    namePlaceholder: null,
    modal: { page: "login", isOpen: false, logo: true },
    locale: "en",
    isLocal: false,
    texts: {},
    textsState: "whole",
  };
}

/**
 * The widget's state, of which writing a field fires its event at once.
 *
 * @see docs/contracts/identity-widget.md
 */
export function createState(): StateHandle {
  const events = createEmitter<WidgetEvents>();
  const listeners = new Set<() => void>();
  let version = 0;

  function changed() {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  const fields = initialState();
  const modal = observe(fields.modal, (name) => {
    changed();
    if (name === "isOpen") modal.isOpen ? events.emit("open", modal.page) : events.emit("close");
  });
  const state = observe<State>({ ...fields, modal }, (name) => {
    if (name === "settings" && state.settings) watchSettings(state.settings);
    changed();
    if (name === "gotrue" && state.gotrue) events.emit("init", state.gotrue.currentUser());
    if (name === "error") events.emit("error", state.error);
    if (name === "user") state.user ? events.emit("login", state.user) : events.emit("logout");
  });

  const watched = new WeakSet<Settings>();
  /** Pages change single settings (`store.settings.disable_signup = true`), and the dialog must show it. */
  function watchSettings(settings: Settings) {
    if (watched.has(settings)) return;
    const live = observe(settings, changed);
    watched.add(live);
    state.settings = live;
  }

  return {
    state,
    events,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getVersion: () => version,
  };
}
