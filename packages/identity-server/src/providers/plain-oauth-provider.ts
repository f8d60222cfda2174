import { Configuration, customFetch } from "openid-client";
import {
  allowLoopback,
  clientAuthentication,
  createOAuthProvider,
  type OAuthProvider,
  type ProviderParts,
} from "./oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import type { OAuthProviderOptions } from "./provider-options.ts";

/** A service that speaks OAuth 2 without OpenID: its endpoints are written down here, not asked for. */
export interface PlainService extends Pick<ProviderParts, "name" | "scope" | "readProfile"> {
  /** Address at which people sign in, already checked. */
  readonly url: string;
  readonly authorizationPath: string;
  readonly tokenPath: string;
  readonly authentication: "post" | "basic";
}

/** A provider that speaks OAuth 2 without OpenID: who somebody is must be asked with the token. */
export function createPlainOAuthProvider(
  service: PlainService,
  { clientId, clientSecret }: OAuthProviderOptions,
  { redirectUrl, fetch, timeoutMs }: ProviderDeps,
): OAuthProvider {
  const { name, scope, url, readProfile } = service;
  const metadata = {
    issuer: url,
    authorization_endpoint: url + service.authorizationPath,
    token_endpoint: url + service.tokenPath,
  };
  const authentication = clientAuthentication(service.authentication, clientSecret);
  const config = new Configuration(metadata, clientId, clientSecret, authentication);
  config[customFetch] = fetch;
  config.timeout = Math.ceil(timeoutMs / 1000);
  for (const allow of allowLoopback(url)) allow(config);
  const configuration = async () => config;
  return createOAuthProvider({
    name,
    scope,
    redirectUrl,
    isOpenId: false,
    configuration,
    readProfile,
    serviceUrl: url,
    clientId,
    authentication,
    fetch,
    timeoutMs,
  });
}
