import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { enforceAccess } from "../src/http/access.ts";
import { addBodyParsers } from "../src/http/body-parsers.ts";
import { setDefaultHeaders } from "../src/http/default-headers.ts";
import { answerErrors } from "../src/http/errors.ts";
import type { Session } from "../src/http/session.ts";

const SITE_ORIGIN = "http://localhost:3000";

/** The session of somebody who does not exist. */
export function sessionOf(name: string, isAdministrator: boolean, groups: readonly string[] = []): Session {
  const [userId, sessionId] = [`user-${name}`, `session-${name}`];
  return { userId, sessionId, email: `${name}@ejemplo.org`, name: `${name} de muestra`, groups, isAdministrator };
}

const SESSIONS: Readonly<Record<string, Session>> = {
  ana: sessionOf("ana", false),
  berta: sessionOf("berta", false),
  jefa: sessionOf("jefa", true),
};

/** Returns the headers of a person's request from a page of the site: their name in the cookie. */
export function as(name: "ana" | "berta" | "jefa"): Readonly<Record<string, string>> {
  return { cookie: name, "sec-fetch-site": "same-origin" };
}

/**
 * The routes of a feature behind the server's own rules of access.
 *
 * @param sessions - By cookie; of three people without it: Ana, Berta, and Jefa, who administers.
 */
export async function createFeatureApp(
  feature: FastifyPluginAsync,
  sessions: Readonly<Record<string, Session>> = SESSIONS,
): Promise<FastifyInstance> {
  const app = Fastify();
  setDefaultHeaders(app, {});
  answerErrors(app);
  addBodyParsers(app);
  enforceAccess(app, {
    readSession: (cookie) => sessions[cookie ?? ""] ?? null,
    siteOrigin: SITE_ORIGIN,
    ownRules: "/.netlify/identity",
  });
  await app.register(feature);
  return app;
}
