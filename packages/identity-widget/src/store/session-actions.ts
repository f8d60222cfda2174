import { type GoTrue, secondFactorQuestionOf, type User } from "@nv/identity-client";
import { attempt, startAction } from "./attempt.ts";
import type { Host } from "./host.ts";
import type { State, StateHandle } from "./state.ts";

/** The client of a store that was initialised. @throws {Error} Before `init`, and in development mode without an address. */
export function clientOf({ state }: StateHandle): GoTrue {
  if (!state.gotrue) throw new Error("Call init() first.");
  return state.gotrue;
}

/** Forgets what the links of the address were for: it is done, or given up. */
export function dropLinks(state: State): void {
  state.invite_token = null;
  state.recovery_token = null;
  state.confirmation_token = null;
  state.recovered_user = null;
  state.second_step = null;
  state.arrival = null;
  state.linkOwner = null;
  state.isAskingEmail = false;
}

/** Signs people in, up and out. */
export function createSessionActions(handle: StateHandle, host: Host) {
  const { state, events } = handle;

  function enter(user: User) {
    dropLinks(state);
    state.modal.page = "user";
    if (state.cookieDomain) host.setJwtCookie(user.tokenDetails()?.access_token ?? null, state.cookieDomain);
    state.user = user;
  }

  /** Applies the address change whose link was opened before signing in. */
  async function applyEmailChange() {
    if (!state.email_change_token || !state.user) return;
    const user = await state.user.update({ email_change_token: state.email_change_token });
    state.email_change_token = null;
    state.modal.page = "message";
    state.message = "email_changed";
    state.user = user;
  }

  /** Runs what follows any sign-in. */
  async function arrive(user: User) {
    enter(user);
    await applyEmailChange();
  }

  /**
   * Runs one sign-in. When the account asks for a second factor, the dialog asks for it, and goes on from there.
   *
   * @param proceed - What the sign-in is for.
   */
  async function signIn(
    request: () => Promise<User>,
    proceed: (user: User) => void | Promise<void>,
    remember = state.remember,
  ): Promise<void> {
    try {
      await proceed(await request());
    } catch (error) {
      const question = secondFactorQuestionOf(error);
      if (!question) throw error;
      state.second_step = { ...question, remember, proceed };
    }
  }

  const login = (email: string, password: string) =>
    signIn(() => clientOf(handle).login(email, password, state.remember), arrive);

  let asked: { readonly gotrue: GoTrue; readonly answer: Promise<void> } | null = null;

  /** Several who want the settings at the same time share one question; after a failure the next one asks again. */
  async function loadSettings(): Promise<void> {
    if (state.settings || !state.gotrue) return;
    const { gotrue } = state;
    if (asked?.gotrue !== gotrue) asked = { gotrue, answer: askSettings(gotrue) };
    await asked.answer;
    asked = null;
  }

  async function askSettings(gotrue: GoTrue): Promise<void> {
    try {
      state.settings = await gotrue.settings();
    } catch (cause) {
      state.error = new Error(`Failed to load settings from ${gotrue.api.apiURL}`, { cause });
    }
  }

  /** @returns Whether there was a session to end: the service refuses when there was none. */
  async function endServerSession(gotrue: GoTrue | null): Promise<boolean> {
    try {
      await gotrue?.endServerSession();
      return gotrue !== null;
    } catch (error) {
      console.warn("The service ended no session.", error);
      return false;
    }
  }

  async function logout(): Promise<void> {
    const { user, gotrue } = state;
    if (!user) {
      // The server's session may be alive although this page holds no tokens: its cookie ends it.
      state.modal.page = "login";
      if (await endServerSession(gotrue)) events.emit("logout");
      return;
    }
    startAction(state);
    await user.logout();
    if (gotrue?.setCookie || state.cookieDomain) host.setJwtCookie(null, state.cookieDomain);
    state.saving = false;
    state.modal.page = "login";
    state.user = null;
  }

  return {
    enter,
    arrive,
    signIn,
    applyEmailChange,
    loadSettings,
    logout,
    startAction: () => startAction(state),
    login: (email: string, password: string) => attempt(state, () => login(email, password)),
    signup(name: string, email: string, password: string): Promise<void> {
      return attempt(state, async () => {
        const account = await clientOf(handle).signup(email, password, { ...state.signupMetadata, full_name: name });
        state.signupMetadata = null;
        // The account is there, whatever becomes of the question. A service that confirms by itself says it with the account too.
        const settings =
          state.settings ??
          (await clientOf(handle)
            .settings()
            .catch(() => null));
        state.settings ??= settings;
        if (settings ? settings.autoconfirm : account.confirmed_at) await login(email, password);
        else state.message = "confirm";
      });
    },
    externalLogin(provider: string): void {
      state.error = null;
      state.message = null;
      const gotrue = clientOf(handle);
      const token = state.invite_token;
      host.navigate(token ? gotrue.acceptInviteExternalUrl(provider, token) : gotrue.loginExternalUrl(provider));
    },
    requestPasswordRecovery(email: string): Promise<void> {
      return attempt(state, async () => {
        await clientOf(handle).requestPasswordRecovery(email);
        state.message = "password_mail";
      });
    },
  };
}
