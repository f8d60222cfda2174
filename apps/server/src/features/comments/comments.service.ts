import { randomUUID } from "node:crypto";
import { COMMENT_LIMITS } from "@nv/contracts";
import type { CommentPeople, CommentThreads, NewAnswer, NewComment } from "@nv/contracts/schemas";
import type { Identity } from "@nv/identity-server";
import type { Actor } from "../../http/acting.ts";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import {
  countComments,
  findComment,
  insertComment,
  listComments,
  removeComment,
  resolveComment,
} from "../../platform/comments/comments.repository.ts";
import { type CommentRow, type CommentsDb, openCommentsDb } from "../../platform/comments/comments-table.ts";
import type { Platform } from "../../platform/platform.ts";
import { findRecord } from "../../platform/records/records.repository.ts";
import type { RecordRow } from "../../platform/records/records-tables.ts";
import { commentNotices } from "./comment-notices.ts";
import { commentPeople, peopleNamed } from "./comment-people.ts";
import { toThreads } from "./comment-threads.ts";

/** Name of the event that tells open pages that the comments on a record are others. */
const COMMENTS_EVENT = "comments";

/** Operations that list people and tell them. */
export type CommentsPost = Pick<Identity["operations"], "people" | "tellPeople">;

/** Dependencies of the comments. */
export type CommentsContext = Pick<Platform, "database" | "events" | "now" | "signOff">;

/** Comments, as their routes see them. Failures are {@link Problem}s. */
export type Comments = ReturnType<typeof createComments>;

const OPEN = { resolved_by: "", resolved_by_id: "", resolved_at_ms: null } as const;

async function required(from: CommentsDb, id: string): Promise<RecordRow> {
  const row = await findRecord(from, id);
  if (row === undefined) throw new Problem("NOT_FOUND");
  return row;
}

async function rootOf(from: CommentsDb, id: string, threadId: string): Promise<CommentRow> {
  const root = await findComment(from, id, threadId);
  if (root === undefined || root.thread_id !== root.id) throw new Problem("COMMENT_NOT_FOUND");
  return root;
}

/** Returns whom an answer answers: who began, and who wrote last. */
async function answeredIn(db: CommentsDb, root: CommentRow): Promise<readonly string[]> {
  const rows = await listComments(db, root.record_id);
  const last = rows.findLast(({ thread_id }) => thread_id === root.id);
  return [root.by_id, last?.by_id ?? ""];
}

/** Opens the comments. @param post - Lists people and tells them. @see docs/adr/0149-comments-on-any-record.md */
export function createComments({ database, events, now, signOff }: CommentsContext, post: CommentsPost) {
  const db = openCommentsDb(database);
  const mayComment = createAllowance({ most: COMMENT_LIMITS.aMinute, perMs: 60_000, now });

  async function threads(id: string, actor: Actor): Promise<CommentThreads> {
    await required(db, id);
    return toThreads(await listComments(db, id), actor);
  }

  /** Adds a comment, and tells whom it names and whom it answers, each once. */
  async function write(
    recordId: string,
    { text, named: ids }: NewAnswer,
    place: { readonly threadId: string } | Pick<NewComment, "anchor" | "words">,
    actor: Actor,
  ): Promise<CommentThreads> {
    if (!mayComment(actor.id)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
    const named = await peopleNamed(post.people, ids);
    await post.tellPeople(async (work) => {
      const held = openCommentsDb({ kysely: work.db });
      const record = await required(held, recordId);
      if ((await countComments(held, recordId)) >= COMMENT_LIMITS.comments) throw new Problem("COMMENTS_FULL");
      const id = randomUUID();
      const root = "threadId" in place ? await rootOf(held, recordId, place.threadId) : null;
      const answered = root === null ? [] : await answeredIn(held, root);
      await insertComment(held, {
        ...{ id, record_id: recordId, thread_id: root?.id ?? id, version: record.version },
        ...("threadId" in place ? { anchor: "", words: "" } : { anchor: place.anchor, words: place.words }),
        ...{ text, named: JSON.stringify(named), by_name: actor.name, by_id: actor.id, at_ms: now() },
        ...OPEN,
      });
      // Whoever answers opens it again.
      if (root !== null && root.resolved_by !== "") await resolveComment(held, root.id, OPEN);
      const told = { actor, title: record.title, text, named: named.map((person) => person.id), answered };
      for (const { personId, sentence } of commentNotices(told))
        await work.tellNotice(personId, { title: record.title, sentence, path: signOff.pathOf(record) });
      await events.publish(held, { name: COMMENTS_EVENT, data: { id: recordId } });
    });
    return threads(recordId, actor);
  }

  /** Changes something about a comment, and tells open pages. */
  async function changing(
    recordId: string,
    actor: Actor,
    work: (transaction: CommentsDb) => Promise<void>,
  ): Promise<CommentThreads> {
    await database.transaction(db, async (transaction) => {
      await required(transaction, recordId);
      await work(transaction);
      await events.publish(transaction, { name: COMMENTS_EVENT, data: { id: recordId } });
    });
    return threads(recordId, actor);
  }

  return {
    threads,
    people: async (): Promise<CommentPeople> => ({ people: await commentPeople(post.people) }),
    /** @throws {Problem} `NOT_FOUND`, `FIELDS_INVALID`, `COMMENTS_FULL`, `TOO_MANY_TRIES`. */
    comment: (id: string, { anchor, words, ...written }: NewComment, actor: Actor) =>
      write(id, written, { anchor, words }, actor),
    /** @throws {Problem} As `comment`; `COMMENT_NOT_FOUND`. */
    answer: (id: string, threadId: string, written: NewAnswer, actor: Actor) => write(id, written, { threadId }, actor),
    /** Says that a comment is settled, or open again. @throws {Problem} `NOT_FOUND`, `COMMENT_NOT_FOUND`. */
    resolve: (id: string, threadId: string, isResolved: boolean, actor: Actor) =>
      changing(id, actor, async (transaction) => {
        const root = await rootOf(transaction, id, threadId);
        const resolved = isResolved
          ? { resolved_by: actor.name, resolved_by_id: actor.id, resolved_at_ms: now() }
          : OPEN;
        await resolveComment(transaction, root.id, resolved);
      }),
    /** Takes one's own comment away, with the answers to it. @throws {Problem} `NOT_FOUND`, `COMMENT_NOT_FOUND`, `COMMENT_OF_ANOTHER`. */
    take: (id: string, commentId: string, actor: Actor) =>
      changing(id, actor, async (transaction) => {
        const row = await findComment(transaction, id, commentId);
        if (row === undefined) throw new Problem("COMMENT_NOT_FOUND");
        if (row.by_id !== actor.id) throw new Problem("COMMENT_OF_ANOTHER");
        await removeComment(transaction, id, commentId);
      }),
  };
}
