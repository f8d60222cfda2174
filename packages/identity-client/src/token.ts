import { isRecord } from "./core/is-record.ts";

/** Response of `/token` and `/verify`, and the fields that an external sign-in leaves in the address fragment. */
export interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type?: string;
  /** Life of the access token, seconds; a string when it comes from an address fragment. */
  readonly expires_in?: number | string;
}

/** The tokens of a session. */
export interface Token extends TokenResponse {
  readonly token_type: string;
  /** Life of the access token when it was given, seconds. */
  readonly expires_in: number;
  /** Expiry of the access token, Unix epoch in milliseconds, from its own `exp` claim; 0 when it cannot be read. */
  readonly expires_at: number;
}

/** Tells whether an unknown value can open a session. */
export function isTokenResponse(value: unknown): value is TokenResponse {
  return isRecord(value) && typeof value.access_token === "string" && typeof value.refresh_token === "string";
}

/** Tells whether an unknown value is a whole token, as it is saved. */
export function isToken(value: unknown): value is Token {
  return isTokenResponse(value) && "expires_at" in value && typeof value.expires_at === "number";
}
