import type { GoTrue } from "./go-true.ts";
import type { User } from "./user.ts";

/** A passkey of a person. Times are RFC 3339. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Whether the person's devices share it. */
  readonly synced: boolean;
  readonly created_at: string;
  readonly last_used_at?: string;
  /** Name of the host that it was made for, when that is not the site's any more: browsers offer it there alone. */
  readonly host?: string;
}

/** Message of the error when the person turned away, or took too long. */
export const PASSKEY_CANCELLED = "Passkey cancelled";

/** Message of the error when this device holds a passkey for the account already. */
export const PASSKEY_KNOWN = "Passkey already on this device";

/** Message of the error when the browser, or the address of the page, forbids passkeys. */
export const PASSKEY_IMPOSSIBLE = "Passkeys are not possible here";

/** Tells whether this browser can use passkeys on this page: a secure address, and a browser of 2025 or later. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Browsers fail each in their own words; what a person can do about it is one of three things. */
function failureOf(cause: unknown): Error {
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "InvalidStateError") return new Error(PASSKEY_KNOWN, { cause });
  if (name === "NotAllowedError" || name === "AbortError") return new Error(PASSKEY_CANCELLED, { cause });
  return new Error(PASSKEY_IMPOSSIBLE, { cause });
}

async function credentialOf(asking: () => Promise<Credential | null>): Promise<unknown> {
  if (!canUsePasskeys()) throw new Error(PASSKEY_IMPOSSIBLE);
  const credential = await asking().catch((cause: unknown) => Promise.reject(failureOf(cause)));
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new Error(PASSKEY_CANCELLED);
}

/** Lets the browser sign the service's question with a passkey. */
function sign(question: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  return credentialOf(async () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }),
  );
}

/** Lets the browser make a passkey. */
function make(question: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  return credentialOf(async () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) }),
  );
}

/**
 * Signs in with a passkey, without an account name.
 *
 * @param remember - Keeps the session in the storage of this browser.
 * @throws {Error} `Passkey cancelled`, `Passkeys are not possible here`.
 * @throws {JSONHTTPError} When the service does not know the passkey.
 */
export async function signInWithPasskey(gotrue: GoTrue, remember = false): Promise<User> {
  const question = await gotrue._request<PublicKeyCredentialRequestOptionsJSON>("/passkeys/options", {
    method: "POST",
  });
  const body = JSON.stringify({ credential: await sign(question) });
  return gotrue._signIn("/passkeys/verify", body, remember);
}

/** An offer is made anew after this long, milliseconds: the service's question lives five minutes. */
const OFFER_LIFE_MS = 4 * 60_000;

/** Place where passkeys are offered among the suggestions of a field, `autocomplete="… webauthn"`. */
export interface PasskeyOffer {
  /** Window of the document that has the field. */
  readonly view: Window;
  /** Ends the offer. */
  readonly signal: AbortSignal;
}

/**
 * Offers the passkeys of this device among the suggestions of a field, without asking anything.
 *
 * @returns The signed question, for {@link signInWithOffered}; `null` when the offer ended, or this browser makes none.
 */
export async function offerPasskeys(gotrue: GoTrue, { view, signal }: PasskeyOffer): Promise<unknown> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  while (!signal.aborted) {
    const question = await gotrue._request<PublicKeyCredentialRequestOptionsJSON>("/passkeys/options", {
      method: "POST",
    });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question);
    const isOver = AbortSignal.timeout(OFFER_LIFE_MS);
    try {
      const asked = { publicKey, mediation: "conditional", signal: AbortSignal.any([signal, isOver]) } as const;
      const credential = await view.navigator.credentials.get(asked);
      // That of another document is made there, so that its class is another one too.
      return credential && "toJSON" in credential && typeof credential.toJSON === "function"
        ? credential.toJSON()
        : null;
    } catch {
      // Nobody took it up, which is no failure of anybody's.
      if (!isOver.aborted) return null;
    }
  }
  return null;
}

/** Signs in with a passkey that somebody took up. @throws {JSONHTTPError} When the service does not know it. */
export function signInWithOffered(gotrue: GoTrue, credential: unknown, remember = false): Promise<User> {
  return gotrue._signIn("/passkeys/verify", JSON.stringify({ credential }), remember);
}

/** A sign-in that waits for a second factor. */
interface WaitingSignIn {
  /** From a `SecondFactorQuestion`. */
  readonly mfaToken: string;
  /** Keeps the session in the storage of this browser. */
  readonly remember?: boolean;
}

/**
 * Completes a sign-in whose question names `passkey` among its factors.
 *
 * @throws {Error} `Passkey cancelled`, `Passkeys are not possible here`.
 * @throws {JSONHTTPError} `Passkey not accepted`; `This sign-in has ended, start again`.
 */
export async function answerWithPasskey(gotrue: GoTrue, { mfaToken, remember = false }: WaitingSignIn): Promise<User> {
  const question = await gotrue._request<PublicKeyCredentialRequestOptionsJSON>("/passkeys/options", {
    method: "POST",
  });
  const body = JSON.stringify({ credential: await sign(question), mfa_token: mfaToken });
  return gotrue._signIn("/passkeys/verify", body, remember);
}

/**
 * Makes the passkey of somebody who may not sign in without a second factor and has none, and signs them in.
 *
 * @throws {Error} `Passkey cancelled`, `Passkey already on this device`, `Passkeys are not possible here`.
 * @throws {JSONHTTPError} `This sign-in has ended, start again`.
 */
export async function enrolPasskey(gotrue: GoTrue, { mfaToken, remember = false }: WaitingSignIn): Promise<User> {
  const question = await gotrue._request<PublicKeyCredentialCreationOptionsJSON>("/passkeys/enrolment/options", {
    method: "POST",
    body: JSON.stringify({ mfa_token: mfaToken }),
  });
  const body = JSON.stringify({ credential: await make(question), mfa_token: mfaToken });
  return gotrue._signIn("/passkeys/enrolment/verify", body, remember);
}

/** Lists the person's passkeys. @throws {HTTPError} 404 while the service has no passkeys. */
export async function listPasskeys(user: User): Promise<readonly Passkey[]> {
  const { passkeys } = await user._request<{ readonly passkeys?: readonly Passkey[] }>("/passkeys");
  return passkeys ?? [];
}

/**
 * Makes a passkey on this device, or on one that the browser reaches.
 *
 * @param name - What the person calls it.
 * @throws {Error} `Passkey cancelled`, `Passkey already on this device`, `Passkeys are not possible here`.
 * @throws {JSONHTTPError} 403 without a recent proof; 422 with too many passkeys or an unfit name.
 */
export async function addPasskey(user: User, name: string): Promise<Passkey> {
  const question = await user._request<PublicKeyCredentialCreationOptionsJSON>("/passkeys/registration/options", {
    method: "POST",
  });
  const credential = await make(question);
  return user._request("/passkeys/registration/verify", {
    method: "POST",
    body: JSON.stringify({ credential, ...(name ? { name } : {}) }),
  });
}

/** Calls a passkey by another name. @throws {JSONHTTPError} 404, 422. */
export const renamePasskey = (user: User, id: string, name: string): Promise<Passkey> =>
  user._request(`/passkeys/${encodeURIComponent(id)}`, { method: "PUT", body: JSON.stringify({ name }) });

/** Removes a passkey. Other sessions of the person end. @throws {JSONHTTPError} 403 without a recent proof; 404. */
export const removePasskey = (user: User, id: string): Promise<void> =>
  user._request(`/passkeys/${encodeURIComponent(id)}`, { method: "DELETE" });

/** Proves again who asks, with a passkey. @see reauthenticate */
export async function reauthenticateWithPasskey(user: User): Promise<void> {
  const question = await user._request<PublicKeyCredentialRequestOptionsJSON>("/passkeys/options", { method: "POST" });
  const body = JSON.stringify({ credential: await sign(question) });
  user._takeTokens(await user._request("/reauthenticate", { method: "POST", body }));
}
