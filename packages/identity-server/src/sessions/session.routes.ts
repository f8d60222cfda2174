import type { IdentitySession } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AdminAccess } from "../admin/admin-access.ts";
import { deviceName } from "../core/device-name.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { SessionRow } from "../schema/tables.ts";
import type { Authentication } from "./authentication.service.ts";
import type { SessionList } from "./session-list.service.ts";

interface SessionDeps {
  readonly sessionList: SessionList;
  readonly authentication: Authentication;
  readonly adminAccess: AdminAccess;
  readonly requests: Requests;
}

const SessionParameter = z.object({ sessionId: z.guid() });

function shown(row: SessionRow, currentId: string | null): IdentitySession {
  return {
    id: row.id,
    device: deviceName(row.user_agent),
    user_agent: row.user_agent,
    address: row.address,
    created_at: new Date(row.created_at_ms).toISOString(),
    last_used_at: new Date(row.last_used_at_ms).toISOString(),
    expires_at: new Date(Math.min(row.idle_expires_at_ms, row.absolute_expires_at_ms)).toISOString(),
    current: row.id === currentId,
  };
}

/** An identifier of another shape is that of no session. */
function sessionIdOf(request: FastifyRequest): string {
  const parameters = SessionParameter.safeParse(request.params);
  if (!parameters.success) throw new IdentityError("SESSION_NOT_FOUND");
  return parameters.data.sessionId.toLowerCase();
}

/** `/sessions` for the owner and `/admin/users/{id}/sessions` for administrators: who is signed in where, and the end of it. */
export function addSessionRoutes(app: FastifyInstance, deps: SessionDeps): void {
  const { sessionList, authentication, adminAccess, requests } = deps;
  const whoAsks = (request: FastifyRequest) =>
    authentication.byBearer(requests.bearer(request), requests.namedAudience(request));

  async function listOwn(request: FastifyRequest) {
    const who = await whoAsks(request);
    return { sessions: (await sessionList.own(who)).map((row) => shown(row, who.session.id)) };
  }

  async function endOwn(request: FastifyRequest, reply: FastifyReply) {
    const who = await whoAsks(request);
    await sessionList.endOwn(who, sessionIdOf(request), requests.caller(request));
    return reply.code(204).send();
  }

  async function listOfPerson(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const id = await adminAccess.userId(request, caller);
    return { sessions: (await sessionList.of(id)).map((row) => shown(row, null)) };
  }

  async function endAllOfPerson(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.caller(request);
    await sessionList.endOf(await adminAccess.userId(request, caller), null, caller);
    return reply.code(204).send();
  }

  async function endOfPerson(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.caller(request);
    await sessionList.endOf(await adminAccess.userId(request, caller), sessionIdOf(request), caller);
    return reply.code(204).send();
  }

  for (const path of bothSlashes("/sessions")) app.get(path, listOwn);
  for (const path of bothSlashes("/sessions/:sessionId")) app.delete(path, endOwn);
  for (const path of bothSlashes("/admin/users/:id/sessions")) app.get(path, listOfPerson).delete(path, endAllOfPerson);
  for (const path of bothSlashes("/admin/users/:id/sessions/:sessionId")) app.delete(path, endOfPerson);
}
