import type { Answer, FakeIdentity } from "./fake-identity.ts";

/** A code that the fake service never takes. */
export const WRONG_CODE = "000000";

const CODES = Array.from({ length: 10 }, (_, index) => `K${index}TQ-7MZ2-PX4D-${index}WRA-3HVN`);

const ok = (json: unknown): Answer => ({ status: 200, json });

/** Response of the service to a first factor of an account with a second one. */
export const SECOND_FACTOR_WANTED: Answer = {
  status: 400,
  json: {
    error: "mfa_required",
    error_description: "This account asks for a second factor: enter the code of your authenticator app",
    mfa_token: "half",
    factors: ["totp", "recovery_code"],
  },
};

/** The same for an account that has a passkey and no application. */
export const PASSKEY_WANTED: Answer = {
  status: 400,
  json: {
    error: "mfa_required",
    error_description: "This account asks for a second factor: use your passkey",
    mfa_token: "half",
    factors: ["passkey"],
  },
};

/** Response of the service to a first factor of somebody who must have a second one and has none. */
export const ENROLMENT_WANTED: Answer = {
  status: 400,
  json: {
    error: "mfa_enrolment_required",
    error_description: "This account must have a second factor: set up an authenticator app to sign in",
    mfa_token: "half",
  },
};

/** Response with the secret that an application is set up with. */
export const TOTP_SETUP: Answer = {
  status: 200,
  json: { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/Sitio:ana?secret=JBSWY3DP" },
};

/** Response of the service to a change by somebody who signed in long ago. */
export const PROOF_WANTED: Answer = {
  status: 403,
  json: { code: 403, msg: "Recent proof of identity required", methods: ["password_and_code", "passkey"] },
};

/** Gives the fake service what the account page asks: sessions, passkeys, a second factor that is off. */
export function offerAccount(fake: FakeIdentity): void {
  const at = "2026-03-05T10:00:00Z";
  fake.settings.mfa = true;
  fake.settings.passkeys = true;
  const session = { address: "203.0.113.7", last_used_at: at };
  const sessions = [
    { id: "1", device: "Firefox · Linux", current: true, ...session },
    { id: "2", device: "Safari · iOS", current: false, ...session },
  ];
  const passkeys = [
    { id: "p1", name: "Portátil de la redacción", synced: false, created_at: at, last_used_at: at },
    { id: "p2", name: "Teléfono", synced: true, created_at: at },
  ];
  const answers: Readonly<Record<string, Answer>> = {
    "/sessions": ok({ sessions }),
    "/passkeys": ok({ passkeys }),
    "/factors": ok({ totp: null, recovery_codes_left: 0, fresh: true }),
    "/factors/totp": TOTP_SETUP,
    "/factors/totp/verify": ok({ recovery_codes: CODES }),
  };
  for (const [path, answer] of Object.entries(answers)) fake.intercept.set(path, () => answer);
}

/** The same, with a second factor that is on. */
export function offerActiveFactor(fake: FakeIdentity): void {
  offerAccount(fake);
  const totp = { activated_at: "2026-03-05T10:00:00Z" };
  fake.intercept.set("/factors", () => ok({ totp, recovery_codes_left: 7, fresh: true }));
}
