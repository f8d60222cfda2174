import { DatabaseError } from "@nv/database";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RefusalLog } from "../audit/refusal-log.service.ts";
import { IdentityError } from "../identity-error.ts";
import type { Cookies } from "./cookies.ts";

/** Errors of Fastify itself, by its code. */
const FRAMEWORK_ERRORS: Readonly<Record<string, "BODY_TOO_LARGE" | "CONTENT_TYPE_UNSUPPORTED">> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "CONTENT_TYPE_UNSUPPORTED",
};

function expected(error: unknown): IdentityError | null {
  if (error instanceof IdentityError) return error;
  if (error instanceof DatabaseError && (error.code === "DATABASE_UNWRITABLE" || error.code === "DATABASE_FULL")) {
    return new IdentityError("STORAGE_UNWRITABLE", { cause: error });
  }
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const code = FRAMEWORK_ERRORS[error.code];
  if (code) return new IdentityError(code, { cause: error });
  const isClientFault = "statusCode" in error && error.statusCode === 400;
  return isClientFault
    ? new IdentityError("BODY_UNREADABLE", { values: { what: "request", reason: "malformed" }, cause: error })
    : null;
}

/** The body of a failure: `{error, error_description}` where OAuth wants it, `{code, msg}` elsewhere. */
function bodyOf({ entry, message, extra }: IdentityError, requestId: string): object {
  if (entry.oauth) return { error: entry.oauth, ...(message === "" ? {} : { error_description: message }), ...extra };
  return { code: entry.status, msg: message, ...(entry.status >= 500 ? { error_id: requestId } : {}), ...extra };
}

/** Makes every failure an answer in JSON: the only place where a code becomes a status. */
export function addErrorAnswers(app: FastifyInstance, cookies: Cookies, refusals: RefusalLog): void {
  function answer(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = expected(error);
    if (known === null || known.code === "STORAGE_UNWRITABLE")
      request.log.error({ err: error }, "a request to the identity service failed");
    const failure = known ?? new IdentityError("INTERNAL", { cause: error });
    const call = `${request.method} ${request.routeOptions.url?.slice(app.prefix.length) ?? ""}`;
    refusals.note(failure, call, { address: request.ip, userAgent: request.headers["user-agent"] ?? "" });
    if (failure.retryAfterS !== null) reply.header("retry-after", String(failure.retryAfterS));
    // A cookie that is refused once would be refused for ever.
    if (failure.code === "BEARER_REQUIRED" || failure.code === "TOKEN_INVALID") cookies.clearAccessToken(reply);
    if (failure.code === "REFRESH_TOKEN_UNKNOWN" || failure.code === "REFRESH_TOKEN_EXPIRED") {
      cookies.clearAccessToken(reply);
    }
    return reply.code(failure.entry.status).send(bodyOf(failure, request.id));
  }
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new IdentityError("NOT_FOUND"), request, reply));
}
