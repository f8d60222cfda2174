import { OUTBOX_API_PATH, OUTBOX_PATH } from "@nv/contracts";
import type { OutboxMail } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { ReadSession } from "../../gate/gate.ts";
import { sendStoredFile } from "../../gate/send-stored-file.ts";
import type { StoredFile } from "../../gate/stored-file.ts";
import { isLocalRequest } from "../../http/core/origin.ts";
import type { Session } from "../../http/session.ts";

/** Dependencies of the outbox's routes. */
export interface OutboxDeps {
  readonly page: StoredFile;
  readonly readSession: ReadSession<Session>;
  readonly hasAdministrator: () => Promise<boolean>;
  readonly listOutbox: () => Promise<readonly OutboxMail[]>;
}

/**
 * `GET /outbox` and `GET /api/outbox`: the mails that a real mail server would have sent. On this same machine only, for
 * an administrator, or for anyone while there is no administrator. Never registered in production mode.
 */
export const outboxRoutes: FastifyPluginAsync<OutboxDeps> = async (app, deps) => {
  async function maySee(request: FastifyRequest): Promise<boolean> {
    const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
    if (forwarded !== undefined || !isLocalRequest(request.headers.host, request.socket.remoteAddress)) return false;
    const session = await deps.readSession(request.headers.cookie);
    return session?.isAdministrator === true || !(await deps.hasAdministrator());
  }

  const config = { access: "public" } as const; // The rule above decides; the gate answers for it.

  app.get(OUTBOX_PATH, { config }, async (request, reply) => {
    // To who may not see it, it does not exist.
    if (!(await maySee(request))) return reply.callNotFound();
    reply.hijack();
    sendStoredFile(request.raw, reply.raw, deps.page);
  });

  app.get(OUTBOX_API_PATH, { config }, async (request, reply) => {
    if (!(await maySee(request))) return reply.callNotFound();
    return deps.listOutbox();
  });
};
