import type { GoTrue } from "./go-true.ts";

/**
 * Asks for a mail with a link that signs in. Answers the same whether the address has an account or not.
 *
 * @throws {HTTPError} 404 while the service sends no such links.
 */
export async function requestMagicLink(gotrue: GoTrue, email: string): Promise<void> {
  await gotrue._request("/magiclink", { method: "POST", body: JSON.stringify({ email }) });
}
