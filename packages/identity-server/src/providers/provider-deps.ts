import type { CustomFetch } from "openid-client";

/** What every OAuth provider is made with. */
export interface ProviderDeps {
  /** Where the service sends people back to: `<address of this service>/callback`. */
  readonly redirectUrl: string;
  readonly fetch: CustomFetch;
  /** For one request, milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => number;
}
