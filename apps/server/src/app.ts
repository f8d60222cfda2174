import type { IncomingMessage, ServerResponse } from "node:http";
import { IDENTITY_ERRORS, IDENTITY_PATH } from "@nv/contracts";
import { createIsKnownHost, describeIdentity, type Identity } from "@nv/identity-server";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from "fastify";
import type { Config } from "./config.ts";
import { createGate } from "./gate/gate.ts";
import { createGateCounts, type GateCounts } from "./gate/gate-counts.ts";
import type { StaticRoots } from "./gate/static-roots.ts";
import { type AnswerMissing, enforceAccess, isBelow } from "./http/access.ts";
import { addBodyParsers } from "./http/body-parsers.ts";
import { securityHeaders } from "./http/core/security-headers.ts";
import { setDefaultHeaders } from "./http/default-headers.ts";
import { answerErrors } from "./http/errors.ts";
import { type ForwardedCounter, watchForwarded } from "./http/forwarded-requests.ts";
import { createFront } from "./http/front.ts";
import { describeApi } from "./http/openapi/openapi.routes.ts";
import { createPrograms, type Programs } from "./http/programs.ts";
import { type RouteAnswer, reportAnswers } from "./http/report-answers.ts";
import type { PublishedHandler } from "./platform/publishing/published.ts";
import { READER_SEGMENTS } from "./platform/publishing/readers.ts";

/** Dependencies of the application. */
export interface AppDeps {
  readonly config: Config;
  readonly identity: Identity;
  readonly staticRoots: StaticRoots;
  /** Programs that come with a key; those that the identity service knows without it. */
  readonly programs?: Programs;
  readonly log: FastifyBaseLogger;
  /** Routes of the platform and the features, each a plugin with its own state. */
  readonly routes?: readonly FastifyPluginAsync[];
  /** Answers readers of the newspaper, without the router. */
  readonly readers?: PublishedHandler;
  /** Counts of the gate's answers. */
  readonly gateCounts?: GateCounts;
  /** Counter of the requests that went through a proxy which is not trusted. */
  readonly forwarded?: ForwardedCounter;
  /** Told of every answer of a route. */
  readonly listeners?: readonly ((answer: RouteAnswer) => void)[];
}

/** Answers what the router could not read. */
type AnswerUnread = (path: string, request: IncomingMessage, response: ServerResponse) => void;

/** Largest body that a route of ours takes, bytes; uploads get their own routes and limits. */
const BODY_LIMIT_BYTES = 1_048_576;

/** The whole server, which does not listen yet: tests call it without a port. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, identity, staticRoots, programs = createPrograms(identity.readProgram) } = deps;
  const headers = securityHeaders(config.isHttps);
  const { readSession } = identity;
  const onFailure = (error: unknown) => deps.log.error({ err: error }, "the gate could not read a session");
  const counts = deps.gateCounts ?? createGateCounts();
  const gate = createGate({
    staticRoots,
    readSession,
    programs,
    askDirectory: identity.silentSignIn,
    headers,
    onFailure,
    counts,
  });
  const isKnownHost = createIsKnownHost([config.siteUrl, config.platform.publicBaseUrl], config.allowedHosts);
  const front = createFront({ gate, isKnownHost, headers });
  // No router reads these: an address of broken bytes, and one with an endless part.
  const answerUnread: AnswerUnread = (_path, request, response) => {
    if (!isBelow(IDENTITY_PATH, request.url ?? "/")) return void gate(request, response);
    const { status, msg } = IDENTITY_ERRORS.NOT_FOUND;
    response.writeHead(status, {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify({ code: status, msg }));
  };
  const app = Fastify({
    serverFactory: front.createServer,
    loggerInstance: deps.log,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Who asked on a connection that is open still is answered: what answers is closed after the server.
    return503OnClosing: false,
    routerOptions: {
      onBadUrl: answerUnread,
      onMaxParamLength: answerUnread,
    },
  });
  app.addHook("onRoute", ({ url }) => front.addRoute(url));
  if (deps.readers !== undefined) for (const segment of READER_SEGMENTS) front.addDirect(segment, deps.readers);
  setDefaultHeaders(app, headers);
  if (deps.forwarded !== undefined) watchForwarded(app, deps.forwarded);
  for (const onAnswer of deps.listeners ?? []) reportAnswers(app, onAnswer);
  answerErrors(app);
  addBodyParsers(app);
  const answerMissing: AnswerMissing = (request, reply) => {
    reply.hijack();
    return gate(request.raw, reply.raw);
  };
  enforceAccess(app, {
    ...{ readSession, siteOrigin: new URL(config.siteUrl).origin },
    ...{ ownRules: IDENTITY_PATH, answerMissing, programs },
  });

  describeApi(app, { prefix: IDENTITY_PATH, describe: () => describeIdentity(IDENTITY_PATH) });
  await app.register(identity.plugin, { prefix: IDENTITY_PATH });
  for (const routes of deps.routes ?? []) await app.register(routes);
  app.setNotFoundHandler(answerMissing);
  return app;
}
