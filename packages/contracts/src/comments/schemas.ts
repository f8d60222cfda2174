import { z } from "zod";
import { endpoints, get, order, post, remove } from "../endpoints.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { COMMENT_LIMITS, COMMENTS_API_PATH } from "./paths.ts";

/** A part of a record that a comment is pinned on. */
export const CommentPlace = z.object({
  /** Name that it keeps wherever it stands. */
  anchor: z.string(),
  /** As people call it where it stands now: «Bloque 2». */
  label: z.string(),
  /** Beginning of what it says. */
  words: z.string(),
});
export type CommentPlace = z.infer<typeof CommentPlace>;

/** A comment, or an answer to one. */
const CommentText = z.object({
  id: z.uuid(),
  /** Name of who wrote it, as it was then. */
  by: z.string(),
  /** Whether whoever looks wrote it. */
  isMine: z.boolean(),
  /** Unix epoch, milliseconds. */
  atMs: z.number(),
  text: z.string(),
  /** Names of the people whom it names. */
  named: z.array(z.string()),
});

/** A comment on a part of a piece, with its answers. */
export const CommentThread = CommentText.extend({
  /** Name of the part that it is pinned on, by which it is found again wherever that stands: the id of a block; empty for all of the piece. */
  anchor: z.string(),
  /** Beginning of what that part said then; empty for all of the piece. */
  words: z.string(),
  /** Version of the piece that it was written about. */
  version: z.int(),
  answers: z.array(CommentText),
  /** Name of who said that it is settled; empty while it is open. */
  resolvedBy: z.string(),
});
export type CommentThread = z.infer<typeof CommentThread>;

/** Comments on a piece, the first first. */
export const CommentThreads = z.object({ threads: z.array(CommentThread) });
export type CommentThreads = z.infer<typeof CommentThreads>;

/** People who can be named. */
export const CommentPeople = z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) });
export type CommentPeople = z.infer<typeof CommentPeople>;

const written = {
  text: paragraph(COMMENT_LIMITS.text).min(1, "Falta el comentario"),
  /** Ids of the people whom it names: each gets one mail. */
  named: z
    .array(z.string().max(64))
    .max(COMMENT_LIMITS.named, `Como mucho ${COMMENT_LIMITS.named} personas`)
    .default([]),
};

/** Body of `POST /api/comments/:id`. */
export const NewComment = z.object({
  ...written,
  anchor: z
    .string()
    .max(COMMENT_LIMITS.anchor)
    .regex(/^[A-Za-z0-9._-]*$/, "No es el nombre de una parte")
    .default(""),
  words: line(COMMENT_LIMITS.words).default(""),
});
export type NewComment = z.infer<typeof NewComment>;

/** Body of `POST /api/comments/:id/:threadId/answers`. */
export const NewAnswer = z.object(written);
export type NewAnswer = z.infer<typeof NewAnswer>;

/** Body of `POST /api/comments/:id/:threadId/resolve`. */
export const ResolveComment = z.object({ isResolved: z.boolean() });

/** Event `comments` of `GET /api/events`: the comments on a record are others now. */
export const CommentsEvent = z.object({ id: z.string() });

/** Endpoints of the comments on a record, whichever. */
export const commentsApi = endpoints(COMMENTS_API_PATH, {
  people: get("/people", CommentPeople),
  threads: get("/:id", CommentThreads),
  comment: post("/:id", NewComment, CommentThreads),
  answer: post("/:id/:threadId/answers", NewAnswer, CommentThreads),
  resolve: order("/:id/:threadId/resolve", ResolveComment, CommentThreads),
  take: remove("/:id/:commentId", CommentThreads),
});
