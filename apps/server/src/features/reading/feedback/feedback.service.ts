import { randomUUID } from "node:crypto";
import type { FeedbackEntry, FeedbackQuery, FeedbackRequest, FeedbackTally } from "@nv/contracts/schemas";
import type { Kysely } from "kysely";
import type { Portion } from "../../../http/portion.ts";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import type { FeedbackTables } from "./feedback.migrations.ts";
import { listFeedback, reopenFeedback, resolveFeedback, saveFeedback, tallyFeedback } from "./feedback.repository.ts";

/** Person who gives feedback. */
export interface Speaker {
  readonly userId: string;
  readonly email: string;
}

/** Service for the feedback that people give on pages. */
export type Feedback = ReturnType<typeof createFeedback>;

/** Keeps what is said in the database, one word a person and page. */
export function createFeedback(deps: {
  readonly db: Kysely<FeedbackTables>;
  readonly directory: PageDirectory;
  readonly now: () => number;
}) {
  const { db, directory, now } = deps;

  function pageOf(path: string) {
    const page = directory.find(path);
    return { path, title: page?.title ?? path, owner: page?.owner ?? "" };
  }

  return {
    /** @returns `false` when there is no such page. */
    async say({ userId, email }: Speaker, { path, hasHelped, comment }: FeedbackRequest): Promise<boolean> {
      if (directory.find(path) === undefined) return false;
      await saveFeedback(db, {
        id: randomUUID(),
        path,
        person_id: userId,
        email,
        has_helped: hasHelped ? 1 : 0,
        comment,
        said_at_ms: now(),
      });
      return true;
    },
    /** Newest first. */
    async list(query: FeedbackQuery): Promise<Portion<FeedbackEntry>> {
      const { rows, total } = await listFeedback(db, query);
      const items = rows.map(({ id, path, email, has_helped, comment, said_at_ms, resolved_at_ms }) => ({
        id,
        ...pageOf(path),
        email,
        hasHelped: has_helped === 1,
        comment,
        saidAtMs: said_at_ms,
        isResolved: resolved_at_ms !== null,
      }));
      return { items, total };
    },
    /** By page, those that served the fewest people first. */
    async tallies(page: number): Promise<Portion<FeedbackTally>> {
      const { rows, total } = await tallyFeedback(db, page);
      return { items: rows.map(({ path, ...votes }) => ({ ...pageOf(path), ...votes })), total };
    },
    /**
     * Says that an entry was read.
     *
     * @param saidAtMs - When the word that was read was said, Unix epoch in milliseconds.
     * @returns `false` when there is no such entry, or the person has said something else since.
     */
    resolve: (id: string, saidAtMs: number): Promise<boolean> =>
      resolveFeedback(db, id, { saidAtMs, resolvedAtMs: now() }),
    /** Undoes {@link Feedback.resolve}. @returns `false` when there is no such entry. */
    reopen: (id: string): Promise<boolean> => reopenFeedback(db, id),
  };
}
