import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import type { ProvenPerson } from "../providers/oauth-provider.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import {
  claimQuestion,
  type DirectorySession,
  listAskableSessions,
  listDueSessions,
  listSignedOut,
  type SignedOut,
} from "./directory-sessions.repository.ts";
import { openToken } from "./voucher.ts";
import { BY_ITSELF, createWatchedSessions } from "./watched-sessions.service.ts";

/** Interval at which sessions are looked for whose directory is to be asked again, milliseconds. */
const LOOK_MS = MINUTE_MS;

/** A directory that did not answer is asked again after this long, milliseconds. */
const RETRY_MS = 5 * MINUTE_MS;

/** Questions under way at the same time: a directory limits us as we limit others. */
const AT_ONCE = 4;

/** Answers of a directory about the sessions that it was asked of. */
export interface WatchReport {
  readonly kept: number;
  readonly ended: number;
  /** The directory said nothing about them. */
  readonly unanswered: number;
}

/** Asks the house's directories again about the people who came from them. */
export interface DirectoryWatch {
  /** Asks about the sessions that are due, and tells of those whose proof is over; a timer does it every minute. */
  look(): Promise<void>;
  /** Asks about everybody now. */
  askAll(): Promise<WatchReport>;
  /**
   * Ends the sessions of whom a directory signs out.
   *
   * @returns How many.
   */
  signOut(signedOut: SignedOut, caller: Caller): Promise<number>;
  close(): Promise<void>;
}

type Outcome = "kept" | "ended" | "unanswered";

/**
 * Starts to watch. Every process may; each question is asked by one.
 *
 * A session lives an hour after the directory's last word whatever happens to this watch: it only makes it longer, or ends it sooner.
 */
export function startDirectoryWatch(
  context: IdentityContext,
  { present, rereadRules }: { readonly present: () => ProviderSet | null; readonly rereadRules: () => Promise<void> },
): DirectoryWatch {
  const { db, log, now, tokenKey } = context;
  const sessions = createWatchedSessions(context);
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  async function ask(session: DirectorySession): Promise<Outcome | null> {
    const directory = present()?.oauth.get(session.provider)?.directory ?? null;
    if (!(await claimQuestion(db, session, now() + RETRY_MS))) return null;
    if (directory === null) return "unanswered";
    const token = openToken(tokenKey, session);
    if (token === null) {
      await sessions.end(session, BY_ITSELF, "token");
      return "ended";
    }
    let answer: ProvenPerson | null;
    try {
      answer = await directory.renew(token, session.subject);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      log.warn(
        { err: error, provider: session.provider },
        "the directory did not say whether somebody still is of the house",
      );
      return "unanswered";
    }
    if (answer === null) {
      await sessions.end(session, BY_ITSELF, "refused");
      return "ended";
    }
    await sessions.keep(session, answer);
    return "kept";
  }

  async function askEach(asked: readonly DirectorySession[]): Promise<WatchReport> {
    const left = [...asked];
    const report = { kept: 0, ended: 0, unanswered: 0 };
    async function worker(): Promise<void> {
      for (let session = left.shift(); session !== undefined && !isClosed; session = left.shift()) {
        const outcome = await ask(session);
        if (outcome !== null) report[outcome] += 1;
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return report;
  }

  async function look(): Promise<void> {
    // A command beside a process on SQLite announces nothing.
    await rereadRules();
    await askEach(await listDueSessions(db, now()));
    await sessions.tellOver();
  }

  const timer = setInterval(() => {
    running = running
      .then(look)
      .catch((error: unknown) => log.error({ err: error }, "the directory was not asked again"));
  }, LOOK_MS);
  timer.unref();

  return {
    look,
    askAll: async () => askEach(await listAskableSessions(db)),
    async signOut(signedOut, caller) {
      const ended = await listSignedOut(db, signedOut);
      for (const session of ended) await sessions.end(session, caller, "signed_out");
      return ended.length;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
