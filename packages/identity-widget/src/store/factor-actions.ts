import {
  answerSecondFactor,
  answerWithPasskey,
  enrolPasskey,
  offerPasskeys,
  requestMagicLink,
  signInWithCode,
  signInWithOffered,
  signInWithPasskey,
  startEnrolment,
  type TotpSetup,
  type User,
} from "@nv/identity-client";
import type { AskedForm } from "./asked-form.ts";
import type { SpendingDeps } from "./spending-deps.ts";
import type { SecondStep } from "./state.ts";

/** Message of the service once the token of a half sign-in is spent. @see docs/contracts/identity.md, `MFA_TOKEN_INVALID` */
export const SECOND_STEP_OVER = "This sign-in has ended, start again";

/** Nothing is proved yet by whoever waits for the code of a mail. */
const NO_FACTOR = { mfaToken: "", factors: ["totp"] } as const;

/** A sign-in that set up its second factor. */
export interface Enrolled {
  readonly recoveryCodes: readonly string[];
  /** Goes on with what the sign-in was for. */
  goOn(): Promise<void>;
}

/** Signs people in besides passwords. Only where the service offers it does the code come. */
export function createFactorActions({ handle, sessions, attempt, clientOf }: SpendingDeps) {
  const { state } = handle;

  function turnBackWhenOver(error: unknown) {
    const said = error instanceof Error && "json" in error ? JSON.stringify(error.json) : "";
    if (!said.includes(SECOND_STEP_OVER)) return;
    state.second_step = null;
    state.modal.page = "login";
  }

  function waitingStep(): SecondStep {
    if (state.second_step) return state.second_step;
    throw new Error(SECOND_STEP_OVER);
  }

  /** Goes on, once it is proved, with what the sign-in was for. */
  async function complete(prove: (step: Pick<SecondStep, "mfaToken" | "remember">) => Promise<User>): Promise<void> {
    const { mfaToken, remember, proceed } = waitingStep();
    try {
      const user = await prove({ mfaToken, remember });
      state.second_step = null;
      await proceed(user);
    } catch (error) {
      turnBackWhenOver(error);
      throw error;
    }
  }

  /** The mail brings a link and a code, and the code serves here: the mail may be read on another device. */
  const codeFormOf = (email: string): AskedForm => ({
    id: "mail_code",
    title: "check_your_mail",
    hint: "mail_code_hint",
    fields: [{ name: "code", autoComplete: "one-time-code", label: "form_code_label" }],
    submit: "confirm_code",
    saving: "confirming_code",
    link: { text: "never_mind", page: "login" },
    send: (_store, { code }) =>
      attempt(state, () => {
        const request = { email, code, remember: state.remember };
        return sessions.signIn(() => signInWithCode(clientOf(handle), request), sessions.arrive);
      }),
  });

  return {
    /** Begins the setup of the second factor that the sign-in asks for. */
    startEnrolment: (): Promise<TotpSetup> => startEnrolment(clientOf(handle), waitingStep().mfaToken),
    /**
     * Ends the setup, and the sign-in with it.
     *
     * @returns The recovery codes, and what goes on once they are kept.
     */
    async enrol(code: string): Promise<Enrolled> {
      const { mfaToken, remember, proceed } = waitingStep();
      try {
        const { user, recoveryCodes } = await answerSecondFactor(clientOf(handle), { mfaToken, code, remember });
        return {
          recoveryCodes,
          async goOn() {
            state.second_step = null;
            await proceed(user);
          },
        };
      } catch (error) {
        turnBackWhenOver(error);
        if (!state.second_step) state.error = error;
        throw error;
      }
    },
    /** Ends the setup with a new passkey, and goes on with what the sign-in was for. */
    async enrolPasskey(): Promise<void> {
      try {
        await complete((step) => enrolPasskey(clientOf(handle), step));
      } catch (error) {
        if (!state.second_step) state.error = error;
        throw error;
      }
    },
    /** Completes a sign-in with a code, and goes on with what it was for. */
    sendCode: (code: string): Promise<void> =>
      attempt(state, () =>
        complete(async (step) => (await answerSecondFactor(clientOf(handle), { ...step, code })).user),
      ),
    /** The same with a passkey. */
    sendPasskey: (): Promise<void> =>
      attempt(state, () => complete((step) => answerWithPasskey(clientOf(handle), step))),
    loginWithPasskey(): Promise<void> {
      return attempt(state, async () => {
        const { remember } = state;
        await sessions.signIn(() => signInWithPasskey(clientOf(handle), remember), sessions.arrive);
      });
    },
    requestMagicLink(email: string): Promise<void> {
      return attempt(state, async () => {
        const hasCode = await requestMagicLink(clientOf(handle), email);
        if (!hasCode) state.message = "magic_mail";
        else
          state.second_step = {
            ...NO_FACTOR,
            remember: state.remember,
            proceed: sessions.arrive,
            form: codeFormOf(email),
          };
      });
    },
    /** Offers passkeys among the suggestions of the field, and signs in with the one that is taken. */
    async offerPasskeys(): Promise<void> {
      // The suggestions are those of the document that has the field.
      const view = document.querySelector<HTMLIFrameElement>("iframe#netlify-identity-widget")?.contentWindow;
      if (!view) return;
      const offer = new AbortController();
      const stop = handle.subscribe(() => {
        if (state.saving || !state.modal.isOpen || state.modal.page !== "login") offer.abort();
      });
      const credential = await offerPasskeys(clientOf(handle), { view, signal: offer.signal }).finally(stop);
      if (credential === null) return;
      await attempt(state, () =>
        sessions.signIn(() => signInWithOffered(clientOf(handle), credential, state.remember), sessions.arrive),
      );
    },
  };
}
