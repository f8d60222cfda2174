import { resolve } from "node:path";
import {
  type IdentitySettings,
  identitySettings,
  parseVariables,
  presentVariables,
  ServiceVariables,
} from "@nv/identity-server";
import { z } from "zod";
import { FEATURES } from "./features.ts";
import type { ConfiguredFeature } from "./platform/feature.ts";
import { type PlatformSettings, PlatformVariables, platformSettings } from "./platform/platform-settings.ts";

const siteUrl = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://narrativas.example.org" })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === "/",
    "debe ser la raíz del sitio, sin ruta detrás",
  )
  .transform((value) => value.replace(/\/$/, ""));

const featureVariables: z.ZodRawShape = Object.assign({}, ...FEATURES.map(({ variables }) => variables));

/** The identity service's variables, those of the platform, and those of each feature, which reads its own. */
const Environment = z.intersection(
  ServiceVariables.extend(PlatformVariables.shape).extend({
    NODE_ENV: z.string().optional(),
    SITE_URL: siteUrl.optional(),
  }),
  z.object(featureVariables),
);

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
  /** Names besides those of the public addresses that the server answers for. */
  readonly allowedHosts: readonly string[];
  /** Absolute path of the folder with everything that must survive a restart. */
  readonly dataDir: string;
  /** `postgres://…`; `undefined` for SQLite in {@link Config.dataDir}. */
  readonly databaseUrl: string | undefined;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Where what is published is kept and read, and by what services it is made. */
  readonly platform: PlatformSettings;
  /** What people do with the server. */
  readonly features: readonly ConfiguredFeature[];
  /** What the identity service is told. */
  readonly identity: IdentitySettings;
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
  const present = presentVariables(env);
  const variables = parseVariables(Environment, present);
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
    trustedProxies: variables.TRUSTED_PROXIES,
    platform: platformSettings(variables, address),
    features: FEATURES.map((feature) => feature.configure(present)),
    identity: identitySettings(variables, present),
  };
}
