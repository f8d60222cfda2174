import type { ServerErrorCode } from "@nv/contracts";
import type { FastifyError, FastifyInstance } from "fastify";
import { sendError } from "./send-error.ts";

/** Fastify's own refusals, in the words of the catalogue. */
const FASTIFY_CODES: Readonly<Record<string, ServerErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "MEDIA_TYPE_UNSUPPORTED",
  FST_ERR_CTP_INVALID_JSON_BODY: "BAD_REQUEST",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BAD_REQUEST",
  FST_ERR_VALIDATION: "BAD_REQUEST",
  ENOSPC: "DISK_FULL",
};

/** Translates what a route throws into an answer. The one place that does, outside the identity service. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = FASTIFY_CODES[error.code] ?? (error.statusCode === 400 ? "BAD_REQUEST" : "INTERNAL");
    if (code === "INTERNAL" || code === "DISK_FULL") request.log.error(error);
    return sendError(reply, code);
  });
}
