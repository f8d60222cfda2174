import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { NewPanelKey, PanelKey } from "@nv/contracts/schemas";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { addKey, findKey, keysOf, prolongKey, removeKey } from "./composer.repository.ts";
import type { ComposerContext, PanelHolder } from "./composer-context.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An unused key ends after this: a panel is opened many times in an hour of writing, and a stolen key is worth an hour. */
export const KEY_IDLE_MS = HOUR_MS;

/** A used one after this: a shift and its handover. */
export const KEY_LIFE_MS = 12 * HOUR_MS;

/** A key is prolonged at most this often: a search must not cost a write each time. */
const PROLONGED_EVERY_MS = 5 * MINUTE_MS;

/** Keys that a person has at the same time; the oldest goes for a new one. */
const MOST_KEYS = 10;

/** Keys that a person asks for in a minute. */
const KEYS_A_MINUTE = 10;

/** Most uses of one key in a minute: who types quickly asks four times a second, and stops to read. */
const USES_A_MINUTE = 240;

/** 256 bits: nobody guesses one. */
const KEY_BYTES = 32;

/** Shape of a key; nothing else is worth asking the database about. */
const KEY = /^[\w-]{43}$/;

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** The keys of panels. */
export type PanelKeys = ReturnType<typeof createPanelKeys>;

/** Keeps the keys of panels: each is of one session of one person, and ends with it. */
export function createPanelKeys({ db, now, findSession }: ComposerContext) {
  const mayMake = createAllowance({ most: KEYS_A_MINUTE, perMs: MINUTE_MS, now });
  const mayUse = createAllowance({ most: USES_A_MINUTE, perMs: MINUTE_MS, now });
  return {
    /** Makes one for a person. @throws {Problem} `TOO_MANY_TRIES`. */
    async make({ userId, sessionId }: Session): Promise<NewPanelKey> {
      if (!mayMake(userId)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
      const key = randomBytes(KEY_BYTES).toString("base64url");
      const nowMs = now();
      const expiresAtMs = nowMs + KEY_IDLE_MS;
      const times = { made_at_ms: nowMs, used_at_ms: nowMs, expires_at_ms: expiresAtMs };
      await addKey(db, { id: randomUUID(), key_hash: hashOf(key), user_id: userId, session_id: sessionId, ...times });
      for (const { id } of (await keysOf(db, userId, nowMs)).slice(MOST_KEYS)) await removeKey(db, id);
      return { key, expiresAtMs };
    },
    /** Lists the keys of a person that work. */
    async list({ userId }: Session): Promise<readonly PanelKey[]> {
      const rows = await keysOf(db, userId, now());
      return rows.map(({ id, made_at_ms, used_at_ms, expires_at_ms }) => {
        return { id, madeAtMs: made_at_ms, usedAtMs: used_at_ms, expiresAtMs: expires_at_ms };
      });
    },
    /** Ends one of a person. @throws {Problem} `PANEL_KEY_NOT_FOUND`. */
    async end({ userId }: Session, id: string): Promise<void> {
      if (!(await removeKey(db, id, userId))) throw new Problem("PANEL_KEY_NOT_FOUND");
    },
    /**
     * Returns the holder of the key of a request.
     *
     * @param header - `Authorization`.
     * @throws {Problem} `PANEL_KEY_INVALID` for none, a wrong one, one whose time or whose session is over; `TOO_MANY_TRIES`.
     */
    async holderOf(header: string | undefined): Promise<PanelHolder> {
      const [, key = ""] = /^Bearer (\S+)$/.exec(header ?? "") ?? [];
      if (!KEY.test(key)) throw new Problem("PANEL_KEY_INVALID");
      const nowMs = now();
      const row = await findKey(db, hashOf(key), nowMs);
      if (row === undefined) throw new Problem("PANEL_KEY_INVALID");
      const holder = await findSession(row.session_id);
      if (holder === null || holder.userId !== row.user_id) {
        await removeKey(db, row.id);
        throw new Problem("PANEL_KEY_INVALID");
      }
      if (!mayUse(row.id)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
      if (nowMs - row.used_at_ms >= PROLONGED_EVERY_MS)
        await prolongKey(db, row.id, nowMs, Math.min(nowMs + KEY_IDLE_MS, row.made_at_ms + KEY_LIFE_MS));
      return holder;
    },
  };
}
