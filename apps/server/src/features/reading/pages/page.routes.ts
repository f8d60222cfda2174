import { PAGE_MARKDOWN_PATH, PAGE_REVIEWS_PATH } from "@nv/contracts";
import { ReviewQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../../http/parse.ts";
import { Problem } from "../../../http/problem.ts";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { pageReviews } from "./page-reviews.ts";

/**
 * `GET /api/pages/markdown?path=`: a page as Markdown. `GET /api/pages/reviews?dueBy=`: when each has to be reviewed. Both for people
 * with a session. Errors: `BAD_REQUEST`, `PAGE_NOT_FOUND`.
 */
export const pageRoutes: FastifyPluginAsync<{ readonly directory: PageDirectory }> = async (app, { directory }) => {
  const inside = { config: { access: "session" } } as const;

  const ofPages = { config: { ...inside.config, scope: "pages:read" } } as const;
  app.get<{ Querystring: { path?: unknown } }>(PAGE_MARKDOWN_PATH, ofPages, async (request, reply) => {
    const { path } = request.query;
    const page = typeof path === "string" ? directory.find(path) : undefined;
    if (page === undefined) throw new Problem("PAGE_NOT_FOUND");
    return reply
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
      .type("text/markdown; charset=utf-8")
      .send(page.markdown);
  });

  app.get(PAGE_REVIEWS_PATH, inside, async ({ query }) =>
    pageReviews(directory.pages, parse(ReviewQuery, query, "BAD_REQUEST")),
  );
};
