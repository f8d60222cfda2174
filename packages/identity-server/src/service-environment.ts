import { resolve } from "node:path";
import { SETTING_VARIABLES, type SettingName } from "@nv/contracts/schemas";
import { z } from "zod";
import { EnvironmentError, List, openEnvironment, PortNumber, parseVariables } from "./environment.ts";
import { hostName } from "./http/known-hosts.ts";
import { SIGNING_ALGORITHMS, type SigningAlgorithm } from "./keys/signing-keys.ts";
import { MAIL_LOCALES } from "./mail/mail-texts.ts";
import { DAY_MS, type FactorOptions, type IdentityOptions } from "./options.ts";
import { readProviderEnvironment } from "./providers/provider-environment.ts";

const flag = z.enum(["true", "false"], { error: "debe ser true o false" }).transform((text) => text === "true");

/** Meaning of each value of `MFA`; `true` and `false` are what it was before it could be asked of people. */
const SECOND_FACTOR = {
  off: { totp: false, requiredFor: "nobody" },
  false: { totp: false, requiredFor: "nobody" },
  optional: { totp: true, requiredFor: "nobody" },
  true: { totp: true, requiredFor: "nobody" },
  administrators: { totp: true, requiredFor: "administrators" },
  required: { totp: true, requiredFor: "everyone" },
} as const satisfies Record<string, Pick<FactorOptions, "totp" | "requiredFor">>;

const secondFactor = z.enum(["off", "optional", "administrators", "required", "false", "true"], {
  error: "debe ser off, optional, administrators o required",
});

const days = z.coerce
  .number({ error: "debe ser un número de días" })
  .positive("debe ser mayor que cero")
  .max(365, "debe ser 365 como mucho");

/** Variables of where a program listens, whom it answers and where its data are: the same for the service alone and for its host. */
export const ProcessVariables = z.object({
  PORT: PortNumber.default(3000),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://; sin ella se usa SQLite en DATA_DIR")
    .optional(),
  TRUSTED_PROXIES: List,
  ALLOWED_HOSTS: List.refine(
    (hosts) => hosts.every((host) => hostName(host) !== null),
    "debe ser una lista de nombres sin https:// ni ruta, como narrativas.intranet",
  ),
});

const IdentityVariables = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "debe empezar por smtp:// o smtps://; sin ella los correos quedan en DATA_DIR/outbox")
    .optional(),
  MAIL_FROM: z.string().default("Narrativas Visuales <narrativas@localhost>"),
  MAIL_LOCALE: z.enum(MAIL_LOCALES, { error: `debe ser una de ${MAIL_LOCALES.join(", ")}` }).default("es"),
  MAIL_TIME_ZONE: z.string().default("Europe/Madrid"),
  SIGNUP: z.enum(["invite", "open"], { error: "debe ser invite u open" }).default("invite"),
  AUTOCONFIRM: flag.default(false),
  MAGIC_LINK: flag.default(false),
  ASSISTANTS: flag.default(false),
  MFA: secondFactor.default("off"),
  PASSKEYS: flag.default(false),
  SITE_NAME: z.string().default("Equipo Narrativas Visuales"),
  SESSION_IDLE_DAYS: days.default(7),
  SESSION_ABSOLUTE_DAYS: days.default(30),
  ADMIN_EMAIL: z.email("debe ser una dirección de correo").optional(),
  TRUSTED_ORIGINS: List,
  IDENTITY_KEY_ALGORITHM: z
    .enum(SIGNING_ALGORITHMS, { error: `debe ser una de ${SIGNING_ALGORITHMS.join(", ")}` })
    .default("EdDSA"),
  IDENTITY_SHARED_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, "debe tener al menos 32 bytes")
    .optional(),
});

const AloneVariables = ProcessVariables.extend({
  SITE_URL: z.url({ protocol: /^https?$/, error: "debe ser la dirección completa del sitio" }).optional(),
  IDENTITY_PREFIX: z
    .string()
    .regex(/^(\/[\w.~-]+)*$/, "debe ser una ruta sin barra final, como /.netlify/identity")
    .default("/.netlify/identity"),
});

/** The settings whose variables are there; an empty one counts as absent. */
function fixedSettings(env: NodeJS.ProcessEnv): SettingName[] {
  const names = Object.keys(SETTING_VARIABLES).filter((name): name is SettingName => name in SETTING_VARIABLES);
  return names.filter((name) => (env[SETTING_VARIABLES[name]] ?? "") !== "");
}

/** Settings of the service in the environment, as {@link createIdentity} takes them. */
export type IdentitySettings = Omit<IdentityOptions, "db" | "siteUrl" | "now" | "log" | "mail"> & {
  readonly mail: Omit<IdentityOptions["mail"], "outboxDir">;
  readonly keys: { readonly algorithm: SigningAlgorithm };
};

/**
 * Reads what the service runs on, outside services included, wherever it runs.
 *
 * @throws {EnvironmentError} With a sentence for each variable that cannot be used.
 */
export function identitySettings(env: NodeJS.ProcessEnv): IdentitySettings {
  const variables = parseVariables(IdentityVariables, env);
  const { providers, problems } = readProviderEnvironment(env);
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
  return {
    signup: variables.SIGNUP,
    autoconfirm: variables.AUTOCONFIRM,
    magicLink: variables.MAGIC_LINK,
    assistants: variables.ASSISTANTS,
    administratorEmail: variables.ADMIN_EMAIL,
    trustedOrigins: variables.TRUSTED_ORIGINS,
    providers,
    factors: { ...SECOND_FACTOR[variables.MFA], passkeys: variables.PASSKEYS, issuer: variables.SITE_NAME },
    sessions: { idleMs: variables.SESSION_IDLE_DAYS * DAY_MS, absoluteMs: variables.SESSION_ABSOLUTE_DAYS * DAY_MS },
    mail: {
      smtpUrl: variables.SMTP_URL,
      from: variables.MAIL_FROM,
      locale: variables.MAIL_LOCALE,
      timeZone: variables.MAIL_TIME_ZONE,
    },
    fixedSettings: fixedSettings(env),
    keys: { algorithm: variables.IDENTITY_KEY_ALGORITHM, sharedSecret: variables.IDENTITY_SHARED_SECRET },
  };
}

/** Environment of the service when it runs alone. */
export type ServiceEnvironment = Omit<z.infer<typeof AloneVariables>, "SITE_URL"> & {
  readonly settings: IdentitySettings;
  /** Public address of the site. */
  readonly SITE_URL: string;
  /** Path of the SQLite file, absolute. */
  readonly databaseFile: string;
  /** Absolute path of the folder for mails as files. */
  readonly outboxDir: string;
};

/**
 * Reads the environment of the service alone.
 *
 * @param cwd - Folder that a relative `DATA_DIR` starts from.
 * @throws {EnvironmentError} With a sentence for each variable that cannot be used.
 */
export function readServiceEnvironment(env: NodeJS.ProcessEnv, cwd: string): ServiceEnvironment {
  const environment = openEnvironment(env);
  const variables = environment.read((present) => parseVariables(AloneVariables, present));
  const settings = environment.read(identitySettings);
  environment.check();
  const data = variables();
  const folder = resolve(cwd, data.DATA_DIR);
  return {
    ...data,
    settings: settings(),
    // As the site decides it, so that a command without the variable means the same people.
    SITE_URL: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    databaseFile: resolve(folder, "narrativas.sqlite"),
    outboxDir: resolve(folder, "outbox"),
  };
}
