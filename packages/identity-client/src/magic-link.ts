import type { GoTrue } from "./go-true.ts";
import type { User } from "./user.ts";

/**
 * Asks for a mail with a link that signs in. Answers the same whether the address has an account or not.
 *
 * @returns Whether the mail has a code as well, which {@link signInWithCode} takes in this browser.
 * @throws {HTTPError} 404 while the service sends no such links.
 */
export async function requestMagicLink(gotrue: GoTrue, email: string): Promise<boolean> {
  const answer = await gotrue._request<{ readonly code?: boolean }>("/magiclink", {
    method: "POST",
    body: JSON.stringify({ email }),
  });
  return answer.code === true;
}

/**
 * Signs in with the code of a mail, in the browser that asked for it.
 *
 * @param code - Six digits, with gaps or without.
 * @throws {JSONHTTPError} `Wrong or expired code`.
 */
export function signInWithCode(
  gotrue: GoTrue,
  { email, code, remember = false }: { readonly email: string; readonly code: string; readonly remember?: boolean },
): Promise<User> {
  return gotrue._verify({ type: "magiclink", token: code, email }, remember);
}
