import { PAGE_SOURCE_PATH, PROPOSALS_PATH } from "@nv/contracts";
import { ProposalOutcome, ProposalQuery, ProposalRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { personOf } from "../../../http/person-of.ts";
import { sendPortion } from "../../../http/portion.ts";
import { sendError } from "../../../http/send-error.ts";
import { actingAdministrator } from "../../administration/acting-administrator.ts";
import type { Proposals } from "./proposals.service.ts";

const ProposalId = z.guid();
const Resolution = z.object({ outcome: ProposalOutcome });

/**
 * `GET /api/pages/source`: the text of a page. `POST /api/proposals`: an edit of it. `GET /api/proposals`,
 * `POST /api/proposals/:id/resolve` and `/reopen`: for administrators. Errors: `BAD_REQUEST`, `PAGE_NOT_FOUND`, `VERSION_CONFLICT`, `PROPOSAL_EMPTY`,
 * `PROPOSALS_FULL`, `NOT_FOUND`.
 */
export const proposalRoutes: FastifyPluginAsync<{ readonly proposals: Proposals }> = async (app, { proposals }) => {
  const inside = { config: { access: "session" } } as const;
  const administrators = { config: { access: "administrator" } } as const;

  app.get<{ Querystring: { path?: unknown } }>(PAGE_SOURCE_PATH, inside, async (request, reply) => {
    const { path } = request.query;
    const source = typeof path === "string" ? proposals.source(path) : null;
    if (source === null) return sendError(reply, "PAGE_NOT_FOUND");
    reply.header("cache-control", "no-store");
    return source;
  });

  app.post(PROPOSALS_PATH, inside, async (request, reply) => {
    const proposed = ProposalRequest.safeParse(request.body);
    if (!proposed.success) return sendError(reply, "BAD_REQUEST");
    const refusal = await proposals.propose(personOf(request), proposed.data);
    return refusal === null ? reply.code(204).send() : sendError(reply, refusal);
  });

  app.get(PROPOSALS_PATH, administrators, async (request, reply) => {
    const query = ProposalQuery.safeParse(request.query);
    return query.success ? sendPortion(reply, await proposals.list(query.data)) : sendError(reply, "BAD_REQUEST");
  });

  app.post<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/resolve`, administrators, async (request, reply) => {
    const resolution = Resolution.safeParse(request.body);
    if (!resolution.success) return sendError(reply, "BAD_REQUEST");
    const id = ProposalId.safeParse(request.params.id);
    const isResolved =
      id.success && (await proposals.resolve(id.data, resolution.data.outcome, actingAdministrator(request)));
    return isResolved ? reply.code(204).send() : sendError(reply, "NOT_FOUND");
  });

  app.post<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/reopen`, administrators, async (request, reply) => {
    const id = ProposalId.safeParse(request.params.id);
    const isReopened = id.success && (await proposals.reopen(id.data, actingAdministrator(request)));
    return isReopened ? reply.code(204).send() : sendError(reply, "NOT_FOUND");
  });
};
