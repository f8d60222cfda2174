import type { User } from "./user.ts";

/** A service that opens the person's account. Times are RFC 3339. */
export interface LinkedIdentity {
  readonly id: string;
  /** In lower case. */
  readonly provider: string;
  readonly created_at: string;
  readonly last_sign_in_at: string;
  /** Whether another way in is left without it. */
  readonly can_unlink: boolean;
}

/** Lists the services that open the person's account. @throws {HTTPError} 404 of a service that knows none. */
export async function listIdentities(user: User): Promise<readonly LinkedIdentity[]> {
  const { identities } = await user._request<{ readonly identities?: readonly LinkedIdentity[] }>("/user/identities");
  return identities ?? [];
}

/**
 * Begins to link a service to the person's account.
 *
 * @returns Address to go to; the browser comes back to this page.
 * @throws {JSONHTTPError} 403 without a recent proof.
 */
export async function linkIdentity(user: User, provider: string): Promise<string> {
  const body = JSON.stringify({ provider });
  return (await user._request<{ readonly url: string }>("/user/identities", { method: "POST", body })).url;
}

/** Unlinks a service. @throws {JSONHTTPError} 403 without a recent proof; 422 for the last way in. */
export const unlinkIdentity = (user: User, id: string): Promise<void> =>
  user._request(`/user/identities/${encodeURIComponent(id)}`, { method: "DELETE" });
