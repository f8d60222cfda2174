import { isSiteGroup, type SiteGroup } from "@nv/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReadSession } from "../gate/gate.ts";
import { isSameOrigin } from "./core/origin.ts";
import { Problem } from "./problem.ts";
import { NO_PROGRAMS, type Programs, requireScope } from "./programs.ts";
import type { Session } from "./session.ts";

/**
 * Callers that a route admits: anyone, a person with a session, an administrator, or the people of one group. An administrator does not belong
 * to every group: some hold what nobody else may see.
 */
export type Access = "public" | "session" | "administrator" | { readonly group: SiteGroup };

declare module "fastify" {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** The person behind the session cookie; `null` on a public route and outside the server's own routes. */
    session: Session | null;
  }
}

/** Tells whether somebody with a session may do what an access lets some do. */
export function isLetIn(
  access: Exclude<Access, "public">,
  { isAdministrator, groups }: Pick<Session, "isAdministrator" | "groups">,
): boolean {
  if (access === "session") return true;
  return access === "administrator" ? isAdministrator : groups.includes(access.group);
}

/** Answers an address that is not there. */
export type AnswerMissing = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Tells whether an address is a prefix or below it: `/a/b` and `/a?b` are of `/a`, `/ab` is not. */
export function isBelow(prefix: string, url: string): boolean {
  return url.startsWith(prefix) && ["/", "?", undefined].includes(url[prefix.length]);
}

function refuseMissing(): never {
  throw new Problem("NOT_FOUND");
}

/** Refuses an address with a zero byte: no name or id has one, and PostgreSQL cannot be asked for it. @throws {Problem} `NOT_FOUND`. */
function requireName({ params, url }: FastifyRequest): void {
  if (!url.includes("%00") || typeof params !== "object" || params === null) return;
  if (Object.values(params).some((value) => String(value).includes("\0"))) throw new Problem("NOT_FOUND");
}

const READING_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Has every route say who may call it, and holds callers to it. A route that does not say stops the start.
 *
 * @param ownRules - Prefix whose routes decide for themselves: the identity service.
 * @param programs - Those that come with a key; none when left out.
 * @param answerMissing - Answers an address that is not there, and one that is not there for who asks.
 */
export function enforceAccess(
  app: FastifyInstance,
  options: {
    readonly readSession: ReadSession<Session>;
    readonly siteOrigin: string;
    readonly ownRules: string;
    readonly answerMissing?: AnswerMissing;
    readonly programs?: Programs;
  },
): void {
  const { readSession, siteOrigin, ownRules, answerMissing = refuseMissing, programs = NO_PROGRAMS } = options;
  app.decorateRequest("session", null);
  app.decorateRequest("program", null);
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith(ownRules)) return;
    const access = config?.access;
    if (access === undefined) throw new Error(`Route ${url} must say who may call it: set config.access.`);
    if (typeof access === "object" && !isSiteGroup(access.group)) {
      throw new Error(`Route ${url} is for the group «${access.group}», which does not exist: add it to SITE_GROUPS.`);
    }
  });
  app.addHook("onRequest", async (request, reply) => {
    const { access, endpoint, scope } = request.routeOptions.config;
    // The identity service says itself what it does not know: its clients would take «not signed in» for a bad token.
    if (isBelow(ownRules, request.url)) return;
    const reading = access === "public" ? null : programs.read({ headers: request.headers, address: request.ip });
    if (reading !== null) {
      const program = await reading;
      // An address that is not there names no scope: the key learns of none.
      requireScope(program, endpoint?.scope ?? scope);
      const isOpen = access !== undefined && access !== "public" && isLetIn(access, program.session);
      if (!isOpen) throw new Problem("KEY_SCOPE");
      request.session = program.session;
      request.program = program;
      // No browser adds a key by itself, so no page of others can have it sent.
      return requireName(request);
    }
    // At once, whatever its body is: so does a route of a group for who is outside, and nobody tells one from the other.
    if (request.is404) return answerMissing(request, reply);
    if (access === undefined) return;
    if (access === "public") return requireName(request);
    request.session = await readSession(request.headers.cookie);
    const isIn = request.session !== null && isLetIn(access, request.session);
    // Nobody outside a group learns from an answer that something is there.
    if (typeof access === "object" && !isIn) return answerMissing(request, reply);
    if (request.session === null) throw new Problem("SESSION_MISSING");
    if (!isIn) throw new Problem("FORBIDDEN");
    const isForged = !READING_METHODS.has(request.method) && !isSameOrigin(request.headers, siteOrigin);
    if (isForged) throw new Problem("CROSS_SITE");
    requireName(request);
  });
}
