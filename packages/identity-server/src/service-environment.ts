import { resolve } from "node:path";
import { z } from "zod";
import { SIGNING_ALGORITHMS } from "./keys/signing-keys.ts";
import { MAIL_LOCALES } from "./mail/mail-texts.ts";

/** A variable of the environment cannot be used. The message is for the person at the terminal. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

const flag = z.enum(["true", "false"], { error: "debe ser true o false" }).transform((text) => text === "true");

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const Environment = z.object({
  PORT: z.coerce.number({ error: "debe ser un número" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("localhost"),
  SITE_URL: z.url({ protocol: /^https?$/, error: "debe ser la dirección completa del sitio" }).optional(),
  IDENTITY_PREFIX: z
    .string()
    .regex(/^(\/[\w.~-]+)*$/, "debe ser una ruta sin barra final, como /.netlify/identity")
    .default("/.netlify/identity"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://")
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "debe empezar por smtp:// o smtps://")
    .optional(),
  MAIL_FROM: z.string().default("Narrativas Visuales <narrativas@localhost>"),
  MAIL_LOCALE: z.enum(MAIL_LOCALES, { error: `debe ser una de ${MAIL_LOCALES.join(", ")}` }).default("es"),
  MAIL_TIME_ZONE: z.string().default("Europe/Madrid"),
  SIGNUP: z.enum(["invite", "open"], { error: "debe ser invite u open" }).default("invite"),
  AUTOCONFIRM: flag.default(false),
  MAGIC_LINK: flag.default(false),
  ADMIN_EMAIL: z.email("debe ser una dirección de correo").optional(),
  TRUSTED_PROXIES: list,
  TRUSTED_ORIGINS: list,
  IDENTITY_KEY_ALGORITHM: z
    .enum(SIGNING_ALGORITHMS, { error: `debe ser una de ${SIGNING_ALGORITHMS.join(", ")}` })
    .default("EdDSA"),
  IDENTITY_SHARED_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, "debe tener al menos 32 bytes")
    .optional(),
});

/** What the service runs on when it runs alone. */
export type ServiceEnvironment = Omit<z.infer<typeof Environment>, "SITE_URL"> & {
  /** Public address of the site. */
  readonly SITE_URL: string;
  /** Path of the SQLite file, absolute. */
  readonly databaseFile: string;
  /** Absolute path of the folder for mails as files. */
  readonly outboxDir: string;
};

/** Values of these are never repeated. */
const SECRET = new Set(["DATABASE_URL", "SMTP_URL", "IDENTITY_SHARED_SECRET"]);

/**
 * Reads the environment of the service alone.
 *
 * @param cwd - Folder that a relative `DATA_DIR` starts from.
 * @throws {EnvironmentError} With a sentence for each variable that cannot be used.
 */
export function readServiceEnvironment(env: NodeJS.ProcessEnv, cwd: string): ServiceEnvironment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}${SECRET.has(name) ? "." : ` (ahora vale «${env[name] ?? ""}»).`}`;
    });
    throw new EnvironmentError(sentences.join("\n"), { cause: parsed.error });
  }
  const folder = resolve(cwd, parsed.data.DATA_DIR);
  return {
    ...parsed.data,
    // As the site decides it, so that a command without the variable means the same people.
    SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`,
    databaseFile: resolve(folder, "narrativas.sqlite"),
    outboxDir: resolve(folder, "outbox"),
  };
}
