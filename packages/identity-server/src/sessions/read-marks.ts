import type { Database, Subscription } from "@nv/database";
import { LRUCache } from "lru-cache";

/** People about whom something is remembered; more than that many tokens are not. */
const MARKED_MAX = 2000;

/** Put beside what was read about a person. */
export interface ReadMark {
  /** Whether what was read then still is what the database holds, as far as this process has heard. */
  isPresent(): boolean;
}

/**
 * Tells for how long what was read about people is true: what they are, and that their session lives.
 *
 * SQLite tells whether anything was committed. PostgreSQL announces whose rows changed, whoever changed them (the triggers of
 * `announcement-migrations.ts`); a mark is believed only once the connection said that nothing is on its way any more.
 */
export type ReadMarks = ReturnType<typeof createReadMarks>;

/** Validity of what is known of a person since it was asked for; ended by news about them. */
interface Knowledge {
  isOver: boolean;
}

/** Marks what was read about people, until something about them is written by anybody. */
export function createReadMarks(deps: {
  readonly version: Database["version"];
  readonly caughtUp: Subscription["caughtUp"];
}) {
  const { version, caughtUp } = deps;
  // What is pushed out is over: news about it would no longer be heard.
  const known = new LRUCache<string, Knowledge>({ max: MARKED_MAX, dispose: (knowledge) => (knowledge.isOver = true) });
  let isConnectionUp = false;

  function knowledgeOf(userId: string): Knowledge {
    if (!isConnectionUp) return { isOver: true };
    const present = known.get(userId) ?? { isOver: false };
    known.set(userId, present);
    return present;
  }

  return {
    /** Take it before reading: what is written while one reads ends it. */
    mark(userId: string): ReadMark {
      const [knowledge, readAt] = [knowledgeOf(userId), version()];
      return { isPresent: () => !knowledge.isOver && readAt === version() };
    },
    /** Waits until everything is heard that was committed and answered before; `null` when there is nothing to wait for. */
    catchUp: caughtUp,
    /** Ends the marks of a person. */
    forget: (userId: string): void => void known.delete(userId),
    /** Ends all of them: what was read was judged by other settings. */
    forgetAll: (): void => known.clear(),
    /** Whether announcements arrive; without them nothing is marked as present, and what was is not believed. */
    setConnected(isConnected: boolean): void {
      isConnectionUp = isConnected;
      known.clear();
    },
  };
}
