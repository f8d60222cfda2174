import { isRecord, parseJson, readBy } from "@nv/web/schema";

/** The person at the keyboard, as far as the site needs to know them. */
export interface SessionPerson {
  /** Of the account: two people may have one name. Empty when only the browser's storage has spoken, without it. */
  readonly id: string;
  /** May be empty: the bar then shows `---`. Specification, section 4. */
  readonly email: string;
  /** Display name; empty when the person gave none. */
  readonly name: string;
  /** Whether the server says so; it decides again on every request. */
  readonly isAdministrator: boolean;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Reads the answer of `GET /api/session`.
 *
 * Written by hand and not with the schema of `contracts`: the schema library alone weighs more than the rest of the session code.
 *
 * @param body - Parsed JSON; anything.
 * @returns The person, or `null` when the body names nobody, so that a broken answer is never taken for a session.
 */
export function personOfSession(body: unknown): SessionPerson | null {
  if (!isRecord(body) || textOf(body.id) === "") return null;
  return {
    id: textOf(body.id),
    email: textOf(body.email),
    name: textOf(body.name),
    isAdministrator: body.isAdministrator === true,
  };
}

const StoredUser = readBy((user) => {
  if (!isRecord(user) || textOf(user.email) === "") return null;
  const metadata = isRecord(user.user_metadata) ? user.user_metadata : {};
  const name = textOf(metadata.full_name) || textOf(metadata.name);
  // Whoever writes the storage must not get more on screen than the server grants.
  return { id: textOf(user.id), email: textOf(user.email), name, isAdministrator: false };
});

/**
 * Reads the user that the sign-in widget keeps in the browser's storage, to show it before the server has answered and decides.
 *
 * @param stored - Raw text of the storage entry; `null` when there is none.
 * @returns The person, or `null` when nothing readable is stored.
 */
export const personOfStoredUser = (stored: string | null): SessionPerson | null => parseJson(stored, StoredUser);
