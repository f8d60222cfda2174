import { type DialectName, prepared } from "@nv/database";
import { sql } from "kysely";
import type { IdentityDb, RefreshTokenRow, SessionRow } from "../schema/tables.ts";

/** A session with what the gate needs of its person. */
export interface SessionWithUser extends SessionRow {
  readonly email: string;
  readonly role: string;
  readonly user_metadata: string;
}

function alive(db: IdentityDb, nowMs: number) {
  return (
    db
      .selectFrom("identity_sessions")
      .innerJoin("identity_users", "identity_users.id", "identity_sessions.user_id")
      .selectAll("identity_sessions")
      .select(["identity_users.email", "identity_users.role", "identity_users.user_metadata"])
      .where("identity_sessions.idle_expires_at_ms", ">", nowMs)
      .where("identity_sessions.absolute_expires_at_ms", ">", nowMs)
      // Not before a directory was asked again whether it still vouches for the person.
      .where((where) =>
        where.or([
          where("identity_sessions.proven_until_ms", "is", null),
          where("identity_sessions.proven_until_ms", ">", nowMs),
        ]),
      )
      .where((where) =>
        where.or([
          where("identity_users.banned_at_ms", "is", null),
          where("identity_users.banned_until_ms", "<=", nowMs),
        ]),
      )
  );
}

/** Counts the sessions that are alive. */
export async function countLiveSessions(db: IdentityDb, nowMs: number): Promise<number> {
  const row = await db
    .selectFrom("identity_sessions")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("idle_expires_at_ms", ">", nowMs)
    .where("absolute_expires_at_ms", ">", nowMs)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A session with what the gate asks about its person. */
export interface SessionAtGate extends SessionWithUser {
  /** Names of the person's groups with spaces between; `null` for none. */
  readonly group_names: string | null;
}

/** Live sessions, with the groups of their people. */
const aliveAtGate = (db: IdentityDb, nowMs: number) =>
  alive(db, nowMs).select(({ selectFrom }) =>
    selectFrom("identity_group_people")
      .select(sql<string | null>`string_agg(group_name, ' ')`.as("names"))
      .whereRef("identity_group_people.user_id", "=", "identity_sessions.user_id")
      .as("group_names"),
  );

/** Finds the live session of a gate cookie, by the hash of its secret. */
export async function findLiveSessionByCookie(
  db: IdentityDb,
  cookieHash: string,
  nowMs: number,
): Promise<SessionAtGate | undefined> {
  return (await findByCookie(db, { cookieHash, nowMs })).rows[0];
}

const findByCookie = prepared(
  { cookieHash: "cookie_hash", nowMs: -1 },
  (db: IdentityDb, { cookieHash, nowMs }: { readonly cookieHash: string; readonly nowMs: number }) =>
    aliveAtGate(db, nowMs).where("identity_sessions.cookie_hash", "=", cookieHash),
);

/** Finds a live session by id, with what the gate asks about its person. */
export async function findLiveSessionAtGate(
  db: IdentityDb,
  id: string,
  nowMs: number,
): Promise<SessionAtGate | undefined> {
  return (await findByIdAtGate(db, { id, nowMs })).rows[0];
}

const findByIdAtGate = prepared(
  { id: "id", nowMs: -1 },
  (db: IdentityDb, { id, nowMs }: { readonly id: string; readonly nowMs: number }) =>
    aliveAtGate(db, nowMs).where("identity_sessions.id", "=", id),
);

/** Finds a live session by id. */
export async function findLiveSession(db: IdentityDb, id: string, nowMs: number): Promise<SessionWithUser | undefined> {
  return (await findAlive(db, { id, nowMs })).rows[0];
}

const findAlive = prepared(
  { id: "id", nowMs: -1 },
  (db: IdentityDb, { id, nowMs }: { readonly id: string; readonly nowMs: number }) =>
    alive(db, nowMs).where("identity_sessions.id", "=", id),
);

/** A session, and when the refresh token was made by which it was found. */
export interface SessionOfToken extends SessionRow {
  readonly token_created_at_ms: number;
}

/**
 * Finds the session of a refresh token, ended by time or not, and keeps it as it is until the transaction ends: refreshes
 * of one session run one after another, and a sign-out waits for them.
 *
 * @param hash - Of the token, used or not.
 */
export async function lockSessionOfToken(
  db: IdentityDb,
  dialect: DialectName,
  hash: string,
): Promise<SessionOfToken | undefined> {
  return (await (dialect === "postgres" ? findHeld : findOfToken)(db, { hash })).rows[0];
}

function ofToken(db: IdentityDb, { hash }: { readonly hash: string }) {
  return db
    .selectFrom("identity_refresh_tokens")
    .innerJoin("identity_sessions", "identity_sessions.id", "identity_refresh_tokens.session_id")
    .selectAll("identity_sessions")
    .select("identity_refresh_tokens.created_at_ms as token_created_at_ms")
    .where("identity_refresh_tokens.token_hash", "=", hash);
}
const findOfToken = prepared({ hash: "hash" }, ofToken);
const findHeld = prepared({ hash: "hash" }, (db: IdentityDb, values: { readonly hash: string }) =>
  ofToken(db, values).forUpdate("identity_sessions"),
);

/** Adds a session. */
export async function insertSession(db: IdentityDb, session: SessionRow): Promise<void> {
  await addSession(db, session);
}

const addSession = prepared(
  {
    id: "id",
    user_id: "user_id",
    cookie_hash: "cookie_hash",
    method: "method",
    second_method: "second_method",
    provider: "provider",
    proven_until_ms: -5,
    created_at_ms: -1,
    last_used_at_ms: -2,
    idle_expires_at_ms: -3,
    absolute_expires_at_ms: -4,
    user_agent: "user_agent",
    address: "address",
  },
  (db: IdentityDb, session: SessionRow) => db.insertInto("identity_sessions").values(session),
);

/** Columns of a session that a renewal changes. */
type RenewedSession = Pick<SessionRow, "id" | "cookie_hash" | "address" | "last_used_at_ms" | "idle_expires_at_ms">;

/** Makes a session live on. @param renewed - With a `cookie_hash` of `null` the session keeps the gate cookie that it has. */
export async function renewSession(db: IdentityDb, renewed: RenewedSession): Promise<void> {
  await markRenewed(db, renewed);
}

const markRenewed = prepared(
  { id: "id", cookie_hash: "cookie_hash", address: "address", last_used_at_ms: -1, idle_expires_at_ms: -2 },
  (db: IdentityDb, { id, cookie_hash, ...changes }: RenewedSession) =>
    db
      .updateTable("identity_sessions")
      .set({ ...changes, cookie_hash: sql<string | null>`coalesce(${cookie_hash}, cookie_hash)` })
      .where("id", "=", id),
);

/** Other columns of a session that may change. */
export type SessionChanges = Partial<
  Pick<SessionRow, "method" | "second_method" | "last_used_at_ms" | "idle_expires_at_ms">
>;

/** Changes a session, if it still is there. */
export async function updateSession(db: IdentityDb, id: string, changes: SessionChanges): Promise<void> {
  await db.updateTable("identity_sessions").set(changes).where("id", "=", id).execute();
}

/**
 * Takes the gate cookie away from the session that has it; the session stays.
 *
 * @returns Id of that session's person, or nothing when no session had it.
 */
export async function dropCookie(db: IdentityDb, cookieHash: string): Promise<string | undefined> {
  const row = await db
    .updateTable("identity_sessions")
    .set({ cookie_hash: null })
    .where("cookie_hash", "=", cookieHash)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** Ends a session; its refresh tokens go with it. */
export async function deleteSession(db: IdentityDb, id: string): Promise<void> {
  await db.deleteFrom("identity_sessions").where("id", "=", id).execute();
}

/** The live sessions of a person, last used first. */
export async function listLiveSessions(db: IdentityDb, userId: string, nowMs: number): Promise<SessionWithUser[]> {
  return alive(db, nowMs)
    .where("identity_sessions.user_id", "=", userId)
    .orderBy("identity_sessions.last_used_at_ms", "desc")
    .orderBy("identity_sessions.id", "asc")
    .execute();
}

/**
 * Ends a session if it is of that person.
 *
 * @returns Whether there was one.
 */
export async function deleteSessionOf(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("identity_sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Ends the sessions of a person. */
export async function deleteSessionsOf(db: IdentityDb, userId: string, except: string | null): Promise<void> {
  const all = db.deleteFrom("identity_sessions").where("user_id", "=", userId);
  await (except === null ? all : all.where("id", "<>", except)).execute();
}

/** Ends the sessions of a person that a service opened, but for one. */
export async function deleteSessionsByProvider(
  db: IdentityDb,
  { userId, provider, except }: { readonly userId: string; readonly provider: string; readonly except: string },
): Promise<void> {
  await db
    .deleteFrom("identity_sessions")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("id", "<>", except)
    .execute();
}

/** Forgets the sessions whose time ended long ago. */
export async function deleteSessionsEndedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_sessions").where("idle_expires_at_ms", "<", timeMs).execute();
}

/** Adds a refresh token. */
export async function insertRefreshToken(db: IdentityDb, token: RefreshTokenRow): Promise<void> {
  await insertToken(db, token);
}

const insertToken = prepared(
  { token_hash: "token_hash", session_id: "session_id", created_at_ms: -1, rotated_at_ms: -2 },
  (db: IdentityDb, token: RefreshTokenRow) => db.insertInto("identity_refresh_tokens").values(token),
);

/** Finds a refresh token by its hash. */
export async function findRefreshToken(db: IdentityDb, hash: string): Promise<RefreshTokenRow | undefined> {
  return (await findToken(db, { hash })).rows[0];
}

const findToken = prepared({ hash: "hash" }, (db: IdentityDb, { hash }: { readonly hash: string }) =>
  db.selectFrom("identity_refresh_tokens").selectAll().where("token_hash", "=", hash),
);

/** The refresh token of a session that was not used yet, by its hash; every session has one. */
export async function findNewestRefreshToken(db: IdentityDb, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("identity_refresh_tokens")
    .select("token_hash")
    .where("session_id", "=", sessionId)
    .where("rotated_at_ms", "is", null)
    .executeTakeFirst();
  return row?.token_hash;
}

/** Forgets the refresh tokens that were used before a time; the sessions keep the one that was not. */
export async function deleteRefreshTokensUsedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_refresh_tokens").where("rotated_at_ms", "<", timeMs).execute();
}

/**
 * Marks a refresh token as used.
 *
 * @returns Whether this call was the first: of several at the same time, on any process, exactly one is.
 */
export async function rotateRefreshToken(db: IdentityDb, hash: string, nowMs: number): Promise<boolean> {
  return (await spendToken(db, { hash, nowMs })).numAffectedRows === 1n;
}

const spendToken = prepared(
  { hash: "hash", nowMs: -1 },
  (db: IdentityDb, { hash, nowMs }: { readonly hash: string; readonly nowMs: number }) =>
    db
      .updateTable("identity_refresh_tokens")
      .set({ rotated_at_ms: nowMs })
      .where("token_hash", "=", hash)
      .where("rotated_at_ms", "is", null),
);

/** Holds sessions that are open to limits: what lasts longer is cut, what lasts less stays. */
export async function shortenSessions(
  db: IdentityDb,
  { idleMs, absoluteMs }: { readonly idleMs: number; readonly absoluteMs: number },
): Promise<void> {
  await db
    .updateTable("identity_sessions")
    .set({ idle_expires_at_ms: sql<number>`last_used_at_ms + ${idleMs}` })
    .where(sql<boolean>`idle_expires_at_ms > last_used_at_ms + ${idleMs}`)
    .execute();
  await db
    .updateTable("identity_sessions")
    .set({ absolute_expires_at_ms: sql<number>`created_at_ms + ${absoluteMs}` })
    .where(sql<boolean>`absolute_expires_at_ms > created_at_ms + ${absoluteMs}`)
    .execute();
}
