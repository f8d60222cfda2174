import type { User } from "@nv/identity-client";
import type { TokenKind } from "../core/fragment.ts";
import type { attempt as runAttempt } from "./attempt.ts";
import type { Host } from "./host.ts";
import type { createSessionActions, clientOf as getClientOf } from "./session-actions.ts";
import type { SecondStep, StateHandle } from "./state.ts";

/** Details that an invited person fills in besides the password, when the invitation was sent to no address. */
export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
}

/**
 * Message of the service when the browser that confirms is not the one that signed up: the password of the sign-up may
 * be somebody else's, so the owner of the address chooses one.
 *
 * @see docs/contracts/identity.md, `INVITE_PASSWORD_REQUIRED`
 */
export const PASSWORD_WANTED = "Invited users must specify a password";

/** Message of the service for a link that it does not know; a service without the look-up says something else. */
const LINK_UNKNOWN = "User not found";

/** Message of the service when a second step comes too late. */
const STEP_OVER = "This sign-in has ended, start again";

/** A way back from an outside sign-in that nobody began in this tab: the tokens, or a sign-in that waits for its second factor. */
export type UnaskedArrival =
  | { readonly tokens: Readonly<Record<string, string>> }
  | { readonly step: Pick<SecondStep, "mfaToken" | "factors"> };

/** Dependencies that the core hands over: a part that imported them would split the core in two. */
export interface SpendingDeps {
  readonly handle: StateHandle;
  readonly sessions: ReturnType<typeof createSessionActions>;
  readonly host: Host;
  readonly attempt: typeof runAttempt;
  readonly clientOf: typeof getClientOf;
}

/** Spends the one-time tokens of mails and of outside sign-ins. */
export function createTokenActions({ handle, sessions, host, attempt, clientOf }: SpendingDeps) {
  const { enter, arrive, signIn, applyEmailChange } = sessions;
  const { state } = handle;

  const doEmailChange = () => verify(applyEmailChange);

  /** Spends a token that has no form of its own: meanwhile the dialog says that it checks the link. */
  async function verify(request: () => Promise<void>): Promise<void> {
    state.isVerifying = true;
    await attempt(state, request);
    state.isVerifying = false;
  }

  /**
   * Asks whose account a link opens. The link stays as it is.
   *
   * @returns `null` where the service has no such answer, as the published one.
   * @throws {HTTPError} For a link that opens nothing.
   */
  async function ownerOf(type: "signup" | "recovery" | "magiclink" | "mfa", token: string): Promise<string | null> {
    try {
      const body = JSON.stringify({ type, token });
      const answer = await clientOf(handle)._request<{ email?: unknown }>("/verify/account", { method: "POST", body });
      return typeof answer.email === "string" ? answer.email : null;
    } catch (error) {
      const status = error instanceof Error && "status" in error ? error.status : 0;
      const said = error instanceof Error ? error.message : "";
      const isMissing = status === 405 || (status === 404 && said !== LINK_UNKNOWN);
      if (isMissing) return null;
      throw error;
    }
  }

  /** The account of tokens, as the service says: what is written in them is anybody's. */
  async function holderOf(accessToken: string): Promise<string> {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const { email } = await clientOf(handle)._request<{ email?: unknown }>("/user", { headers });
    return String(email);
  }

  function confirm(token: string): Promise<void> {
    state.modal.page = "signup";
    return verify(async () => {
      try {
        await signIn(() => clientOf(handle).confirm(token, state.remember), enter);
      } catch (error) {
        if (error instanceof Error && error.message === PASSWORD_WANTED) {
          state.linkOwner = await ownerOf("signup", token);
          state.confirmation_token = token;
          return;
        }
        // A link that opens nothing is nobody's mistake: the dialog tells it.
        state.message = "verfication_error";
        state.modal.page = "signup";
      }
    });
  }

  /** Opens the session of a recovery. Not remembered yet: one that can set a password must not outlive an abandoned recovery. */
  const openRecovery = (token: string, proceed: (user: User) => void | Promise<void>) =>
    signIn(
      () => clientOf(handle).recover(token, false),
      (user) => {
        state.recovered_user = user;
        return proceed(user);
      },
      false,
    );

  function recover(token: string): Promise<void> {
    state.modal.page = "recovery";
    return verify(() => openRecovery(token, () => {}).catch(turnBack));
  }

  function turnBack(error: unknown): never {
    state.recovery_token = null;
    state.modal.page = "login";
    throw error;
  }

  /** A password that is refused leaves the recovery open: another one may be sent. */
  function turnBackUnlessOpen(error: unknown): void {
    if (!state.recovered_user) turnBack(error);
    state.recovery_token = null;
    throw error;
  }

  async function setPassword(user: User, password: string): Promise<void> {
    await user.update({ password });
    if (state.remember) user._saveSession();
    enter(user);
  }

  const enterByLink = (token: string) =>
    signIn(() => clientOf(handle).verify("magiclink", token, state.remember), arrive);

  async function enterByTokens(params: Readonly<Record<string, string>>): Promise<void> {
    const gotrue = clientOf(handle);
    const { access_token = "", refresh_token = "" } = params;
    if (gotrue.setCookie) host.setJwtCookie(access_token, null);
    enter(await gotrue.createUser({ ...params, access_token, refresh_token }, state.remember));
  }

  const self = {
    doEmailChange,
    /** Spends a token by the name it has in the address; an unknown name sets the error. */
    async verifyToken(type: string, token: string): Promise<void> {
      if (type === "confirmation") return confirm(token);
      if (type === "recovery") return recover(token);
      if (type === "magiclink") {
        state.modal.page = "login";
        return verify(() => enterByLink(token));
      }
      if (type === "invite") {
        state.invite_token = token;
        state.modal.page = "invite";
        return;
      }
      if (type === "email_change") {
        state.email_change_token = token;
        state.modal.page = state.user ? "message" : "login";
        return state.user ? doEmailChange() : undefined;
      }
      // The spelling is the one that pages have always met. Specification, section 4.
      state.error = new Error("Unkown token type");
    },
    updatePassword(password: string): Promise<void> {
      return attempt(state, async () => {
        const { recovery_token } = state;
        if (recovery_token !== null) {
          await openRecovery(recovery_token, (user) => setPassword(user, password)).catch(turnBackUnlessOpen);
          // A second factor goes on without it.
          state.recovery_token = null;
          return;
        }
        const user = state.recovered_user ?? state.user;
        if (!user) throw new Error("User not found");
        await setPassword(user, password);
      });
    },
    acceptInvite(password: string, person?: InvitedPerson): Promise<void> {
      return attempt(state, async () => {
        const details = person ? { email: person.email, data: { full_name: person.name } } : {};
        const token = state.invite_token ?? state.confirmation_token ?? "";
        await signIn(() => clientOf(handle).acceptInvite(token, password, state.remember, details), enter);
      });
    },
    completeExternalLogin(params: Readonly<Record<string, string>>): Promise<void> {
      return attempt(state, () => enterByTokens(params));
    },
    async meetToken(type: TokenKind, token: string): Promise<void> {
      if (type === "confirmation" || type === "email_change" || state.isAskingEmail)
        return self.verifyToken(type, token);
      await verify(async () => {
        state.linkOwner = await ownerOf(type === "invite" ? "signup" : type, token).catch(turnBack);
        if (type === "invite") state.invite_token = token;
        else if (type === "recovery") state.recovery_token = token;
        else state.arrival = () => enterByLink(token);
      });
    },
    async meetArrival(arrival: UnaskedArrival): Promise<void> {
      await verify(async () => {
        if ("tokens" in arrival) {
          state.linkOwner = await holderOf(arrival.tokens.access_token ?? "");
          state.arrival = () => enterByTokens(arrival.tokens);
        } else {
          const { mfaToken, factors } = arrival.step;
          state.linkOwner = await ownerOf("mfa", mfaToken).catch((error: unknown) => {
            throw error instanceof Error && error.message === LINK_UNKNOWN ? new Error(STEP_OVER) : error;
          });
          state.arrival = async () => {
            state.second_step = { mfaToken, factors, remember: state.remember, proceed: arrive };
          };
        }
      });
    },
    acceptArrival(): Promise<void> {
      return attempt(state, async () => {
        await state.arrival?.();
        state.arrival = null;
      });
    },
  };
  return self;
}
