import { z } from "zod";
import { LOCALES } from "../locales.ts";
import { DIRECTORY_NAMES } from "./directories.ts";

const days = z
  .number()
  .int("debe ser un número entero de días")
  .min(1, "debe ser 1 como poco")
  .max(365, "debe ser 365 como mucho");

/** Settings that administrators may choose while the service runs. */
export const SettingChoices = z.object({
  /** People who may open an account: anyone, or invited people. */
  signup: z.enum(["invite", "open"]),
  /** Language of the mails to people who chose none. */
  mailLocale: z.enum(LOCALES),
  /** A session that nobody uses ends after this long, days. */
  sessionIdleDays: days,
  /** Every session ends this long after the sign-in, days. */
  sessionAbsoluteDays: days,
  /** Whether people may set up an authenticator application. */
  secondFactor: z.boolean(),
  /** Whether people may register passkeys and sign in with them. */
  passkeys: z.boolean(),
  /** Whether people may sign in by a link in a mail. */
  magicLink: z.boolean(),
  /** Whether assistants may ask, by `/mcp`, in the name of who lets them. */
  assistants: z.boolean(),
});

/** The settings in force. The configuration may name parts of a day, which the screens do not offer. */
export const SettingValues = SettingChoices.extend({ sessionIdleDays: z.number(), sessionAbsoluteDays: z.number() });
export type SettingValues = z.infer<typeof SettingValues>;

/** Name of a setting. */
export type SettingName = keyof SettingValues;

/** The variable of the environment that fixes each setting. */
export const SETTING_VARIABLES = {
  signup: "SIGNUP",
  mailLocale: "MAIL_LOCALE",
  sessionIdleDays: "SESSION_IDLE_DAYS",
  sessionAbsoluteDays: "SESSION_ABSOLUTE_DAYS",
  secondFactor: "MFA",
  passkeys: "PASSKEYS",
  magicLink: "MAGIC_LINK",
  assistants: "ASSISTANTS",
} as const satisfies Record<SettingName, string>;

/** Origin of the value of a setting: nobody chose one, an administrator chose it, a variable fixes it. */
export const SettingOrigin = z.enum(["default", "chosen", "fixed"]);
export type SettingOrigin = z.infer<typeof SettingOrigin>;

/** Answer of `GET` and `PUT /api/admin/settings`. */
export const SettingsView = z.object({
  /** Grows with each change; a change names the one that it was made on. */
  version: z.number().int(),
  /** Last change; `null` while there was none. */
  changed: z.object({ atMs: z.number(), by: z.string() }).nullable(),
  values: SettingValues,
  defaults: SettingValues,
  origins: z.record(z.string(), SettingOrigin),
  /** Values that only the configuration decides. */
  configured: z.object({ autoconfirm: z.boolean(), mailFrom: z.string(), siteUrl: z.string() }),
});
export type SettingsView = z.infer<typeof SettingsView>;

/** Body of `PUT /api/admin/settings`: the settings to change; `null` goes back to the default. */
export const SettingsChange = z.strictObject({
  version: z.number().int().min(0),
  values: z.strictObject({
    signup: SettingChoices.shape.signup.nullable().optional(),
    mailLocale: SettingChoices.shape.mailLocale.nullable().optional(),
    sessionIdleDays: days.nullable().optional(),
    sessionAbsoluteDays: days.nullable().optional(),
    secondFactor: z.boolean().nullable().optional(),
    passkeys: z.boolean().nullable().optional(),
    magicLink: z.boolean().nullable().optional(),
    assistants: z.boolean().nullable().optional(),
  }),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

/** An outside service that may sign people in, as the screen shows it. Its secret is never told. */
export const ProviderView = z.object({
  name: z.enum(["google", "github", "gitlab", "bitbucket", ...DIRECTORY_NAMES]),
  isOn: z.boolean(),
  /** Address of the service; `null` while it is off. */
  url: z.string().nullable(),
  /** Name of its registration there: the client id, or the directory's entity; `null` while it is off. */
  registration: z.string().nullable(),
});
export type ProviderView = z.infer<typeof ProviderView>;

/** Answer of `GET /api/admin/providers`. */
export const ProvidersView = z.object({
  providers: z.array(ProviderView),
  /** Address to which services send people back; it must be registered there, character by character. */
  callbackUrl: z.string(),
});
export type ProvidersView = z.infer<typeof ProvidersView>;

/** Check of a service: its description of itself, the page where people sign in, this site's registration there, the directory's certificates. */
export const ProviderCheckName = z.enum(["discovery", "signInPage", "registration", "certificates"]);

/** Result of a check. `unclear`: the service answered in a way that says neither yes nor no. `expiring`: within thirty days. */
export const ProviderCheckResult = z.enum([
  "good",
  "unreachable",
  "wrongAnswer",
  "refused",
  "redirectRefused",
  "expired",
  "expiring",
  "unclear",
]);

/** Answer of `POST /api/admin/providers/{name}/test`. */
export const ProviderTest = z.object({
  checks: z.array(
    z.object({
      check: ProviderCheckName,
      result: ProviderCheckResult,
      /** Address that was tried, or end of a certificate's validity; never a secret. */
      detail: z.string(),
    }),
  ),
});
export type ProviderTest = z.infer<typeof ProviderTest>;

/** State of a key: waiting to sign, signing, no longer signing but with tokens that are still good, with none left. */
export const KeyState = z.enum(["next", "signing", "honoured", "over"]);

/** Answer of `GET /api/admin/keys` and `POST /api/admin/keys`. */
export const KeysView = z.object({
  /** Newest first. */
  keys: z.array(
    z.object({
      id: z.string(),
      algorithm: z.string(),
      createdAtMs: z.number(),
      state: KeyState,
      /** Time when it begins to sign, or when its last token ends; `null` when neither is known. */
      untilMs: z.number().nullable(),
    }),
  ),
  /** Whether a shared secret of the configuration signs instead, so that there is nothing to rotate. */
  isShared: z.boolean(),
});
export type KeysView = z.infer<typeof KeysView>;

/** Body of `POST /api/admin/keys`: make the next key. */
export const KeyRotation = z.strictObject({
  /** The newest key that the screen showed. */
  newestId: z.string(),
  /** Forget the former keys at once: one has leaked. */
  isRevoking: z.boolean(),
});
export type KeyRotation = z.infer<typeof KeyRotation>;
