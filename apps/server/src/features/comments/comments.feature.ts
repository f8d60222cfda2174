import { forgetCommenter } from "../../platform/comments/comments.repository.ts";
import { openCommentsDb } from "../../platform/comments/comments-table.ts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { type CommentsContext, type CommentsPost, createComments } from "./comments.service.ts";

/** Begins to take comments. @param post - Lists people and tells them. */
export function openComments(context: CommentsContext, post: CommentsPost): OpenFeature {
  const comments = createComments(context, post);
  return {
    routes: async (app) => {
      await app.register(commentsRoutes, { comments });
    },
  };
}

/** Comments on what is being written, pinned on a part of it: readers never get them. */
export const comments = defineFeature({
  name: "comments",
  about: "comments on what is being written, which readers never get",
  contract: "docs/contracts/comments.md",
  variables: {},
  forget: (transaction, userId) => forgetCommenter(openCommentsDb({ kysely: transaction }), userId),
  open: ({ platform, identity }) => openComments(platform, identity.operations),
});
