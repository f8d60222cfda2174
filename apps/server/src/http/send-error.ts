import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import type { FastifyReply } from "fastify";

/** Answers with a failure of the catalogue: its status, its code and its sentence. Never kept by a cache. */
export function sendError(reply: FastifyReply, code: ServerErrorCode): FastifyReply {
  const { status, es } = SERVER_ERRORS[code];
  return reply.code(status).header("cache-control", "no-store").header("vary", "Cookie").send({ code, message: es });
}
