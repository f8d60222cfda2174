import { resolve } from "node:path";
import {
  type IdentitySettings,
  identitySettings,
  parseVariables,
  presentVariables,
  ServiceVariables,
} from "@nv/identity-server";
import { z } from "zod";
import {
  type PublishingSettings,
  PublishingVariables,
  publishingSettings,
} from "./features/graphics/publishing-settings.ts";

const siteUrl = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://narrativas.example.org" })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === "/",
    "debe ser la raíz del sitio, sin ruta detrás",
  )
  .transform((value) => value.replace(/\/$/, ""));

/** The identity service's variables, and those that are the site's alone. */
const Environment = ServiceVariables.extend(PublishingVariables.shape).extend({
  NODE_ENV: z.string().optional(),
  SITE_URL: siteUrl.optional(),
  METRICS_PORT: ServiceVariables.shape.PORT.unwrap().optional(),
  CHROMIUM_PATH: z.string().optional(),
  CHROMIUM_SANDBOX: z.enum(["on", "off"], { error: "debe ser on u off" }).default("on"),
  METRICS_HOST: z.string().default("localhost"),
});

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
  /** Chromium that measures graphics; where it usually is when `undefined`. */
  readonly chromiumPath: string | undefined;
  /** Whether Chromium keeps the pages that it opens apart from the machine. */
  readonly chromiumSandbox: "on" | "off";
  /** Where metrics are given; `null` for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where what is published is kept and read, and by what services it is made. */
  readonly publishing: PublishingSettings;
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
    metrics:
      variables.METRICS_PORT === undefined ? null : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    chromiumPath: variables.CHROMIUM_PATH,
    chromiumSandbox: variables.CHROMIUM_SANDBOX,
    publishing: publishingSettings(variables, address),
    identity: identitySettings(variables, present),
  };
}
