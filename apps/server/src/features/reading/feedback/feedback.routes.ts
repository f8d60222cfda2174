import { FEEDBACK_PATH, FEEDBACK_TALLIES_PATH } from "@nv/contracts";
import { FeedbackQuery, FeedbackRequest, FeedbackResolution, FeedbackTalliesQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { personOf } from "../../../http/person-of.ts";
import { sendPortion } from "../../../http/portion.ts";
import { sendError } from "../../../http/send-error.ts";
import type { Feedback } from "./feedback.service.ts";

const EntryId = z.guid();

/**
 * `POST /api/feedback`: whether a page served. `GET /api/feedback`, `GET /api/feedback/tallies`, `POST /api/feedback/:id/resolve` and
 * `/reopen`: for administrators. Errors: `BAD_REQUEST`, `PAGE_NOT_FOUND`, `NOT_FOUND`.
 */
export const feedbackRoutes: FastifyPluginAsync<{ readonly feedback: Feedback }> = async (app, { feedback }) => {
  const administrators = { config: { access: "administrator" } } as const;

  app.post(FEEDBACK_PATH, { config: { access: "session" } }, async (request, reply) => {
    const said = FeedbackRequest.safeParse(request.body);
    if (!said.success) return sendError(reply, "BAD_REQUEST");
    if (!(await feedback.say(personOf(request), said.data))) return sendError(reply, "PAGE_NOT_FOUND");
    return reply.code(204).send();
  });

  app.get(FEEDBACK_PATH, administrators, async (request, reply) => {
    const query = FeedbackQuery.safeParse(request.query);
    return query.success ? sendPortion(reply, await feedback.list(query.data)) : sendError(reply, "BAD_REQUEST");
  });

  app.get(FEEDBACK_TALLIES_PATH, administrators, async (request, reply) => {
    const query = FeedbackTalliesQuery.safeParse(request.query);
    if (!query.success) return sendError(reply, "BAD_REQUEST");
    return sendPortion(reply, await feedback.tallies(query.data.page));
  });

  app.post<{ Params: { id: string } }>(`${FEEDBACK_PATH}/:id/resolve`, administrators, async (request, reply) => {
    const read = FeedbackResolution.safeParse(request.body);
    if (!read.success) return sendError(reply, "BAD_REQUEST");
    const id = EntryId.safeParse(request.params.id);
    const isResolved = id.success && (await feedback.resolve(id.data, read.data.saidAtMs));
    return isResolved ? reply.code(204).send() : sendError(reply, "NOT_FOUND");
  });

  app.post<{ Params: { id: string } }>(`${FEEDBACK_PATH}/:id/reopen`, administrators, async (request, reply) => {
    const id = EntryId.safeParse(request.params.id);
    const isReopened = id.success && (await feedback.reopen(id.data));
    return isReopened ? reply.code(204).send() : sendError(reply, "NOT_FOUND");
  });
};
