import { sessionCookieName } from "@nv/contracts";
import { LRUCache } from "lru-cache";
import { readMetadata } from "../accounts/user-record.ts";
import { ADMINISTRATOR_ROLE } from "../accounts/users.repository.ts";
import { cookieValue } from "../core/cookie-value.ts";
import { displayName } from "../core/metadata.ts";
import { type IdentityLog, MINUTE_MS } from "../options.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { latestEnd } from "./end-of-session.ts";
import {
  findLiveSessionAtGate,
  findLiveSessionByCookie,
  type SessionAtGate,
  type SessionWithUser,
  updateSession,
} from "./sessions.repository.ts";

/** Sessions kept in memory; more than the people of any newsroom. */
const CACHED_MAX = 20_000;

/** Last use is written down at most this often: a page view must not cost a write. */
const TOUCH_MS = 5 * MINUTE_MS;

/** Pattern of the service's own secrets; anything else is not worth asking the database about. */
const SECRET = /^[\w-]{22}$/;

/** The person behind a session, as the site's gate needs it. */
export interface GateSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Display name; empty when the person gave none. */
  readonly name: string;
  /** The groups that the person is of, by name. */
  readonly groups: readonly string[];
  readonly isAdministrator: boolean;
}

interface Cached {
  readonly session: GateSession;
  /** Time when this entry must be read again, Unix epoch in milliseconds; moves while the session is used. */
  goodUntilMs: number;
  readonly neverAfterMs: number;
  touchedAtMs: number;
}

/** Tells whose session a `Cookie` header holds, from memory when it was asked before. */
export type GateSessions = ReturnType<typeof createGateSessions>;

interface GateDeps {
  readonly db: IdentityDb;
  readonly now: () => number;
  readonly log: IdentityLog;
  readonly isHttps: boolean;
  /** Whether a session proved what its person must prove. */
  readonly provesEnough: (session: SessionWithUser) => boolean;
  /** Life of an unused session at this moment, milliseconds. */
  readonly idleMs: () => number;
}

function toGateSession(row: SessionAtGate): GateSession {
  return {
    userId: row.user_id,
    sessionId: row.id,
    email: row.email,
    name: displayName(readMetadata(row.user_metadata)),
    groups: row.group_names?.split(" ").toSorted() ?? [],
    isAdministrator: row.role === ADMINISTRATOR_ROLE,
  };
}

/** Answers the gate from memory, for as long as announcements arrive. */
export function createGateSessions(deps: GateDeps) {
  const { db, now, log, isHttps, provesEnough, idleMs } = deps;
  const cookieName = sessionCookieName(isHttps);
  // Told a size, it takes its room as it fills: with `max` it takes that of all at once, and every start pays for it.
  const cache = new LRUCache<string, Cached>({ maxSize: CACHED_MAX, sizeCalculation: () => 1 });
  const writes = new Set<Promise<void>>();
  let isConnectionUp = true;
  // Counts what was forgotten: an answer that left the database before is not remembered.
  let generation = 0;

  function touch(entry: Cached, nowMs: number): void {
    entry.touchedAtMs = nowMs;
    const idleUntilMs = nowMs + idleMs();
    entry.goodUntilMs = Math.min(idleUntilMs, entry.neverAfterMs);
    const changes = { last_used_at_ms: nowMs, idle_expires_at_ms: idleUntilMs };
    const write = updateSession(db, entry.session.sessionId, changes)
      .catch((error: unknown) => log.error({ err: error }, "the last use of a session was not written"))
      .finally(() => writes.delete(write));
    writes.add(write);
  }

  /** @returns The session, `null` when memory says there is none, `undefined` when memory does not know. */
  function recall(credential: string): GateSession | undefined {
    if (!isConnectionUp) return undefined;
    const entry = cache.get(credential);
    if (entry === undefined) return undefined;
    const nowMs = now();
    if (nowMs >= entry.goodUntilMs) {
      cache.delete(credential);
      return undefined;
    }
    if (nowMs - entry.touchedAtMs >= TOUCH_MS) touch(entry, nowMs);
    return entry.session;
  }

  function remember(credential: string, row: SessionAtGate, asked: number): GateSession {
    const neverAfterMs = latestEnd(row);
    const entry: Cached = {
      session: toGateSession(row),
      goodUntilMs: Math.min(row.idle_expires_at_ms, neverAfterMs),
      neverAfterMs,
      touchedAtMs: row.last_used_at_ms,
    };
    const nowMs = now();
    if (nowMs - entry.touchedAtMs >= TOUCH_MS) touch(entry, nowMs);
    if (asked === generation && isConnectionUp) cache.set(credential, entry);
    return entry.session;
  }

  function forgetAll(): void {
    generation += 1;
    cache.clear();
  }

  async function load(secret: string): Promise<GateSession | null> {
    const asked = generation;
    const row = await findLiveSessionByCookie(db, hashSecret(secret), now());
    return row && provesEnough(row) ? remember(secret, row, asked) : null;
  }

  return {
    readSession(cookieHeader: string | undefined): GateSession | null | Promise<GateSession | null> {
      if (cookieHeader === undefined || cookieHeader === "") return null;
      const cookie = cookieValue(cookieHeader, cookieName);
      if (cookie === null || !SECRET.test(cookie)) return null;
      return recall(cookie) ?? load(cookie);
    },
    /** The session of an id, from the database each time: for what was handed out in its name. It is not kept alive by that. */
    async findSession(sessionId: string): Promise<GateSession | null> {
      const row = await findLiveSessionAtGate(db, sessionId, now());
      return row && provesEnough(row) ? toGateSession(row) : null;
    },
    /** Forgets what is remembered about a person; the next question goes to the database. */
    forget(userId: string): void {
      generation += 1;
      for (const [credential, entry] of cache.entries()) {
        if (entry.session.userId === userId) cache.delete(credential);
      }
    },
    /** Forgets everybody: the limits of sessions have changed. */
    forgetAll,
    /** Whether messages of other processes arrive; without them nothing is answered from memory. */
    setConnected(isConnected: boolean): void {
      isConnectionUp = isConnected;
      forgetAll();
    },
    /** Waits for the writes that are on their way. */
    async close(): Promise<void> {
      await Promise.all(writes);
    },
  };
}
