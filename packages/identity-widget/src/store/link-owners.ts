import type { SpendingDeps } from "./spending-deps.ts";

/** Message of the service for a link that it does not know; a service without the look-up says something else. */
export const LINK_UNKNOWN = "User not found";

/** Opens the look-up of whose account something opens, before it does. */
export function createLinkOwners({ handle, clientOf }: Pick<SpendingDeps, "handle" | "clientOf">) {
  /**
   * Asks whose account a link opens. The link stays as it is.
   *
   * @returns `null` where the service has no such answer, as the published one.
   * @throws {HTTPError} For a link that opens nothing.
   */
  async function ownerOf(type: "signup" | "recovery" | "magiclink" | "mfa", token: string): Promise<string | null> {
    try {
      const body = JSON.stringify({ type, token });
      const answer = await clientOf(handle)._request<{ email?: unknown }>("/verify/account", { method: "POST", body });
      return typeof answer.email === "string" ? answer.email : null;
    } catch (error) {
      const status = error instanceof Error && "status" in error ? error.status : 0;
      const said = error instanceof Error ? error.message : "";
      const isMissing = status === 405 || (status === 404 && said !== LINK_UNKNOWN);
      if (isMissing) return null;
      throw error;
    }
  }

  /** The account of tokens, as the service says: what is written in them is anybody's. */
  async function holderOf(accessToken: string): Promise<string> {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const { email } = await clientOf(handle)._request<{ email?: unknown }>("/user", { headers });
    return String(email);
  }

  return { ownerOf, holderOf };
}
