import { randomInt, randomUUID } from "node:crypto";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import type { Attempt } from "../limits/rate-limits.service.ts";
import { HOUR_MS, MINUTE_MS } from "../options.ts";
import type { LinkWishRow } from "../schema/operations-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { insertLinkWish, listLinkWishes, takeLinkWish } from "./link-wishes.repository.ts";
import { findUserByEmail, lockUser } from "./users.repository.ts";

/** Shortest and longest wait from the answer to the look at a wish, milliseconds: at random, so that the next answer tells nothing either. */
const PAUSE_MIN_MS = 20;
const PAUSE_MAX_MS = 200;

/** Interval at which wishes are looked for without a notification, milliseconds: for those of a process that died. */
const POLL_MS = MINUTE_MS;

/** A wish that failed for this long is given up, milliseconds: whoever asked has asked again. */
const GIVE_UP_MS = HOUR_MS;

/** Longest `User-Agent` that is kept, characters, as in the audit. */
const USER_AGENT_MAX_LENGTH = 256;

/** Somebody asks for a link by an address. */
export interface LinkWish {
  readonly kind: "recovery" | "magiclink";
  readonly aud: string;
  /** Key form of the address. */
  readonly key: string;
  /** Hash of the secret of the browser that asks; `null` for one that can hold none. */
  readonly browserHash: string | null;
}

/** Browser that asked for a link, and from where. */
export interface LinkAsker extends Caller {
  readonly browserHash: string | null;
}

/** Handler of a wish, for an account that exists. */
export type GrantLink = (context: IdentityContext, work: Work, user: UserRow, asker: LinkAsker) => Promise<void>;

/** Handlers of the wishes, by kind. */
export type LinkGrants = Readonly<Record<LinkWish["kind"], GrantLink>>;

/**
 * Links that people ask for by mail. What is done before the answer is the same whether the address has an account or not:
 * the attempt is counted and the wish is kept. Only later somebody looks whose it is.
 */
export interface LinkWishes {
  /** @throws {IdentityError} `RATE_LIMITED`. */
  ask(wish: LinkWish, attempts: readonly Attempt[], caller: Caller): Promise<void>;
  /** Stops after the wish that is under way; the others wait for the next start. */
  close(): Promise<void>;
}

/** Starts to look at the wishes. Every process may; each wish is taken by one. */
export function startLinkWishes(context: IdentityContext, grants: LinkGrants): LinkWishes {
  const { db, limiter, log, now } = context;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  const pauses = new Set<NodeJS.Timeout>();

  async function grant(id: string): Promise<void> {
    await context.work(async (work) => {
      const wish = await takeLinkWish(work.db, id);
      if (wish === undefined || work.nowMs - wish.created_at_ms > GIVE_UP_MS) return;
      const found = await findUserByEmail(work.db, wish.aud, wish.email_key);
      // Whoever removes the person at this moment holds the row; then there is nobody left.
      const user = found && (await lockUser(work.db, work.dialect, found.id));
      const asker = { address: wish.address, userAgent: wish.user_agent, browserHash: wish.browser_hash };
      const grantLink = wish.kind === "recovery" ? grants.recovery : grants.magiclink;
      if (user !== undefined) await grantLink(context, work, user, asker);
    });
  }

  async function drain(): Promise<void> {
    for (const { id } of await listLinkWishes(db)) {
      if (isClosed) return;
      await grant(id).catch((error: unknown) => log.error({ err: error }, "a link that was asked for was not made"));
    }
  }

  function look(): void {
    if (isClosed) return;
    running = running
      .then(drain)
      .catch((error: unknown) => log.error({ err: error }, "the links that were asked for cannot be read"));
  }

  const timer = setInterval(look, POLL_MS);
  timer.unref();
  look();
  return {
    async ask({ kind, aud, key, browserHash }, attempts, caller) {
      await limiter.countEach(attempts);
      const row: LinkWishRow = {
        id: randomUUID(),
        kind,
        aud,
        email_key: key,
        created_at_ms: now(),
        address: caller.address,
        user_agent: caller.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
        browser_hash: browserHash,
      };
      await insertLinkWish(db, row);
      const pause = setTimeout(
        () => {
          pauses.delete(pause);
          look();
        },
        randomInt(PAUSE_MIN_MS, PAUSE_MAX_MS),
      );
      pauses.add(pause);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const pause of pauses) clearTimeout(pause);
      await running;
    },
  };
}
