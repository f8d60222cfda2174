import type { Work } from "../context.ts";
import { DAY_MS, MINUTE_MS } from "../options.ts";
import type { OneTimeKind } from "../schema/tables.ts";
import { hashSecret, makeSecret } from "../secret.ts";
import { insertOneTimeToken } from "./one-time-tokens.repository.ts";

/** Life of a link, milliseconds: an invitation outlives a holiday week, the rest is answered the same day. */
export const LINK_LIFE_MS: Readonly<Record<OneTimeKind, number>> = {
  confirmation: DAY_MS,
  recovery: DAY_MS,
  email_change: DAY_MS,
  invite: 7 * DAY_MS,
  first_administrator: 7 * DAY_MS,
  // It opens a session by itself: it lives no longer than a code would (ASVS 6.5.5).
  magiclink: 10 * MINUTE_MS,
};

/** Content of a link besides its kind. */
interface LinkContent {
  readonly userId: string | null;
  readonly email?: string | null;
  readonly passwordHash?: string;
  readonly userMetadata?: string;
  readonly browserHash?: string | null;
}

/**
 * Makes a link within a transaction.
 *
 * @returns Its token, the only time it is known; the database keeps the hash.
 */
export async function makeLink(work: Work, kind: OneTimeKind, content: LinkContent): Promise<string> {
  const token = makeSecret();
  await insertOneTimeToken(work.db, {
    token_hash: hashSecret(token),
    kind,
    user_id: content.userId,
    email: content.email ?? null,
    password_hash: content.passwordHash ?? null,
    user_metadata: content.userMetadata ?? null,
    browser_hash: content.browserHash ?? null,
    created_at_ms: work.nowMs,
    expires_at_ms: work.nowMs + LINK_LIFE_MS[kind],
  });
  return token;
}
