import {
  isSafeServiceUrl,
  type OAuthProviderName,
  type OAuthProviderOptions,
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
const SAML_REQUIRED = ["SAML_ENTRY_POINT", "SAML_ISSUER", "SAML_CERTIFICATES"] as const;
const UNSAFE = "debe empezar por https:// (http:// solo en esta misma máquina), porque por ahí viajan secretos.";

function listOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, `GOOGLE_URL`, the same for `GITHUB_`, `GITLAB_` and `BITBUCKET_`,
 * `GITHUB_API_URL`, `BITBUCKET_API_URL`, `SAML_ENTRY_POINT`, `SAML_ISSUER`, `SAML_CERTIFICATES`, `SAML_LABEL` and
 * `SAML_EMAIL_DOMAINS`. A service is on when its variables are there; an empty variable counts as absent.
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

  function registration(name: OAuthProviderName): OAuthProviderOptions | undefined {
    const prefix = name.toUpperCase();
    const clientId = env[`${prefix}_CLIENT_ID`] ?? "";
    const clientSecret = env[`${prefix}_CLIENT_SECRET`] ?? "";
    if (clientId === "" && clientSecret === "") return undefined;
    if (clientId === "") problems.push(`${prefix}_CLIENT_ID falta: ${prefix}_CLIENT_SECRET no sirve sin ella.`);
    if (clientSecret === "") problems.push(`${prefix}_CLIENT_SECRET falta: ${prefix}_CLIENT_ID no sirve sin ella.`);
    return { clientId, clientSecret, url: address(`${prefix}_URL`), apiUrl: address(`${prefix}_API_URL`) };
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
    };
  }

  const oauth = Object.fromEntries(
    OAUTH_NAMES.flatMap((name) => {
      const options = registration(name);
      return options === undefined ? [] : [[name, options]];
    }),
  );
  return { providers: { ...oauth, saml: directory() }, problems };
}
