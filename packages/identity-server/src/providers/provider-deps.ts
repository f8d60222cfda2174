import type { CustomFetch } from "openid-client";

/** Dependencies of every OAuth provider. */
export interface ProviderDeps {
  /** Address to which the service sends people back: `<address of this service>/callback`. */
  readonly redirectUrl: string;
  readonly fetch: CustomFetch;
  /** For one request, milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => number;
}
