import { FEEDBACK_PATH } from "@nv/contracts";
import { FeedbackRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { personOf } from "../http/person-of.ts";
import { sendError } from "../http/send-error.ts";
import type { Feedback } from "./feedback.service.ts";

/**
 * `POST /api/feedback`: whether a page served. `GET /api/feedback` and `POST /api/feedback/:id/resolve`: for administrators. Errors:
 * `BAD_REQUEST`, `PAGE_NOT_FOUND`, `NOT_FOUND`.
 */
export const feedbackRoutes: FastifyPluginAsync<{ readonly feedback: Feedback }> = async (app, { feedback }) => {
  const administrators = { config: { access: "administrator" } } as const;

  app.post(FEEDBACK_PATH, { config: { access: "session" } }, async (request, reply) => {
    const said = FeedbackRequest.safeParse(request.body);
    if (!said.success) return sendError(reply, "BAD_REQUEST");
    if (!(await feedback.say(personOf(request), said.data))) return sendError(reply, "PAGE_NOT_FOUND");
    return reply.code(204).send();
  });

  app.get(FEEDBACK_PATH, administrators, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return feedback.list();
  });

  app.post<{ Params: { id: string } }>(`${FEEDBACK_PATH}/:id/resolve`, administrators, async (request, reply) => {
    if (!(await feedback.resolve(request.params.id))) return sendError(reply, "NOT_FOUND");
    return reply.code(204).send();
  });
};
