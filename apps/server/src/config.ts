import { resolve } from "node:path";
import { z } from "zod";

/** A variable of the environment has a value that the server cannot use. The message is for the person at the terminal. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const flag = z.enum(["true", "false"], { error: "debe ser true o false" }).transform((value) => value === "true");

const httpUrl = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://narrativas.example.org" })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === "/",
    "debe ser la raíz del sitio, sin ruta detrás",
  )
  .transform((value) => value.replace(/\/$/, ""));

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number({ error: "debe ser un número" })
    .int("debe ser un número entero")
    .min(0, "debe estar entre 0 y 65535")
    .max(65_535, "debe estar entre 0 y 65535")
    .default(3000),
  HOST: z.string().default("localhost"),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://; sin ella se usa SQLite en DATA_DIR")
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "debe empezar por smtp:// o smtps://; sin ella los correos quedan en DATA_DIR/outbox")
    .optional(),
  MAIL_FROM: z.string().default("Narrativas Visuales <narrativas@localhost>"),
  SIGNUP: z.enum(["invite", "open"], { error: "debe ser invite u open" }).default("invite"),
  AUTOCONFIRM: flag.default(false),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  ADMIN_EMAIL: z.email("debe ser una dirección de correo").optional(),
});

/** Variables that may hold a password: their values are never repeated. */
const SECRET_VARIABLES = new Set(["DATABASE_URL", "SMTP_URL"]);

/** Addresses that mean "every interface": listened on, but not an address that one can open. */
const WILDCARD_HOSTS = new Set(["0.0.0.0", "::"]);

function defaultSiteUrl(host: string, port: number): string {
  if (WILDCARD_HOSTS.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** What the server runs on. Read once, at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address, without a final slash: the only base of links in mails. */
  readonly siteUrl: string;
  readonly isHttps: boolean;
  readonly isProduction: boolean;
  /** Absolute path of the folder with everything that must survive a restart. */
  readonly dataDir: string;
  /** `postgres://…`; `undefined` for SQLite in {@link Config.dataDir}. */
  readonly databaseUrl: string | undefined;
  /** `smtp://…`; `undefined` for the outbox on disk. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly signup: "invite" | "open";
  readonly autoconfirm: boolean;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Address of the first administrator; `undefined` when the invitation asks for it. */
  readonly administratorEmail: string | undefined;
}

/**
 * Reads the configuration.
 *
 * @param env - Environment variables; an empty one counts as absent.
 * @param cwd - Folder that a relative `DATA_DIR` starts from.
 * @throws {ConfigError} With a sentence for each variable that has an unusable value.
 * @see .env.example
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}${SECRET_VARIABLES.has(name) ? "." : ` (ahora vale «${env[name]}»).`}`;
    });
    throw new ConfigError(sentences.join("\n"), { cause: parsed.error });
  }
  const { data } = parsed;
  const siteUrl = data.SITE_URL ?? defaultSiteUrl(data.HOST, data.PORT);
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl,
    isHttps: siteUrl.startsWith("https:"),
    isProduction: data.NODE_ENV === "production",
    dataDir: resolve(cwd, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    signup: data.SIGNUP,
    autoconfirm: data.AUTOCONFIRM,
    trustedProxies: data.TRUSTED_PROXIES,
    administratorEmail: data.ADMIN_EMAIL,
  };
}
