import { OIDC_NAMES, type OidcName } from "@nv/contracts";
import {
  isSafeServiceUrl,
  type NamedProvider,
  type OAuthProviderOptions,
  type OidcOptions,
  type ProvidersOptions,
  type SamlOptions,
} from "./provider-options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Options of the outside services, read from the environment. */
export interface ProviderEnvironment {
  readonly providers: ProvidersOptions;
  /** A sentence, for the person at the terminal, for each variable that cannot be used. No value is repeated. */
  readonly problems: readonly string[];
}

const OAUTH_NAMES = ["google", "github", "gitlab", "bitbucket"] as const;
const OIDC_REQUIRED = ["URL", "CLIENT_ID", "CLIENT_SECRET"] as const;
/** Beginning of the variables of each directory by OpenID Connect, and the label of one that has none. */
const OIDC_PREFIXES: Readonly<Record<OidcName, readonly [prefix: string, label: string]>> = {
  oidc: ["OIDC", "OpenID"],
  oidc2: ["OIDC_2", "OpenID 2"],
  oidc3: ["OIDC_3", "OpenID 3"],
};
const SAML_REQUIRED = ["SAML_ENTRY_POINT", "SAML_ISSUER", "SAML_CERTIFICATES"] as const;
/** 256 bits, as the key that it is mixed with. */
const SECRET_MIN_BYTES = 32;
const UNSAFE = "debe empezar por https:// (http:// solo en esta misma máquina), porque por ahí viajan secretos.";

function listOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, `GOOGLE_URL`, the same for `GITHUB_`, `GITLAB_` and `BITBUCKET_`,
 * `GITHUB_API_URL`, `BITBUCKET_API_URL`, `OIDC_URL`, `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET`, `OIDC_LABEL`, `OIDC_EMAIL_DOMAINS`,
 * `OIDC_GROUPS_CLAIM`, the same for `OIDC_2_` and `OIDC_3_`, `SAML_ENTRY_POINT`, `SAML_ISSUER`, `SAML_CERTIFICATES`, `SAML_LABEL`, `SAML_EMAIL_DOMAINS`,
 * `SAML_GROUPS_ATTRIBUTE`, `SAML_LOGOUT_URL` and `PROVIDER_TOKEN_SECRET`. A service is on when its variables are there; an empty variable counts as absent.
 *
 * @see docs/runbooks/providers.md
 */
export function readProviderEnvironment(env: Environment): ProviderEnvironment {
  const problems: string[] = [];

  function address(name: string): string | undefined {
    const value = env[name] || undefined;
    if (value !== undefined && !isSafeServiceUrl(value)) problems.push(`${name} ${UNSAFE}`);
    return value;
  }

  function registration(name: NamedProvider): OAuthProviderOptions | undefined {
    const prefix = name.toUpperCase();
    const clientId = env[`${prefix}_CLIENT_ID`] ?? "";
    const clientSecret = env[`${prefix}_CLIENT_SECRET`] ?? "";
    if (clientId === "" && clientSecret === "") return undefined;
    if (clientId === "") problems.push(`${prefix}_CLIENT_ID falta: ${prefix}_CLIENT_SECRET no sirve sin ella.`);
    if (clientSecret === "") problems.push(`${prefix}_CLIENT_SECRET falta: ${prefix}_CLIENT_ID no sirve sin ella.`);
    return { clientId, clientSecret, url: address(`${prefix}_URL`), apiUrl: address(`${prefix}_API_URL`) };
  }

  function openIdDirectory(name: OidcName): OidcOptions | undefined {
    const [prefix, label] = OIDC_PREFIXES[name];
    const given = (part: string) => env[`${prefix}_${part}`] || undefined;
    const missing = OIDC_REQUIRED.filter((part) => given(part) === undefined);
    if (missing.length === OIDC_REQUIRED.length) return undefined;
    for (const part of missing) problems.push(`${prefix}_${part} falta: las demás de ${prefix} no sirven sin ella.`);
    const domains = listOf(given("EMAIL_DOMAINS"));
    return {
      url: address(`${prefix}_URL`) ?? "",
      clientId: given("CLIENT_ID") ?? "",
      clientSecret: given("CLIENT_SECRET") ?? "",
      label: given("LABEL") ?? label,
      emailDomains: domains.length === 0 ? undefined : domains,
      groupsClaim: given("GROUPS_CLAIM"),
    };
  }

  function tokenSecret(): string | undefined {
    const secret = env.PROVIDER_TOKEN_SECRET || undefined;
    if (secret !== undefined && Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
      problems.push(`PROVIDER_TOKEN_SECRET debe tener al menos ${SECRET_MIN_BYTES} bytes.`);
    }
    return secret;
  }

  function directory(): SamlOptions | undefined {
    const missing = SAML_REQUIRED.filter((name) => !env[name]);
    if (missing.length === SAML_REQUIRED.length) return undefined;
    for (const name of missing) problems.push(`${name} falta: las demás de SAML no sirven sin ella.`);
    const [first, ...rest] = listOf(env.SAML_CERTIFICATES);
    const domains = listOf(env.SAML_EMAIL_DOMAINS);
    return {
      entryPoint: address("SAML_ENTRY_POINT") ?? "",
      issuer: env.SAML_ISSUER ?? "",
      certificates: [first ?? "", ...rest],
      label: env.SAML_LABEL || "SAML",
      emailDomains: domains.length === 0 ? undefined : domains,
      groupsAttribute: env.SAML_GROUPS_ATTRIBUTE || undefined,
      logoutUrl: address("SAML_LOGOUT_URL"),
    };
  }

  const oauth = Object.fromEntries(
    OAUTH_NAMES.flatMap((name) => {
      const options = registration(name);
      return options === undefined ? [] : [[name, options]];
    }),
  );
  const oidc = Object.fromEntries(OIDC_NAMES.map((name) => [name, openIdDirectory(name)]));
  const providers = { ...oauth, ...oidc, saml: directory(), tokenSecret: tokenSecret() };
  return { providers, problems };
}
