import { FEEDBACK_PATH, FEEDBACK_TALLIES_PATH } from "@nv/contracts";
import { FeedbackQuery, FeedbackRequest, FeedbackResolution, FeedbackTalliesQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import { sendPortion } from "../../../http/portion.ts";
import { Problem } from "../../../http/problem.ts";
import type { Feedback } from "./feedback.service.ts";

const EntryId = z.guid();

/**
 * `POST /api/feedback`: whether a page served. `GET /api/feedback`, `GET /api/feedback/tallies`, `POST /api/feedback/:id/resolve` and
 * `/reopen`: for administrators. Errors: `BAD_REQUEST`, `PAGE_NOT_FOUND`, `NOT_FOUND`.
 */
export const feedbackRoutes: FastifyPluginAsync<{ readonly feedback: Feedback }> = async (app, { feedback }) => {
  const administrators = { config: { access: "administrator" } } as const;

  app.post(FEEDBACK_PATH, { config: { access: "session", scope: "pages:report" } }, async (request, reply) => {
    const said = parse(FeedbackRequest, request.body, "BAD_REQUEST");
    if (!(await feedback.say(sessionOf(request), said))) throw new Problem("PAGE_NOT_FOUND");
    return reply.code(204).send();
  });

  app.get(FEEDBACK_PATH, administrators, async ({ query }, reply) =>
    sendPortion(reply, await feedback.list(parse(FeedbackQuery, query, "BAD_REQUEST"))),
  );

  app.get(FEEDBACK_TALLIES_PATH, administrators, async ({ query }, reply) =>
    sendPortion(reply, await feedback.tallies(parse(FeedbackTalliesQuery, query, "BAD_REQUEST").page)),
  );

  app.post<{ Params: { id: string } }>(`${FEEDBACK_PATH}/:id/resolve`, administrators, async (request, reply) => {
    const { saidAtMs } = parse(FeedbackResolution, request.body, "BAD_REQUEST");
    const id = parse(EntryId, request.params.id, "NOT_FOUND");
    if (!(await feedback.resolve(id, saidAtMs))) throw new Problem("NOT_FOUND");
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>(`${FEEDBACK_PATH}/:id/reopen`, administrators, async (request, reply) => {
    const id = parse(EntryId, request.params.id, "NOT_FOUND");
    if (!(await feedback.reopen(id))) throw new Problem("NOT_FOUND");
    return reply.code(204).send();
  });
};
