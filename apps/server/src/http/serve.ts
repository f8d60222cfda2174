import type { ServerErrorCode } from "@nv/contracts";
import type { Endpoint, Endpoints, OnlyRead } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { z } from "zod";
import { type Actor, actorOf, sessionOf } from "./acting.ts";
import { parse } from "./parse.ts";
import type { Session } from "./session.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Declaration that the route serves. */
    readonly endpoint?: Endpoint;
  }
}

type NamesOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | NamesOf<`/${Next}`>
    : Rest
  : never;

type Read<Shape> = Shape extends z.ZodType ? z.output<Shape> : null;

/** A request of an endpoint, read by its schemas. */
interface Asked<Params, Body, Query> {
  readonly params: Params;
  readonly body: Body;
  readonly query: Query;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Person who asks. @throws {Error} On a public route: a bug of ours. */
  readonly actor: Actor;
  /** Their session. @throws {Error} As `actor`. */
  readonly session: Session;
}

type HandlerOf<One> =
  One extends Endpoint<infer Path, infer Body, infer Answer, infer Query>
    ? (
        asked: Asked<Readonly<Record<NamesOf<Path>, string>>, Read<Body>, Read<Query>>,
      ) => Answered<Answer> | Promise<Answered<Answer>>
    : never;

/** A reply is the answer of who sends it by itself. */
type Answered<Answer> = FastifyReply | (Answer extends z.ZodType ? OnlyRead<z.input<Answer>> : unknown);

/** Handlers of a table of endpoints. */
export type Handlers<Table extends Endpoints> = { readonly [Name in keyof Table]: HandlerOf<Table[Name]> };

type Ids = Readonly<Record<string, ServerErrorCode | ((part: string) => string)>>;

/** Rules of the routes of a table. */
export interface ServeRules<Name extends string> {
  /** Options of all of them; those of who has a session without it. */
  readonly route?: RouteShorthandOptions;
  /** Options of one, over those of all. */
  readonly routes?: Readonly<Partial<Record<Name, RouteShorthandOptions>>>;
  /** Failure of a part of the path that is no id, by its name, or what reads it: no database needs to be asked. */
  readonly ids?: Ids;
  /** Failure of an address whose fields cannot be read; without one, each that is wrong gets its sentence. */
  readonly badQuery?: ServerErrorCode;
  /** Reads a body in another way. */
  readonly parseBody?: (schema: z.ZodType, body: unknown) => unknown;
}

/** Rules of routes for everybody who has entered. */
export const SESSION = { route: { config: { access: "session" } } } as const;

const Params = z.record(z.string(), z.string());

function paramsOf(request: FastifyRequest, ids: Ids): Record<string, string> {
  const read = (name: string, part: string) => {
    const rule = ids[name];
    return typeof rule === "function" ? rule(part) : rule === undefined ? part : parse(z.uuid(), part, rule);
  };
  const params = Object.entries(Params.parse(request.params));
  return Object.fromEntries(params.map(([name, part]) => [name, read(name, part)]));
}

type AnyHandlers = Readonly<Record<string, (asked: Asked<Record<string, string>, unknown, unknown>) => unknown>>;

/**
 * Serves a table of endpoints: reads what comes by its schemas, answers with its status.
 *
 * @see docs/adr/0085-a-table-of-endpoints.md
 */
export function serve<Table extends Endpoints>(
  app: FastifyInstance,
  table: Table,
  rules: ServeRules<Extract<keyof Table, string>>,
  handlers: Handlers<Table>,
): void;
export function serve(
  app: FastifyInstance,
  table: Endpoints,
  { route = SESSION.route, routes = {}, ids = {}, badQuery, parseBody = parse }: ServeRules<string>,
  handlers: AnyHandlers,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const { method, base, path, body, answer, query, status } = endpoint;
    const options = { ...route, ...routes[name] };
    app.route({
      ...options,
      config: { ...options.config, endpoint },
      method,
      url: base + path,
      async handler(request, reply) {
        const answered = await handlers[name]?.({
          params: paramsOf(request, ids),
          query: query ? parse(query, request.query, badQuery) : null,
          body: body && parseBody(body, request.body),
          ...{ request, reply },
          get session() {
            return sessionOf(request);
          },
          get actor() {
            return actorOf(request);
          },
        });
        if (answered === reply) return reply;
        return reply.code(status).send(answer && answered);
      },
    });
  }
}
