import { OUTBOX_API_PATH, OUTBOX_PATH } from "@nv/contracts";
import type { OutboxMail } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Gate, ReadSession } from "../../gate/gate.ts";
import { sendStoredFile } from "../../gate/send-stored-file.ts";
import type { StoredFile } from "../../gate/stored-file.ts";
import { isLocalRequest } from "../../http/core/origin.ts";
import type { Session } from "../../http/session.ts";

/** What the outbox needs from the rest of the server. */
export interface OutboxDeps {
  readonly page: StoredFile;
  readonly readSession: ReadSession<Session>;
  readonly hasAdministrator: () => Promise<boolean>;
  readonly listOutbox: () => Promise<readonly OutboxMail[]>;
  /** The gate's handler: to who may not see the outbox, it does not exist. */
  readonly gate: Gate;
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

  function hide(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    reply.hijack();
    return deps.gate(request.raw, reply.raw);
  }

  const config = { access: "public" } as const; // The rule above decides; the gate answers for it.

  app.get(OUTBOX_PATH, { config }, async (request, reply) => {
    if (!(await maySee(request))) return hide(request, reply);
    reply.hijack();
    sendStoredFile(request.raw, reply.raw, deps.page);
  });

  app.get(OUTBOX_API_PATH, { config }, async (request, reply) => {
    if (!(await maySee(request))) return hide(request, reply);
    return deps.listOutbox();
  });
};
