import type { User } from "./user.ts";

/** A way to prove again who one is. */
export type ProofMethod = "password" | "password_and_code" | "passkey";

const METHODS: readonly string[] = ["password", "password_and_code", "passkey"] satisfies ProofMethod[];

const isMethod = (value: unknown): value is ProofMethod => typeof value === "string" && METHODS.includes(value);

/**
 * Reads whether a change was refused only because the sign-in is no longer recent.
 *
 * @param error - What the change rejected with.
 * @returns The ways that the person has; empty for somebody who must sign in again; `null` for every other failure.
 */
export function proofMethodsOf(error: unknown): readonly ProofMethod[] | null {
  if (!(error instanceof Error) || !("json" in error) || !("status" in error) || error.status !== 403) return null;
  const { json } = error;
  if (typeof json !== "object" || json === null || !("methods" in json) || !Array.isArray(json.methods)) return null;
  return json.methods.filter(isMethod);
}

/**
 * Proves again who asks. The session is replaced by a new one, on this page and in the storage.
 *
 * @param proof - The present password, with a code where the account asks for one.
 * @throws {JSONHTTPError} `Password or code not accepted`.
 */
export async function reauthenticate(
  user: User,
  proof: { readonly password: string; readonly code?: string },
): Promise<void> {
  user._takeTokens(await user._request("/reauthenticate", { method: "POST", body: JSON.stringify(proof) }));
}
