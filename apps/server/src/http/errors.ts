import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import { AdministrationError } from "@nv/identity-server";
import { formatBytes } from "@nv/spanish";
import type { FastifyError, FastifyInstance } from "fastify";
import { StoreError } from "../platform/storage/blob-store.ts";
import { Problem } from "./problem.ts";

/** Codes of the catalogue for what Fastify, the system and the databases refuse. */
const KNOWN_CODES: Readonly<Record<string, ServerErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "MEDIA_TYPE_UNSUPPORTED",
  FST_ERR_CTP_INVALID_JSON_BODY: "BAD_REQUEST",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BAD_REQUEST",
  FST_ERR_VALIDATION: "BAD_REQUEST",
  ENOSPC: "DISK_FULL",
  DATABASE_FULL: "DISK_FULL",
  DATABASE_UNWRITABLE: "DATA_UNWRITABLE",
  // PostgreSQL's own: https://www.postgresql.org/docs/current/errcodes-appendix.html
  "53100": "DISK_FULL",
  "25006": "DATA_UNWRITABLE",
  // Text that PostgreSQL cannot hold: a zero byte.
  "22021": "BAD_REQUEST",
  // The server restarts, or somebody else held what was wanted for too long: repeated, it works.
  DATABASE_UNREACHABLE: "NOT_READY",
  "08006": "NOT_READY",
  "25P03": "NOT_READY",
  "55P03": "NOT_READY",
  "57P01": "NOT_READY",
  "57P02": "NOT_READY",
  "57P03": "NOT_READY",
};

/** Words of `pg`, which gives no code then, for a connection that goes while something is asked on it. */
const LOST_CONNECTION = "Connection terminated unexpectedly";

/** Failures that somebody must look at. */
const LOGGED: ReadonlySet<ServerErrorCode> = new Set(["INTERNAL", "DISK_FULL", "DATA_UNWRITABLE", "STORE_UNAVAILABLE"]);

/** Returns the code of the catalogue for something thrown that a database, a store or the system says. */
export function codeOf(error: unknown): ServerErrorCode {
  if (error instanceof StoreError) return "STORE_UNAVAILABLE";
  if (error instanceof Error && error.message === LOST_CONNECTION) return "NOT_READY";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return KNOWN_CODES[code] ?? "INTERNAL";
}

/** The failure of the catalogue that something thrown is. */
function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AdministrationError) return new Problem(error.code, error.extra, { cause: error });
  const code = codeOf(error);
  return new Problem(code === "INTERNAL" && error.statusCode === 400 ? "BAD_REQUEST" : code, {}, { cause: error });
}

/** Returns the sentence that the person reads. Who sent too much is told how much fits. */
function sentenceOf({ code, message }: Problem, limitBytes: number | undefined): string {
  if (code !== "BODY_TOO_LARGE" || limitBytes === undefined) return message;
  return `${message} Caben ${formatBytes(limitBytes)}.`;
}

/** Translates what a route throws into an answer. The one place that does, outside the identity service. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    const { code, details } = problem;
    if (LOGGED.has(code)) request.log.error(error);
    if (details.retryAfterS !== undefined) reply.header("retry-after", String(details.retryAfterS));
    reply.code(SERVER_ERRORS[code].status).header("cache-control", "no-store").header("vary", "Cookie");
    return reply.send({ code, message: sentenceOf(problem, request.routeOptions.bodyLimit), ...details });
  });
}
