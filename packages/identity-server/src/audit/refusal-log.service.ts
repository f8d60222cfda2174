import type { IdentityErrorCode } from "@nv/contracts";
import { limitedAddress } from "../core/network-address.ts";
import type { IdentityError } from "../identity-error.ts";
import { type IdentityLog, MINUTE_MS } from "../options.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { type AuditAction, type AuditEvent, type Caller, recordAudit } from "./audit.service.ts";

/** For this long the same refusals of one address are one entry, milliseconds. */
const WINDOW_MS = 10 * MINUTE_MS;

/** Kinds of refusals that are told apart in a window; the rest is counted together. It bounds what strangers can write. */
const KINDS_MAX = 100;

/** Refusals that the audit tells of; the others are ordinary mistakes, or have entries of their own. */
const ACTIONS: Readonly<Partial<Record<IdentityErrorCode, AuditAction>>> = {
  RATE_LIMITED: "limit_exceeded",
  BEARER_REQUIRED: "access_refused",
  TOKEN_INVALID: "access_refused",
  AUDIENCE_MISMATCH: "access_refused",
  AUDIENCE_UNKNOWN: "access_refused",
  ADMIN_REQUIRED: "access_refused",
  ADMIN_INVALID: "access_refused",
  APP_METADATA_FORBIDDEN: "access_refused",
  OAUTH_STATE_INVALID: "access_refused",
  PROVIDER_REQUIRED: "access_refused",
  LOGOUT_TOKEN_INVALID: "access_refused",
};

/** Pattern of the reasons to refuse a token that was good until lately: its owner was away, and nobody tried anything. */
const ORDINARY = /token is expired|session has ended/;

interface Refused {
  readonly action: AuditAction;
  readonly caller: Caller;
  readonly actor: AuditEvent["actor"];
  readonly details: Readonly<Record<string, unknown>>;
  /** Since the last entry. */
  times: number;
}

/** Whoever comes when there are too many kinds to be told apart. */
const OTHERS = { caller: { address: "", userAgent: "" }, actor: { email: "" }, details: { others: true } };

/** Writes refused access and exceeded limits down, counted. ASVS 5.0, 16.3.2 and 16.3.3. */
export interface RefusalLog {
  /** @param call - Method and route, such as `GET /admin/users/:id`; never the address itself, which a stranger chooses. */
  note(refusal: IdentityError, call: string, caller: Caller): void;
  /** Writes what is still counted. */
  close(): Promise<void>;
}

interface RefusalDeps {
  readonly db: IdentityDb;
  readonly now: () => number;
  readonly log: IdentityLog;
}

/**
 * Notes refusals without letting a flood of them fill the audit. The first of a kind is written at once, so that it can be seen while it goes on; those that
 * follow from the same address within {@link WINDOW_MS} are one entry more, with their number.
 */
export function createRefusalLog({ db, now, log }: RefusalDeps): RefusalLog {
  const kinds = new Map<string, Refused>();
  const writes = new Set<Promise<void>>();
  let startedAtMs = now();

  function write({ action, caller, actor, details }: Refused, times: number): void {
    const event = { action, caller, actor, details: { ...details, times } };
    const writing = recordAudit(db, event, now())
      .catch((error: unknown) => log.error({ err: error }, "a refusal was not written into the audit"))
      .finally(() => writes.delete(writing));
    writes.add(writing);
  }

  function endWindow(): void {
    for (const refused of kinds.values()) if (refused.times > 0) write(refused, refused.times);
    kinds.clear();
    startedAtMs = now();
  }

  const timer = setInterval(endWindow, WINDOW_MS);
  timer.unref();

  return {
    note({ code, message, about }, call, caller) {
      const action = ACTIONS[code];
      if (action === undefined || ORDINARY.test(message)) return;
      if (now() - startedAtMs >= WINDOW_MS) endWindow();
      const actor = about.actor ?? { email: "" };
      const own = [code, call, about.limit, actor.email, limitedAddress(caller.address)].join("\0");
      const isOther = !kinds.has(own) && kinds.size >= KINDS_MAX;
      const key = isOther ? action : own;
      const known = kinds.get(key);
      if (known !== undefined) {
        known.times += 1;
        return;
      }
      const details = { code, call, ...(about.limit === undefined ? {} : { limit: about.limit }) };
      const refused = isOther ? { ...OTHERS, action, times: 0 } : { action, caller, actor, details, times: 0 };
      kinds.set(key, refused);
      write(refused, 1);
    },
    async close() {
      clearInterval(timer);
      endWindow();
      await Promise.all(writes);
    },
  };
}
