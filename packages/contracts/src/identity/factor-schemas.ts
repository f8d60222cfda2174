import { z } from "zod";

/** Second factor that can complete a sign-in. */
export const SecondFactorKind = z.enum(["totp", "recovery_code", "passkey"]);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;

/**
 * Answer (400) of a sign-in whose first factor was right, for an account that asks for a second one; go on with
 * `POST /token`, `grant_type=mfa`, or, with a passkey, on `POST /passkeys/verify`.
 */
export const MfaRequired = z.object({
  error: z.literal("mfa_required"),
  error_description: z.string(),
  /** Serves once, for 5 minutes and 5 attempts. */
  mfa_token: z.string(),
  factors: z.array(SecondFactorKind),
});
export type MfaRequired = z.infer<typeof MfaRequired>;

/**
 * Answer (400) of a sign-in whose first factor was right, for somebody who must have a second one and has none. Set one
 * up with `POST /factors/enrolment`, and go on with `POST /token`, `grant_type=mfa`: its answer has the recovery codes.
 * Or make a passkey with `POST /passkeys/enrolment/options` and `/passkeys/enrolment/verify`, which answers as a sign-in.
 */
export const MfaEnrolmentRequired = z.object({
  error: z.literal("mfa_enrolment_required"),
  error_description: z.string(),
  /** Serves once, for 15 minutes and 5 attempts. */
  mfa_token: z.string(),
});
export type MfaEnrolmentRequired = z.infer<typeof MfaEnrolmentRequired>;

/** Way for a person to prove again who they are, on `POST /reauthenticate`. */
export const ReauthenticationMethod = z.enum(["password", "password_and_code", "passkey"]);
export type ReauthenticationMethod = z.infer<typeof ReauthenticationMethod>;

/** Answer (403) of what asks for a recent proof. */
export const ReauthenticationRequired = z.object({
  code: z.literal(403),
  msg: z.string(),
  /** Empty for somebody who must sign in again. */
  methods: z.array(ReauthenticationMethod),
});
export type ReauthenticationRequired = z.infer<typeof ReauthenticationRequired>;

/** Answer of `GET /factors`. Times are RFC 3339. */
export const FactorState = z.object({
  /** `null` without an authenticator application. */
  totp: z.object({ activated_at: z.string() }).nullable(),
  recovery_codes_left: z.number(),
  /** Whether what opens the account may change without proving again who asks. */
  fresh: z.boolean(),
});
export type FactorState = z.infer<typeof FactorState>;

/** Answer of `POST /factors/totp`: shown this once. */
export const TotpSetup = z.object({
  /** Base32, to type by hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, to draw as a QR code. */
  uri: z.string(),
});
export type TotpSetup = z.infer<typeof TotpSetup>;

/** Answer of `POST /factors/totp/verify` and `/factors/recovery-codes`: shown this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** A passkey, as `GET /passkeys` lists it. Times are RFC 3339. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the person's devices share it. */
  synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().optional(),
  /** Name of the host that it was made for, when that is not the site's any more: browsers offer it there alone. */
  host: z.string().optional(),
});
export type Passkey = z.infer<typeof Passkey>;

const Challenge = {
  /** Random bytes, base64url. */
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
};

/** Answer of `POST /passkeys/options`, for `PublicKeyCredential.parseRequestOptionsFromJSON`. @see WebAuthn Level 3, 5.1.10 */
export const PasskeyRequestOptions = z.object({
  ...Challenge,
  rpId: z.string(),
  userVerification: z.literal("required"),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** Answer of `POST /passkeys/registration/options`, for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const PasskeyCreationOptions = z.object({
  ...Challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** COSE algorithms. */
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
  extensions: z.object({ credProps: z.boolean() }),
  hints: z.array(z.string()),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;
