import { PAGE_SOURCE_PATH, PROPOSALS_PATH } from "@nv/contracts";
import { ProposalOutcome, ProposalQuery, ProposalRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actingAdministrator, sessionOf } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import { sendPortion } from "../../../http/portion.ts";
import { Problem } from "../../../http/problem.ts";
import type { Proposals } from "./proposals.service.ts";

const ProposalId = z.guid();
const Resolution = z.object({ outcome: ProposalOutcome });

/**
 * `GET /api/pages/source`: the text of a page. `POST /api/proposals`: an edit of it. `GET /api/proposals`,
 * `GET /api/proposals/:id/reading`, `POST /api/proposals/:id/apply`, `/resolve` and `/reopen`: for administrators. Errors: `BAD_REQUEST`,
 * `PAGE_NOT_FOUND`, `VERSION_CONFLICT`, `PROPOSAL_EMPTY`, `PROPOSALS_FULL`, `PROPOSAL_BY_HAND`, `NOT_FOUND`.
 */
export const proposalRoutes: FastifyPluginAsync<{ readonly proposals: Proposals }> = async (app, { proposals }) => {
  const inside = { config: { access: "session" } } as const;
  const administrators = { config: { access: "administrator" } } as const;

  app.get<{ Querystring: { path?: unknown } }>(PAGE_SOURCE_PATH, inside, async ({ query: { path } }) => {
    const source = typeof path === "string" ? proposals.source(path) : null;
    if (source === null) throw new Problem("PAGE_NOT_FOUND");
    return source;
  });

  app.post(PROPOSALS_PATH, inside, async (request, reply) => {
    const proposed = parse(ProposalRequest, request.body, "BAD_REQUEST");
    const refusal = await proposals.propose(sessionOf(request), proposed);
    if (refusal !== null) throw new Problem(refusal);
    return reply.code(204).send();
  });

  app.get(PROPOSALS_PATH, administrators, async ({ query }, reply) =>
    sendPortion(reply, await proposals.list(parse(ProposalQuery, query, "BAD_REQUEST"))),
  );

  app.get<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/reading`, administrators, async ({ params }) => {
    const reading = await proposals.read(parse(ProposalId, params.id, "NOT_FOUND"));
    if (reading === null) throw new Problem("NOT_FOUND");
    return reading;
  });

  app.post<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/apply`, administrators, async (request, reply) => {
    await proposals.apply(parse(ProposalId, request.params.id, "NOT_FOUND"), actingAdministrator(request));
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/resolve`, administrators, async (request, reply) => {
    const { outcome } = parse(Resolution, request.body, "BAD_REQUEST");
    const id = parse(ProposalId, request.params.id, "NOT_FOUND");
    if (!(await proposals.resolve(id, outcome, actingAdministrator(request)))) throw new Problem("NOT_FOUND");
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>(`${PROPOSALS_PATH}/:id/reopen`, administrators, async (request, reply) => {
    const id = parse(ProposalId, request.params.id, "NOT_FOUND");
    if (!(await proposals.reopen(id, actingAdministrator(request)))) throw new Problem("NOT_FOUND");
    return reply.code(204).send();
  });
};
