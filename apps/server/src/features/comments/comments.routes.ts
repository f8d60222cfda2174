import { commentsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { Comments } from "./comments.service.ts";

/**
 * Comments on a record, `/api/comments`. Errors: `NOT_FOUND`, `FIELDS_INVALID`, `COMMENT_NOT_FOUND`, `COMMENT_OF_ANOTHER`, `COMMENTS_FULL`,
 * `TOO_MANY_TRIES`.
 *
 * @see docs/contracts/comments.md
 */
export const commentsRoutes: FastifyPluginAsync<{ readonly comments: Comments }> = async (app, { comments }) => {
  const ids = { id: "NOT_FOUND", threadId: "COMMENT_NOT_FOUND", commentId: "COMMENT_NOT_FOUND" } as const;
  serve(
    app,
    commentsApi,
    { ids },
    {
      people: () => comments.people(),
      threads: ({ params, actor }) => comments.threads(params.id, actor),
      comment: ({ params, body, actor }) => comments.comment(params.id, body, actor),
      answer: ({ params, body, actor }) => comments.answer(params.id, params.threadId, body, actor),
      resolve: ({ params, body, actor }) => comments.resolve(params.id, params.threadId, body.isResolved, actor),
      take: ({ params, actor }) => comments.take(params.id, params.commentId, actor),
    },
  );
};
