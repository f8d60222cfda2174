import { isRecord } from "./is-record.ts";

const SECOND_MS = 1000;

/**
 * Reads the claims of a JWT without checking its signature: the server does that.
 *
 * @param jwt - Compact form, three parts divided by dots.
 * @returns The claims.
 * @throws {SyntaxError} When the token is not a JWT with a JSON object in the middle. The message never holds the token.
 */
export function decodeJwtPayload(jwt: string): Record<string, unknown> {
  const payload = jwt.split(".")[1] ?? "";
  let claims: unknown;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    claims = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The cause would carry a piece of the token into logs.
    throw new SyntaxError("The access token is not a JWT.");
  }
  if (!isRecord(claims)) throw new SyntaxError("The access token holds no claims.");
  return claims;
}

/** Times when an access token was issued and when it expires, by the clock of the service. */
export interface TokenLife {
  /** Unix epoch in milliseconds; `null` when the token does not say. */
  readonly issuedAtMs: number | null;
  /** Unix epoch in milliseconds. */
  readonly expiresAtMs: number;
}

/**
 * Reads the life of an access token.
 *
 * @throws {SyntaxError} When the token is not a JWT or has no numeric `exp`.
 */
export function lifeOf(jwt: string): TokenLife {
  const { exp, iat } = decodeJwtPayload(jwt);
  if (typeof exp !== "number") throw new SyntaxError("The access token has no expiry.");
  return { issuedAtMs: typeof iat === "number" ? iat * SECOND_MS : null, expiresAtMs: exp * SECOND_MS };
}
