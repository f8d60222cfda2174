import {
  canUsePasskeys,
  GoTrue,
  JSONHTTPError,
  reauthenticate,
  reauthenticateWithPasskey,
  type User,
} from "@nv/identity-client";
import { CallFailure, toCallFailure } from "@nv/web";
import { isRecord } from "@nv/web/schema";

/** Proof of who somebody is; without a password it is a passkey. */
export interface Proof {
  readonly password?: string;
  readonly code?: string;
}

/** Ways to prove it again that an answer names; `null` for every other failure. */
export function proofMethodsOf({ code, body }: CallFailure): readonly string[] | null {
  if (code !== "REAUTHENTICATION_REQUIRED") return null;
  const methods = isRecord(body) && Array.isArray(body.methods) ? body.methods : [];
  return methods.filter((method: unknown) => typeof method === "string");
}

const refused = (sentence: string, cause?: unknown) => new CallFailure({ kind: "refused", sentence }, { cause });

async function prove(user: User, { password, code = "" }: Proof): Promise<void> {
  if (password !== undefined) return reauthenticate(user, { password, ...(code === "" ? {} : { code }) });
  if (!canUsePasskeys()) throw refused("Este navegador no puede usar llaves de acceso en esta dirección.");
  return reauthenticateWithPasskey(user);
}

/**
 * Proves again who somebody is; the session is replaced by a new one.
 *
 * @throws {CallFailure} When it is not accepted.
 */
export async function proveHere(proof: Proof): Promise<void> {
  const user = new GoTrue().currentUser();
  if (user === null) throw refused("Sal y vuelve a entrar para hacer esto.");
  try {
    await prove(user, proof);
  } catch (error) {
    if (error instanceof JSONHTTPError && error.status < 500) {
      throw refused("Eso no prueba que eres tú. Vuelve a intentarlo.", error);
    }
    throw toCallFailure(error);
  }
}
