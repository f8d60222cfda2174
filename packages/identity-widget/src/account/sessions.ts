import type { User } from "@nv/identity-client";

/** A sign-in on a device. Times are RFC 3339. @see docs/contracts/identity.md, Session */
export interface DeviceSession {
  readonly id: string;
  /** Browser and system; empty when unknown. */
  readonly device: string;
  readonly address: string;
  readonly last_used_at: string;
  /** Whether it is the session that asks. */
  readonly current: boolean;
}

function isSession(value: unknown): value is DeviceSession {
  return (
    typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" && "current" in value
  );
}

/**
 * Lists where the person is signed in, last used first.
 *
 * @throws {HTTPError} When the service refuses; a service without the list answers 404.
 */
export async function listSessions(user: User): Promise<readonly DeviceSession[]> {
  const { sessions } = await user._request<{ sessions?: unknown }>("/sessions");
  return Array.isArray(sessions) ? sessions.filter(isSession) : [];
}

/** Ends one session. @throws {HTTPError} 404 when it has ended already. */
export async function endSession(user: User, id: string): Promise<void> {
  await user._request(`/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Ends every session but this one. */
export async function endOtherSessions(user: User): Promise<void> {
  await user._request("/logout?scope=others", { method: "POST" });
}
