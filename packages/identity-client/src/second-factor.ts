import type { GoTrue } from "./go-true.ts";
import type { User } from "./user.ts";

/** A sign-in that stops half way: the first factor was right, and the account asks for a second one. */
export interface SecondFactorQuestion {
  /** Goes back with the code. Serves once, for 5 minutes and 5 attempts. */
  readonly mfaToken: string;
  /**
   * Methods that can answer: `totp`, `recovery_code`, `passkey` (see `answerWithPasskey`). Empty for somebody who must set one up
   * first: see {@link startEnrolment}, and `enrolPasskey`.
   */
  readonly factors: readonly string[];
}

/**
 * Reads whether a sign-in failed only because it is not over.
 *
 * @param error - What `login`, `verify` and the like rejected with.
 * @returns `null` for every other failure.
 * @see docs/contracts/identity.md, Second factor and passkeys
 */
export function secondFactorQuestionOf(error: unknown): SecondFactorQuestion | null {
  if (!(error instanceof Error) || !("json" in error)) return null;
  const { json } = error;
  if (typeof json !== "object" || json === null || !("error" in json)) return null;
  if (json.error !== "mfa_required" && json.error !== "mfa_enrolment_required") return null;
  if (!("mfa_token" in json) || typeof json.mfa_token !== "string") return null;
  const factors = "factors" in json && Array.isArray(json.factors) ? json.factors.map(String) : [];
  return { mfaToken: json.mfa_token, factors };
}

/** Answer that completes a sign-in. */
export interface SecondFactorAnswer {
  /** From the {@link SecondFactorQuestion}. */
  readonly mfaToken: string;
  /** Six digits of the application, or a recovery code, however it was typed. */
  readonly code: string;
  /** Keeps the session in the storage of this browser. */
  readonly remember?: boolean;
}

/** Outcome of a code that was right. */
export interface SecondFactorResult {
  readonly user: User;
  /** Of a second factor that this very sign-in set up: shown this once, and kept nowhere. Else empty. */
  readonly recoveryCodes: readonly string[];
}

/**
 * Completes a sign-in with a code.
 *
 * @throws {JSONHTTPError} `Wrong or used code`; `This sign-in has ended, start again` once the token is spent.
 */
export async function answerSecondFactor(
  gotrue: GoTrue,
  { mfaToken, code, remember = false }: SecondFactorAnswer,
): Promise<SecondFactorResult> {
  gotrue._setRememberHeaders(remember);
  const answer = await gotrue._request<Partial<RecoveryCodes>>("/token", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: "mfa", mfa_token: mfaToken, code }).toString(),
  });
  // What is left of the answer is saved with the session, and the codes must not be.
  const { recovery_codes = [], ...tokens } = answer;
  return { user: await gotrue._createUserFrom(tokens, remember), recoveryCodes: recovery_codes };
}

/**
 * Begins the setup of an authenticator application by somebody who may not sign in without one.
 *
 * @param mfaToken - From a {@link SecondFactorQuestion} without factors; its first code completes setup and sign-in.
 */
export const startEnrolment = (gotrue: GoTrue, mfaToken: string): Promise<TotpSetup> =>
  gotrue._request("/factors/enrolment", { method: "POST", body: JSON.stringify({ mfa_token: mfaToken }) });

/** The second factor of a person. */
export interface FactorState {
  /** Time when it was set up, RFC 3339; `null` without an authenticator application. */
  readonly totp: { readonly activated_at: string } | null;
  readonly recovery_codes_left: number;
  /** Whether it may change now, without another proof of who asks. */
  readonly fresh: boolean;
}

/** Secret with which an authenticator application is set up; shown this once. */
export interface TotpSetup {
  /** Base32, to type by hand. */
  readonly secret: string;
  /** `otpauth://totp/…`, to draw as a QR code. */
  readonly uri: string;
}

/** Codes for whoever loses the application. Each serves once; nobody can read them again. */
export interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

/** Asks for the state of the second factor. @throws {HTTPError} 404 from a service that has none. */
export const factorState = (user: User): Promise<FactorState> => user._request("/factors");

/** Begins the setup of an authenticator application. @throws {JSONHTTPError} 403 without a recent proof. */
export const startTotp = (user: User): Promise<TotpSetup> => user._request("/factors/totp", { method: "POST" });

/** Ends the setup with a code of the application. Other sessions of the person end. @throws {JSONHTTPError} */
export const activateTotp = (user: User, code: string): Promise<RecoveryCodes> =>
  user._request("/factors/totp/verify", { method: "POST", body: JSON.stringify({ code }) });

/** Takes the second factor away. Other sessions of the person end. @throws {JSONHTTPError} 403 without a recent proof. */
export const removeTotp = (user: User): Promise<void> => user._request("/factors/totp", { method: "DELETE" });

/** Makes new recovery codes; the former are worthless. @throws {JSONHTTPError} 403 without a recent proof. */
export const renewRecoveryCodes = (user: User): Promise<RecoveryCodes> =>
  user._request("/factors/recovery-codes", { method: "POST" });
