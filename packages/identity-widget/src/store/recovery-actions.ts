import type { User } from "@nv/identity-client";
import type { SpendingDeps } from "./spending-deps.ts";

/** Opens what is done with a recovery, until its password is set. */
export function createRecoveryActions({ handle, sessions, attempt, clientOf }: SpendingDeps) {
  const { enter, signIn } = sessions;
  const { state } = handle;

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

  return {
    turnBack,
    recover: (token: string): Promise<void> => openRecovery(token, () => {}).catch(turnBack),
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
  };
}
