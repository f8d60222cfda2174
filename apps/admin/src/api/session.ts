import {
  canUsePasskeys,
  GoTrue,
  JSONHTTPError,
  PASSKEY_CANCELLED,
  reauthenticate,
  reauthenticateWithPasskey,
  SESSION_KEY,
  type User,
} from "@nv/identity-client";
import { CallFailure } from "@nv/web";
import { describeCall } from "./describe-call.ts";

/** The session of the person who administers, in this browser. */
export interface AdminSession {
  /** Gives a good access token. @throws When signed out, and when the network fails. */
  accessToken(): Promise<string>;
  hasSession(): boolean;
  /** Address of the person; empty when nobody is signed in. */
  email(): string;
  /**
   * Hears that somebody signed in, in another tab of this browser.
   *
   * @returns Stops listening.
   */
  onSignIn(listener: () => void): () => void;
  /**
   * Proves again who this is; the session is replaced by a new one.
   *
   * @param code - Of the person's application; empty where the account asks for none.
   * @throws {CallFailure} When the proof is not accepted.
   */
  proveAgain(password: string, code: string): Promise<void>;
  /**
   * The same with a passkey.
   *
   * @throws {CallFailure} When it is not accepted, the person turned away, or the browser has none.
   */
  proveByPasskey(): Promise<void>;
  /** Ends the session, also one that only the server knows. */
  signOut(): Promise<void>;
}

function refusedPasskey(sentence: string, cause?: unknown): CallFailure {
  return new CallFailure({ kind: "refused", sentence }, { cause });
}

/** The session as the identity client keeps it, which shares it with the site and with other tabs. */
export function createAdminSession(): AdminSession {
  const goTrue = new GoTrue();
  const current = () => goTrue.currentUser();

  async function prove(proof: (user: User) => Promise<void>): Promise<void> {
    const user = current();
    if (user === null) throw new Error("nobody is signed in");
    try {
      await proof(user);
    } catch (error) {
      if (error instanceof JSONHTTPError) {
        throw new CallFailure(await describeCall(error.status, error.json), { cause: error });
      }
      const isCancelled = error instanceof Error && error.message === PASSKEY_CANCELLED;
      throw isCancelled ? refusedPasskey("No se ha usado ninguna llave de acceso.", error) : error;
    }
  }

  return {
    async accessToken() {
      const user = current();
      if (user === null) throw new Error("nobody is signed in");
      return user.jwt();
    },
    hasSession: () => current() !== null,
    email: () => current()?.email ?? "",
    onSignIn(listener) {
      // First, so that the session of the other tab is this one's by the time that the listener hears of it.
      const stopFollowing = goTrue.onOtherTab(() => undefined);
      const handleStorage = ({ key, newValue }: StorageEvent) => {
        if (key === SESSION_KEY && newValue !== null) listener();
      };
      window.addEventListener("storage", handleStorage);
      return () => {
        stopFollowing();
        window.removeEventListener("storage", handleStorage);
      };
    },
    proveAgain: (password, code) =>
      prove((user) => reauthenticate(user, { password, ...(code === "" ? {} : { code }) })),
    async proveByPasskey() {
      if (!canUsePasskeys()) throw refusedPasskey("Este navegador no puede usar llaves de acceso en esta dirección.");
      await prove(reauthenticateWithPasskey);
    },
    async signOut() {
      const user = current();
      if (user !== null) await user.logout();
      else await goTrue.endServerSession();
    },
  };
}
