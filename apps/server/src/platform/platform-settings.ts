import { isAbsolute } from "node:path";
import { EnvironmentError, parseVariables } from "@nv/identity-server";
import { z } from "zod";
import { withoutFinalSlashes } from "../gate/core/without-final-slashes.ts";
import type { BrowserSettings } from "./browser/measure-page.ts";
import type { CartoCiudadSettings } from "./services/cartociudad/cartociudad.ts";
import type { DatawrapperSettings } from "./services/datawrapper/datawrapper-client.ts";
import type { MapboxSettings } from "./services/mapbox/mapbox-settings.ts";
import { parseStorageUrl } from "./storage/core/storage-url.ts";
import type { S3Options } from "./storage/s3-client.ts";

const webAddress = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://graficos.example.org" })
  .transform(withoutFinalSlashes);

/** A name of a host, in labels; https alone is heard, at its usual port. */
const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,10}$/;

const hostNames = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => HOST_NAME.test(name)),
    "debe ser nombres separados por comas, como diario.example.org, revista.example.org",
  );

/** Keys that Mapbox tells apart by how they begin: the secret ones may change the account. */
const SECRET_KEY = /^\s*sk\./;

const GB = 1_000_000_000;

/** Variables of the environment about what every feature stands on. */
const PlatformVariables = z.object({
  STORAGE_URL: z
    .string()
    .refine((text) => parseStorageUrl(text) !== null, "debe ser como s3://cubo/carpeta?endpoint=https://…&region=…")
    .optional(),
  STORAGE_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional(),
  FILES_QUOTA_GB: z.coerce
    .number({ error: "debe ser un número" })
    .positive("debe ser más de 0")
    .max(1_000_000)
    .default(100),
  PUBLIC_BASE_URL: webAddress.optional(),
  NEWSPAPER_HOSTS: hostNames.optional(),
  CHROMIUM_PATH: z.string().optional(),
  CHROMIUM_SANDBOX: z.enum(["on", "off"], { error: "debe ser on u off" }).default("on"),
  DATAWRAPPER_MODE: z.enum(["live", "local", "off"], { error: "debe ser live, local u off" }).optional(),
  DATAWRAPPER_TOKEN: z.string().optional(),
  DATAWRAPPER_API_BASE: webAddress.default("https://api.datawrapper.de"),
  DATAWRAPPER_CDN_BASE: webAddress.default("https://datawrapper.dwcdn.net"),
  CARTOCIUDAD_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
  CARTOCIUDAD_BASE: webAddress.default("https://www.cartociudad.es/geocoder/api/geocoder"),
  ELECTIONS_DOUBLE_BASE: webAddress.optional(),
  BASEMAP_PMTILES: z
    .string()
    .trim()
    .refine(
      (text) => isAbsolute(text) || (URL.canParse(text) && new URL(text).protocol === "https:"),
      "debe ser la ruta completa de un archivo .pmtiles o una dirección https",
    )
    .optional(),
  MAPBOX_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
  MAPBOX_BASE: webAddress.default("https://api.mapbox.com"),
  MAPBOX_TOKEN_PUBLIC: z
    .string()
    .refine(
      (token) => !SECRET_KEY.test(token),
      "es una clave secreta (sk.…): pon la pública (pk.…), que las páginas enseñan, y cambia la secreta en la cuenta",
    )
    .default(""),
});

/** Settings of the platform. */
export interface PlatformSettings {
  /** `undefined` for files in the data folder. */
  readonly s3: S3Options | undefined;
  /** Most that the library of files may hold, bytes; what is made of them not counted. */
  readonly filesQuotaBytes: number;
  /** Address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** Hosts whose pages count as the newspaper's, with what is below them; empty for any, which nobody looks at. */
  readonly newspaperHosts: readonly string[];
  /** The browser that measures graphics and takes their picture: where it is, if not where it usually is; `null` for none. */
  readonly chromium: { readonly path: string | undefined; readonly sandbox: BrowserSettings["sandbox"] } | null;
  readonly datawrapper: DatawrapperSettings;
  readonly cartociudad: CartoCiudadSettings;
  readonly mapbox: MapboxSettings;
  /** Archive of tiles that streets are read out of: an absolute path or an address; `undefined` for what the data folder has. */
  readonly basemap?: string | undefined;
  /** Base of the double of an election night, which is neither https nor public; `undefined` where there is none. */
  readonly electionsDoubleBase: string | undefined;
}

function s3Options(variables: z.infer<typeof PlatformVariables>): S3Options | undefined {
  const { STORAGE_URL, STORAGE_ACCESS_KEY_ID: accessKeyId, STORAGE_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const location = STORAGE_URL === undefined ? null : parseStorageUrl(STORAGE_URL);
  if (location === null) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new EnvironmentError("STORAGE_URL necesita STORAGE_ACCESS_KEY_ID y STORAGE_SECRET_ACCESS_KEY.");
  return { location, accessKeyId, secretAccessKey };
}

/** A token without a mode is meant to be used; without a token there is nothing to use. */
function datawrapperMode({ DATAWRAPPER_MODE, DATAWRAPPER_TOKEN }: z.infer<typeof PlatformVariables>) {
  return DATAWRAPPER_TOKEN === undefined ? "off" : (DATAWRAPPER_MODE ?? "live");
}

function requireHttps(name: string, url: string, mode: DatawrapperSettings["mode"]): void {
  // The token goes to the one address, and readers' pages to the other.
  if (mode === "live" && !url.startsWith("https:"))
    throw new EnvironmentError(`${name} debe empezar por https:// (o pon DATAWRAPPER_MODE=local).`);
}

/**
 * Reads what the platform runs on.
 *
 * @returns Without `publicBaseUrl` when no variable says it: published pages are at the site's own address then.
 * @throws {EnvironmentError} With a sentence for each variable that cannot be used, or when they do not go together.
 */
export function platformSettings(
  env: NodeJS.ProcessEnv,
): Omit<PlatformSettings, "publicBaseUrl"> & Partial<Pick<PlatformSettings, "publicBaseUrl">> {
  const variables = parseVariables(PlatformVariables, env);
  const mode = datawrapperMode(variables);
  const { DATAWRAPPER_API_BASE: apiBase, DATAWRAPPER_CDN_BASE: cdnBase, PUBLIC_BASE_URL: publicBaseUrl } = variables;
  requireHttps("DATAWRAPPER_API_BASE", apiBase, mode);
  requireHttps("DATAWRAPPER_CDN_BASE", cdnBase, mode);
  if (variables.CARTOCIUDAD_MODE === "live" && !variables.CARTOCIUDAD_BASE.startsWith("https:"))
    throw new EnvironmentError("CARTOCIUDAD_BASE debe empezar por https:// (o pon CARTOCIUDAD_MODE=fake).");
  return {
    s3: s3Options(variables),
    filesQuotaBytes: variables.FILES_QUOTA_GB * GB,
    ...(publicBaseUrl === undefined ? {} : { publicBaseUrl }),
    newspaperHosts: variables.NEWSPAPER_HOSTS ?? [],
    chromium: { path: variables.CHROMIUM_PATH, sandbox: variables.CHROMIUM_SANDBOX },
    cartociudad: { mode: variables.CARTOCIUDAD_MODE, base: variables.CARTOCIUDAD_BASE },
    mapbox: {
      mode: variables.MAPBOX_TOKEN_PUBLIC === "" ? "off" : variables.MAPBOX_MODE,
      base: variables.MAPBOX_BASE,
      token: variables.MAPBOX_TOKEN_PUBLIC,
    },
    basemap: variables.BASEMAP_PMTILES,
    electionsDoubleBase: variables.ELECTIONS_DOUBLE_BASE,
    datawrapper: { mode, token: variables.DATAWRAPPER_TOKEN, apiBase, cdnBase },
  };
}
