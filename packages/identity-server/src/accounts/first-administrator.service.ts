import type { Metadata } from "@nv/contracts/schemas";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import type { OneTimeTokenRow, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { makeLink } from "./one-time-links.service.ts";
import { deleteOneTimeTokens, findOneTimeToken } from "./one-time-tokens.repository.ts";
import { checkedEmail, newUserRow } from "./user-record.ts";
import {
  ADMINISTRATOR_ROLE,
  countAdministrators,
  deleteUser,
  findUserByEmail,
  insertUser,
} from "./users.repository.ts";

/** Makes the link for the first administrator; a new one makes those of earlier starts worthless. */
export type InviteFirstAdministrator = () => Promise<{ readonly url: string }>;

/** Processes that start within this time started together: each prints a link, and each of these is good. Milliseconds. */
export const STARTED_TOGETHER_MS = 2 * MINUTE_MS;

/**
 * Invites the first administrator, where there is none.
 *
 * Error: `ADMINISTRATOR_EXISTS` once there is one.
 */
export function createInviteFirstAdministrator({ settings, work }: IdentityContext): InviteFirstAdministrator {
  return async () => {
    const { siteUrl, administratorEmail, audiences } = settings;
    const token = await work(async (work) => {
      if ((await countAdministrators(work.db, audiences)) > 0) throw new IdentityError("ADMINISTRATOR_EXISTS");
      await deleteOneTimeTokens(work.db, "first_administrator", work.nowMs - STARTED_TOGETHER_MS);
      return makeLink(work, "first_administrator", { userId: null, email: administratorEmail });
    });
    const ask = administratorEmail === null ? "&ask=email" : "";
    return { url: `${siteUrl}/#invite_token=${token}${ask}` };
  };
}

/** Tells whether a token is that of a link for the first administrator which is still good; the link stays. */
export type IsFirstAdministratorLink = (token: string) => Promise<boolean>;

/** Looks at links for the first administrator without taking them: for who decides what to do with an empty house. */
export function createIsFirstAdministratorLink({ db, settings, now }: IdentityContext): IsFirstAdministratorLink {
  return async (token) => {
    const link = await findOneTimeToken(db, hashSecret(token), "first_administrator");
    if (link === undefined || link.expires_at_ms <= now()) return false;
    return (await countAdministrators(db, settings.audiences)) === 0;
  };
}

interface Acceptance {
  readonly link: OneTimeTokenRow;
  readonly request: {
    readonly email: string | undefined;
    readonly metadata: Metadata | undefined;
    readonly aud: string;
  };
  readonly passwordHash: string | null;
  readonly caller: Caller;
}

/** An account of the same address that waits for its confirmation gives way: nobody proved it. */
async function makeRoom(work: Work, aud: string, email: string): Promise<void> {
  const present = await findUserByEmail(work.db, aud, emailKey(email));
  if (present === undefined) return;
  if (present.confirmed_at_ms !== null) throw new IdentityError("EMAIL_TAKEN");
  await deleteUser(work.db, present.id);
}

/**
 * Creates the first administrator, within the transaction that took the link.
 *
 * @throws {IdentityError} `ADMINISTRATOR_EXISTS`, `INVITE_PASSWORD_REQUIRED`, `EMAIL_REQUIRED`, `EMAIL_INVALID`,
 *   `EMAIL_TAKEN`.
 */
export async function acceptFirstAdministrator(work: Work, acceptance: Acceptance): Promise<UserRow> {
  const { link, request, passwordHash, caller } = acceptance;
  if ((await countAdministrators(work.db, [request.aud])) > 0) throw new IdentityError("ADMINISTRATOR_EXISTS");
  const email = checkedEmail(link.email ?? request.email);
  if (passwordHash === null) throw new IdentityError("INVITE_PASSWORD_REQUIRED");
  await makeRoom(work, request.aud, email);
  const row = newUserRow({ aud: request.aud, email, role: ADMINISTRATOR_ROLE, metadata: request.metadata }, work.nowMs);
  const administrator = { ...row, password_hash: passwordHash, confirmed_at_ms: work.nowMs };
  await insertUser(work.db, administrator);
  // Two links that are taken at once wait for each other here: one of them is taken.
  await deleteOneTimeTokens(work.db, "first_administrator");
  await work.audit({ action: "invite_accepted", actor: administrator, caller });
  return administrator;
}
