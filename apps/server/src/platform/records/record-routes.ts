import { type RecordKind, type RecordVersion, recordEndpoints, stageEndpoint } from "@nv/contracts/schemas";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { type ServeRules, serve } from "../../http/serve.ts";
import type { PublishRequest } from "./publish-record.ts";
import { StaleVersion } from "./records-context.ts";

/** Operations on the records of a collection. Failures are `Problem`s; late changes are `StaleVersion`s. */
interface RecordService<Detail, Registered, Edited> {
  detail(id: string): Promise<Detail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  register(input: Registered, actor: Actor): Promise<Detail>;
  edit(id: string, input: Edited, actor: Actor): Promise<Detail>;
  /** Left out by those that have no revision to go back to. */
  rollBack?(request: PublishRequest & { readonly revision: string }): Promise<Detail>;
}

/** Actions on a record at the version that somebody saw, by the last part of its address. */
type Acts<Detail> = Readonly<Record<string, (request: PublishRequest) => Promise<Detail>>>;

/** Routes of a collection that are its own. */
interface RecordRoutes {
  /** Makes a change; one that comes too late is answered with the record as it is now. */
  change<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Rules by which its own endpoints are served. */
  readonly rules: ServeRules<string>;
}

/** The routes that every collection of records has: one with its history, a new one, its changes, and what is done with it. */
export function addRecordRoutes<Detail extends { readonly id: string }, Registered, Edited>(
  app: FastifyInstance,
  kind: RecordKind<string, Registered, Edited>,
  service: RecordService<Detail, Registered, Edited>,
  acts: Acts<Detail>,
  limits: { readonly bodyLimit?: number } = {},
): RecordRoutes {
  // No record has another kind of id, and no database needs to be asked.
  const rules = { route: { config: { access: "session" }, ...limits }, ids: { id: kind.errors.notFound } } as const;
  const { rollBack, ...all } = recordEndpoints(kind);

  async function change<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await service.detail(error.id) }, { cause: error });
    }
  }

  serve(app, all, rules, {
    register: async ({ body, actor, reply }) => {
      const registered = await service.register(body, actor);
      reply.header("location", `${kind.path}/${registered.id}`);
      return registered;
    },
    detail: ({ params }) => service.detail(params.id),
    versions: async ({ params }) => ({ items: await service.history(params.id) }),
    edit: ({ params, body, actor }) => change(() => service.edit(params.id, body, actor)),
  });
  for (const [name, act] of Object.entries(acts))
    serve(app, stageEndpoint(kind, name), rules, {
      act: ({ params, body, actor }) => change(() => act({ ...params, ...body, actor })),
    });
  const back = service.rollBack;
  if (back !== undefined)
    serve(app, { rollBack }, rules, {
      rollBack: ({ params, body, actor }) => change(() => back({ ...params, ...body, actor })),
    });
  return { change, rules };
}
