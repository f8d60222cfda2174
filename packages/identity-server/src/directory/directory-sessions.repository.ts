import type { DirectorySessionRow } from "../schema/directory-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Most sessions that are looked at in one go: a newsroom's worth in a minute. */
const BATCH = 500;

/** Writes down what a directory said about a session. */
export async function insertDirectorySession(db: IdentityDb, row: DirectorySessionRow): Promise<void> {
  await db.insertInto("identity_directory_sessions").values(row).execute();
}

/** Finds what a directory said about a session. */
export async function findDirectorySession(
  db: IdentityDb,
  sessionId: string,
): Promise<DirectorySessionRow | undefined> {
  return db
    .selectFrom("identity_directory_sessions")
    .selectAll()
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

/** A session that a directory is asked about, with its person. */
export interface DirectorySession extends DirectorySessionRow {
  readonly user_id: string;
  /** Time when it ends unless the directory vouches again; `null` when it never asked for that. */
  readonly proven_until_ms: number | null;
}

function withPerson(db: IdentityDb) {
  return db
    .selectFrom("identity_directory_sessions")
    .innerJoin("identity_sessions", "identity_sessions.id", "identity_directory_sessions.session_id")
    .selectAll("identity_directory_sessions")
    .select(["identity_sessions.user_id", "identity_sessions.proven_until_ms"]);
}

/** The sessions whose directory is to be asked again, the longest overdue first. */
export async function listDueSessions(db: IdentityDb, nowMs: number): Promise<DirectorySession[]> {
  return withPerson(db)
    .where("identity_directory_sessions.sealed_token", "is not", null)
    .where("identity_directory_sessions.next_at_ms", "<=", nowMs)
    .where("identity_sessions.idle_expires_at_ms", ">", nowMs)
    .where("identity_sessions.absolute_expires_at_ms", ">", nowMs)
    .orderBy("identity_directory_sessions.next_at_ms")
    .limit(BATCH)
    .execute();
}

/** The sessions that a directory can be asked about at once. */
export async function listAskableSessions(db: IdentityDb): Promise<DirectorySession[]> {
  return withPerson(db).where("identity_directory_sessions.sealed_token", "is not", null).execute();
}

/** The sessions whose proof is over, and of which nobody was told yet. */
export async function listOverSessions(db: IdentityDb, nowMs: number): Promise<DirectorySession[]> {
  return withPerson(db)
    .where("identity_directory_sessions.over_at_ms", "is", null)
    .where("identity_sessions.proven_until_ms", "<=", nowMs)
    .limit(BATCH)
    .execute();
}

/**
 * Takes a question: of several processes at the same time, exactly one asks.
 *
 * @param nextAtMs - Time when another one may ask, should this one die.
 */
export async function claimQuestion(
  db: IdentityDb,
  { session_id, next_at_ms }: Pick<DirectorySessionRow, "session_id" | "next_at_ms">,
  nextAtMs: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable("identity_directory_sessions")
    .set({ next_at_ms: nextAtMs })
    .where("session_id", "=", session_id)
    .where("next_at_ms", "=", next_at_ms)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Writes down what the directory answered, if the session still is there. */
export async function updateDirectorySession(
  db: IdentityDb,
  sessionId: string,
  changes: Partial<Omit<DirectorySessionRow, "session_id">>,
): Promise<void> {
  await db.updateTable("identity_directory_sessions").set(changes).where("session_id", "=", sessionId).execute();
}

/** Finds the session of a gate's cookie, by the hash of its secret, whether its proof is over or not. */
export async function findSessionByCookie(db: IdentityDb, cookieHash: string): Promise<DirectorySession | undefined> {
  return withPerson(db).where("identity_sessions.cookie_hash", "=", cookieHash).executeTakeFirst();
}

/** The same, when its proof is over and nothing else, and its browser was not asked yet. */
export async function findOverSessionByCookie(
  db: IdentityDb,
  cookieHash: string,
  nowMs: number,
): Promise<DirectorySession | undefined> {
  return withPerson(db)
    .where("identity_sessions.cookie_hash", "=", cookieHash)
    .where("identity_sessions.proven_until_ms", "<=", nowMs)
    .where("identity_sessions.idle_expires_at_ms", ">", nowMs)
    .where("identity_sessions.absolute_expires_at_ms", ">", nowMs)
    .where("identity_directory_sessions.given_up_at_ms", "is", null)
    .executeTakeFirst();
}

/** Lets a session live until a time; without one, as long as any. */
export async function proveUntil(db: IdentityDb, sessionId: string, untilMs: number | null): Promise<void> {
  await db.updateTable("identity_sessions").set({ proven_until_ms: untilMs }).where("id", "=", sessionId).execute();
}

/** Sessions that a directory signs out: one of its own, or all of a person. */
export interface SignedOut {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  /** End of the sign-ins that are meant: those opened later are others. Unix epoch in milliseconds. */
  readonly openedUntilMs: number;
}

/** Finds the sessions that a directory signs out. */
export async function listSignedOut(db: IdentityDb, signedOut: SignedOut): Promise<DirectorySession[]> {
  const { provider, issuer, subject, sid, openedUntilMs } = signedOut;
  return withPerson(db)
    .where("identity_directory_sessions.provider", "=", provider)
    .where("identity_directory_sessions.issuer", "=", issuer)
    .where("identity_sessions.created_at_ms", "<=", openedUntilMs)
    .$if(subject !== null, (query) => query.where("identity_directory_sessions.subject", "=", subject ?? ""))
    .$if(sid !== null, (query) => query.where("identity_directory_sessions.sid", "=", sid ?? ""))
    .execute();
}

/** Counts the open sessions that each directory vouches for. */
export async function countDirectorySessions(
  db: IdentityDb,
  nowMs: number,
): Promise<{ readonly provider: string; readonly sessions: number }[]> {
  return db
    .selectFrom("identity_directory_sessions")
    .innerJoin("identity_sessions", "identity_sessions.id", "identity_directory_sessions.session_id")
    .select(({ fn }) => ["identity_directory_sessions.provider", fn.countAll<number>().as("sessions")])
    .where("identity_sessions.absolute_expires_at_ms", ">", nowMs)
    .where("identity_sessions.idle_expires_at_ms", ">", nowMs)
    .where((where) =>
      where.or([
        where("identity_sessions.proven_until_ms", "is", null),
        where("identity_sessions.proven_until_ms", ">", nowMs),
      ]),
    )
    .groupBy("identity_directory_sessions.provider")
    .execute();
}
