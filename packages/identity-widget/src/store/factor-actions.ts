import { answerSecondFactor, requestMagicLink, signInWithPasskey } from "@nv/identity-client";
import type { SpendingDeps } from "./token-actions.ts";

/** What the service says once the token of a half sign-in is spent. @see docs/contracts/identity.md, `MFA_TOKEN_INVALID` */
export const SECOND_STEP_OVER = "This sign-in has ended, start again";

/** Creates what signs people in besides passwords. Only where the service offers it does the code come. */
export function createFactorActions({ handle, sessions, attempt, clientOf }: SpendingDeps) {
  const { state } = handle;

  function turnBackWhenOver(error: unknown) {
    const said = error instanceof Error && "json" in error ? JSON.stringify(error.json) : "";
    if (!said.includes(SECOND_STEP_OVER)) return;
    state.second_step = null;
    state.modal.page = "login";
  }

  return {
    /** Completes a sign-in with a code, and goes on with what it was for. */
    sendCode(code: string): Promise<void> {
      return attempt(state, async () => {
        const step = state.second_step;
        if (!step) throw new Error(SECOND_STEP_OVER);
        const { mfaToken, remember, proceed } = step;
        try {
          const user = await answerSecondFactor(clientOf(handle), { mfaToken, code, remember });
          state.second_step = null;
          await proceed(user);
        } catch (error) {
          turnBackWhenOver(error);
          throw error;
        }
      });
    },
    loginWithPasskey(): Promise<void> {
      return attempt(state, async () => {
        const { remember } = state;
        await sessions.signIn(() => signInWithPasskey(clientOf(handle), remember), sessions.arrive);
      });
    },
    requestMagicLink(email: string): Promise<void> {
      return attempt(state, async () => {
        await requestMagicLink(clientOf(handle), email);
        state.message = "magic_mail";
      });
    },
  };
}
