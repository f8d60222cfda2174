import type { TokenKind } from "../core/fragment.ts";
import { createLinkOwners, LINK_UNKNOWN } from "./link-owners.ts";
import { createRecoveryActions } from "./recovery-actions.ts";
import type { SpendingDeps } from "./spending-deps.ts";
import type { SecondStep } from "./state.ts";

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

/** Message of the service when a second step comes too late. */
const STEP_OVER = "This sign-in has ended, start again";

/** A way back from an outside sign-in that nobody began in this tab: the tokens, or a sign-in that waits for its second factor. */
export type UnaskedArrival =
  | { readonly tokens: Readonly<Record<string, string>> }
  | { readonly step: Pick<SecondStep, "mfaToken" | "factors"> };

/** Spends the one-time tokens of mails and of outside sign-ins. */
export function createTokenActions(deps: SpendingDeps) {
  const { handle, sessions, host, attempt, clientOf } = deps;
  const { enter, arrive, signIn, applyEmailChange } = sessions;
  const { state } = handle;
  const { ownerOf, holderOf } = createLinkOwners(deps);
  const recovery = createRecoveryActions(deps);

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
      if (type === "recovery") {
        state.modal.page = "recovery";
        return verify(() => recovery.recover(token));
      }
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
    updatePassword: recovery.updatePassword,
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
        state.linkOwner = await ownerOf(type === "invite" ? "signup" : type, token).catch(recovery.turnBack);
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
