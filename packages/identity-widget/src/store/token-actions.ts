import type { attempt as runAttempt } from "./attempt.ts";
import type { Host } from "./host.ts";
import type { createSessionActions, clientOf as getClientOf } from "./session-actions.ts";
import type { StateHandle } from "./state.ts";

/** What an invited person fills in besides the password, when the invitation was sent to no address. */
export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
}

/**
 * What the service says when the browser that confirms is not the one that signed up: the password of the sign-up may be
 * somebody else's, so the owner of the address chooses one.
 *
 * @see docs/contracts/identity.md, `INVITE_PASSWORD_REQUIRED`
 */
export const PASSWORD_WANTED = "Invited users must specify a password";

/** What the core hands over: a part that imported it would split the core in two. */
export interface SpendingDeps {
  readonly handle: StateHandle;
  readonly sessions: ReturnType<typeof createSessionActions>;
  readonly host: Host;
  readonly attempt: typeof runAttempt;
  readonly clientOf: typeof getClientOf;
}

/** Creates what spends the one-time tokens of mails and of outside sign-ins. */
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

  function confirm(token: string): Promise<void> {
    state.modal.page = "signup";
    return verify(async () => {
      try {
        await signIn(() => clientOf(handle).confirm(token, state.remember), enter);
      } catch (error) {
        if (error instanceof Error && error.message === PASSWORD_WANTED) {
          state.confirmation_token = token;
          return;
        }
        console.error(error);
        state.message = "verfication_error";
        state.modal.page = "signup";
      }
    });
  }

  function recover(token: string): Promise<void> {
    state.modal.page = "recovery";
    return verify(async () => {
      try {
        // Not remembered yet: a session that can set a password must not outlive an abandoned recovery.
        await signIn(
          () => clientOf(handle).recover(token, false),
          (user) => {
            state.recovered_user = user;
          },
          false,
        );
      } catch (error) {
        state.modal.page = "login";
        throw error;
      }
    });
  }

  function enterByLink(token: string): Promise<void> {
    state.modal.page = "login";
    return verify(() => signIn(() => clientOf(handle).verify("magiclink", token, state.remember), arrive));
  }

  return {
    doEmailChange,
    /** Spends a token by the name it has in the address; an unknown name sets the error. */
    async verifyToken(type: string, token: string): Promise<void> {
      if (type === "confirmation") return confirm(token);
      if (type === "recovery") return recover(token);
      if (type === "magiclink") return enterByLink(token);
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
        const user = state.recovered_user ?? state.user;
        if (!user) throw new Error("User not found");
        await user.update({ password });
        if (state.remember) user._saveSession();
        state.recovered_user = null;
        enter(user);
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
      return attempt(state, async () => {
        const gotrue = clientOf(handle);
        const { access_token = "", refresh_token = "" } = params;
        if (gotrue.setCookie) host.setJwtCookie(access_token, null);
        enter(await gotrue.createUser({ ...params, access_token, refresh_token }, state.remember));
      });
    },
  };
}
