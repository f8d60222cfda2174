import { resolve } from "node:path";
import {
  type IdentitySettings,
  identitySettings,
  openEnvironment,
  ProcessVariables,
  parseVariables,
} from "@nv/identity-server";
import { z } from "zod";
import { FEATURES } from "./features.ts";
import type { ConfiguredFeature } from "./platform/feature.ts";
import { type PlatformSettings, platformSettings } from "./platform/platform-settings.ts";

const siteUrl = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://narrativas.example.org" })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === "/",
    "debe ser la raíz del sitio, sin ruta detrás",
  )
  .transform((value) => value.replace(/\/$/, ""));

/** Fewer would have a page wait for another one's statement; more than this is a database of its own for one process. */
const [FEWEST_CONNECTIONS, MOST_CONNECTIONS] = [2, 100];
const poolSize = z.coerce
  .number({ error: "debe ser un número" })
  .int("debe ser un número entero")
  .min(FEWEST_CONNECTIONS, `debe ser ${FEWEST_CONNECTIONS} o más`)
  .max(MOST_CONNECTIONS, `debe ser ${MOST_CONNECTIONS} o menos`);

const ServerVariables = ProcessVariables.extend({
  NODE_ENV: z.string().optional(),
  SITE_URL: siteUrl.optional(),
  POOL_SIZE: poolSize.optional(),
});

/** Addresses that mean "every interface": listened on, but not an address that one can open. */
const WILDCARD_HOSTS = new Set(["0.0.0.0", "::"]);

function defaultSiteUrl(host: string, port: number): string {
  if (WILDCARD_HOSTS.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Settings of where the server listens, whom it answers and where its data are. */
interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** Public address, without a final slash: the only base of links in mails. */
  readonly siteUrl: string;
  readonly isHttps: boolean;
  readonly isProduction: boolean;
  /** Names besides those of the public addresses that the server answers for. */
  readonly allowedHosts: readonly string[];
  /** Absolute path of the folder with everything that must survive a restart. */
  readonly dataDir: string;
  /** `postgres://…`; `undefined` for SQLite in {@link Config.dataDir}. */
  readonly databaseUrl: string | undefined;
  /** Most connections to PostgreSQL at once, besides three of locks and two that listen; the usual number when left out. */
  readonly poolSize: number | undefined;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
}

/** Configuration of the server: its own settings, and those that each part declares and reads. Read once, at start. */
export interface Config extends ServerSettings {
  /** Settings of where what is published is kept and read, and by what services it is made. */
  readonly platform: PlatformSettings;
  /** Features of the server, as they are configured. */
  readonly features: readonly ConfiguredFeature[];
  /** Settings of the identity service. */
  readonly identity: IdentitySettings;
}

function serverSettings(env: NodeJS.ProcessEnv, cwd: string): ServerSettings {
  const variables = parseVariables(ServerVariables, env);
  const address = variables.SITE_URL ?? defaultSiteUrl(variables.HOST, variables.PORT);
  return {
    port: variables.PORT,
    host: variables.HOST,
    siteUrl: address,
    isHttps: address.startsWith("https:"),
    isProduction: variables.NODE_ENV === "production",
    allowedHosts: variables.ALLOWED_HOSTS,
    dataDir: resolve(cwd, variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    poolSize: variables.POOL_SIZE,
    trustedProxies: variables.TRUSTED_PROXIES,
  };
}

/**
 * Reads the configuration.
 *
 * @param env - Environment variables; an empty one counts as absent.
 * @param cwd - Folder that a relative `DATA_DIR` starts from.
 * @throws {EnvironmentError} With a sentence for each variable that has an unusable value.
 * @see .env.example
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const environment = openEnvironment(env);
  const server = environment.read((present) => serverSettings(present, cwd));
  const identity = environment.read(identitySettings);
  const platform = environment.read(platformSettings);
  const features = FEATURES.map((feature) => environment.read(feature.configure));
  environment.check();
  return {
    ...server(),
    platform: { publicBaseUrl: server().siteUrl, ...platform() },
    features: features.map((feature) => feature()),
    identity: identity(),
  };
}
