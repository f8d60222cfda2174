import { type RecordKind, type RecordVersion, RollbackRequest, VersionedRequest } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Actor, actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { PublishRequest } from "./publish-record.ts";
import { StaleVersion } from "./records-context.ts";

/** A request about one record. */
export interface WithId {
  readonly Params: { readonly id: string };
}

/** What people do with the records of a collection. Failures are `Problem`s; late changes are `StaleVersion`s. */
interface RecordService<Detail, Registered, Edited> {
  detail(id: string): Promise<Detail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  register(input: Registered, actor: Actor): Promise<Detail>;
  edit(id: string, input: Edited, actor: Actor): Promise<Detail>;
  /** Left out by those that have no revision to go back to. */
  rollBack?(request: PublishRequest & { readonly revision: string }): Promise<Detail>;
}

/** What is done with a record at the version that somebody saw, by the last part of its address. */
type Acts<Detail> = Readonly<Record<string, (request: PublishRequest) => Promise<Detail>>>;

/** For the routes that a collection has besides. */
interface RecordRoutes {
  /** Makes a change; one that comes too late is answered with the record as it is now. */
  change<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Which record, and who asks. */
  asked(request: FastifyRequest<WithId>): Pick<PublishRequest, "id" | "actor">;
}

/** The routes that every collection of records has: one with its history, a new one, its changes, and what is done with it. */
export function addRecordRoutes<Detail extends { readonly id: string }, Registered, Edited>(
  app: FastifyInstance,
  { path, errors, schemas }: RecordKind<string, Registered, Edited>,
  service: RecordService<Detail, Registered, Edited>,
  acts: Acts<Detail>,
  limits: { readonly bodyLimit?: number } = {},
): RecordRoutes {
  const route = { config: { access: "session" }, ...limits } as const;
  const one = `${path}/:id`;
  // No record has another kind of id, and no database needs to be asked.
  const idOf = ({ params }: Pick<FastifyRequest<WithId>, "params">) => parse(z.uuid(), params.id, errors.notFound);
  const asked = (request: FastifyRequest<WithId>) => ({ id: idOf(request), actor: actorOf(request) });

  async function change<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await service.detail(error.id) }, { cause: error });
    }
  }

  app.post(path, route, async (request, reply) => {
    const registered = await service.register(parse(schemas.register, request.body), actorOf(request));
    return reply.code(201).header("location", `${path}/${registered.id}`).send(registered);
  });
  app.get<WithId>(one, route, (request) => service.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await service.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => service.edit(idOf(request), parse(schemas.edit, request.body), actorOf(request))),
  );
  for (const [name, act] of Object.entries(acts))
    app.post<WithId>(`${one}/${name}`, route, (request) =>
      change(() => act({ ...asked(request), ...parse(VersionedRequest, request.body) })),
    );
  const { rollBack } = service;
  if (rollBack !== undefined)
    app.post<WithId>(`${one}/rollback`, route, (request) =>
      change(() => rollBack({ ...asked(request), ...parse(RollbackRequest, request.body) })),
    );
  return { change, asked };
}
