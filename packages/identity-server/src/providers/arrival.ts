import { isBanned } from "../accounts/ban.ts";
import { changedMetadata, nameKeys, readMetadata } from "../accounts/user-record.ts";
import type { UserChanges } from "../accounts/users.repository.ts";
import type { Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import type { SessionCaller } from "../sessions/session-opening.service.ts";
import { type ExternalProfile, missingMetadata } from "./external-profile.ts";
import { type IdentityKey, insertIdentity } from "./identities.repository.ts";

/** Somebody who comes back from an outside service, proven to be the subject of the profile. */
export interface Arrival {
  /** Token by which the directory is asked again; `null` without one. */
  readonly refreshToken: string | null;
  readonly flow: Pick<ProviderFlowRow, "provider" | "aud" | "invite_hash">;
  readonly profile: ExternalProfile;
}

/** Step of an arrival, within one transaction. */
export interface ArrivalStep extends Arrival {
  readonly work: Work;
  readonly caller: SessionCaller;
}

/** Returns the identity with which somebody arrives: who they are at the service. */
export function identityKeyOf({ flow, profile }: Arrival): IdentityKey {
  return { aud: flow.aud, provider: flow.provider, issuer: profile.issuer, subject: profile.subject };
}

/** Links the identity of an arrival to an account. */
export async function linkArrival(step: ArrivalStep, userId: string, provesEmail: boolean): Promise<void> {
  const { work } = step;
  const times = { created_at_ms: work.nowMs, last_sign_in_at_ms: work.nowMs };
  const added = { user_id: userId, proves_email: Number(provesEmail), directory_groups: null };
  await insertIdentity(work.db, { ...identityKeyOf(step), ...added, ...times });
}

/** Name and picture of the service, where the person has none; searchable at once. */
export function filledIn(user: UserRow, metadata: string, profile: ExternalProfile): UserChanges {
  const user_metadata = changedMetadata(metadata, missingMetadata(readMetadata(metadata), profile));
  return { user_metadata, ...nameKeys(user.email, user_metadata) };
}

/**
 * Lets nobody in who is shut out.
 *
 * @throws {IdentityError} `USER_BANNED`.
 */
export function refuseBanned(user: UserRow, nowMs: number): void {
  if (isBanned(user, nowMs)) throw new IdentityError("USER_BANNED");
}
