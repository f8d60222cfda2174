import { createHash } from "node:crypto";
import { GRAPHIC_LIMITS, GRAPHICS_API_PATH } from "@nv/contracts";
import { type GraphicFields, GraphicsQuery, graphicsApi, PreviewRequest, ZipQuery } from "@nv/contracts/schemas";
import { TypeName, withTypes } from "@nv/graphic-types";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { addFormParser, parseJsonText } from "../../http/body-parsers.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { sendPage } from "../../platform/publishing/send-page.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import { BULK_JOB } from "./bulk/bulk-graphics.ts";
import { checkImport, IMPORT_JOB } from "./bulk/import-graphics.ts";
import { CHECK_JOB } from "./checks/check-job.ts";
import { enqueueExamplesWork } from "./examples/examples-job.ts";
import type { Graphics } from "./graphics.service.ts";
import { GRAPHIC_RECORD } from "./graphics-collection.ts";
import { PICTURE_JOB } from "./pictures/picture-job.ts";

/** Largest graphic that is taken, bytes: a switcher of a hundred charts with long addresses is half of it. */
const BODY_LIMIT_BYTES = 524_288;

/** The contracts know no type: what requests bring is read by the types there are. */
const Query = GraphicsQuery.extend({ type: TypeName.optional() });
const Preview = withTypes(PreviewRequest);

/** Dependencies of the routes. */
export interface GraphicsRoutesDeps {
  readonly graphics: Graphics;
  readonly jobs: Jobs;
  /** Origins beyond https that frames in previews may come from. */
  readonly frameOrigins: readonly string[];
}

interface WithId {
  readonly Params: { readonly id: string };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * The registry of graphics, `/api/graphics`.
 *
 * @see docs/contracts/publishing.md#api
 */
export const graphicsRoutes: FastifyPluginAsync<GraphicsRoutesDeps> = async (app, { graphics, jobs, frameOrigins }) => {
  // The form that shows a preview in a frame sends itself as forms do.
  addFormParser(app);

  const { publish, unpublish, retire, restore } = graphics;
  const acts = { publish, unpublish, retire, restore };
  const limits = { bodyLimit: BODY_LIMIT_BYTES };
  const { change, rules } = addRecordRoutes(app, GRAPHIC_RECORD, graphics, acts, limits);
  const { find, review } = graphicsApi;
  const typed = { ...graphicsApi, find: { ...find, query: Query }, review: { ...review, body: Preview } };
  const ids = { ...rules.ids, usageId: "GRAPHIC_NOT_FOUND" } as const;
  // A person pastes it: a sheet of old links.
  const own = { ...rules, ids, routes: { importTable: { bodyLimit: GRAPHIC_LIMITS.importBytes } } };
  serve(app, typed, own, {
    find: ({ query }) => graphics.find(query),
    summary: () => graphics.summarize(),
    showing: ({ query }) => graphics.showing(query.of),
    inspect: ({ body }) => graphics.inspect(body.source),
    review: ({ body, actor }) => graphics.review(body, actor),
    importTable: async ({ body: payload, actor }) => {
      checkImport(payload.text);
      return { jobId: await jobs.order({ kind: IMPORT_JOB, subject: "", payload, actor }) };
    },
    bulk: async ({ body: payload, actor }) => {
      // A second click is the same order.
      const key = sha256(JSON.stringify([actor.id, payload]));
      return { jobId: await jobs.order({ kind: BULK_JOB, subject: "", payload, actor, key }) };
    },
    examples: async ({ body, actor }) => ({ jobId: await enqueueExamplesWork(jobs, body, actor) }),
    data: ({ params }) => graphics.data(params.id),
    hands: async ({ params, query }) => ({ items: await graphics.hands(params.id, query.sinceMs) }),
    delete: ({ params, body, actor }) => change(() => graphics.delete({ ...params, ...body, actor })),
    check: async ({ params, actor }) => {
      const { id } = await graphics.detail(params.id);
      return { jobId: await jobs.order({ kind: CHECK_JOB, subject: id, payload: {}, actor, key: id }) };
    },
    takePicture: async ({ params, actor }) => {
      const { id, revision } = await graphics.detail(params.id);
      if (revision === null) throw new Problem("GRAPHIC_NOT_LIVE");
      const order = { kind: PICTURE_JOB, subject: id, payload: { isAnew: true }, actor, key: id };
      return { jobId: await jobs.order(order) };
    },
    addUsage: ({ params, body }) => graphics.addUsage(params.id, body.url),
    confirmUsage: ({ params }) => graphics.confirmUsage(params.id, params.usageId),
    removeUsage: ({ params }) => graphics.removeUsage(params.id, params.usageId),
  });

  const route = { config: { access: "session" }, ...limits } as const;
  const one = `${GRAPHICS_API_PATH}/:id`;
  const idOf = ({ params }: FastifyRequest<WithId>) => parse(z.uuid(), params.id, "GRAPHIC_NOT_FOUND");
  app.get<WithId>(`${one}/preview`, route, async (request, reply) =>
    sendPage(reply, await graphics.previewSaved(idOf(request), actorOf(request)), frameOrigins),
  );
  app.get<{ Params: { kind: string } }>(`${GRAPHICS_API_PATH}/kinds/:kind`, route, async (request, reply) =>
    sendPage(reply, await graphics.previewKind(request.params.kind, actorOf(request)), frameOrigins),
  );
  app.get<{ Params: { name: string; side: string } }>(
    `${GRAPHICS_API_PATH}/guide/:name/:side`,
    route,
    async (request, reply) => {
      const { name, side } = request.params;
      return sendPage(reply, await graphics.previewGuide(name, side, actorOf(request)), frameOrigins);
    },
  );
  app.post<{ Body: { graphic?: unknown } }>(`${GRAPHICS_API_PATH}/preview`, route, async (request, reply) => {
    const { slug = "vista-previa", ...fields } = parse(Preview, parseJsonText(String(request.body?.graphic)));
    const page = await graphics.previewDraft(fields satisfies GraphicFields, slug, actorOf(request));
    return sendPage(reply, page, frameOrigins);
  });
  app.get<WithId>(
    `${one}/data.csv`,
    { ...route, config: { ...route.config, scope: "graphics:read" } },
    async (request, reply) => {
      const { name, text } = await graphics.dataFile(idOf(request));
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("text/csv; charset=utf-8")
        .send(text);
    },
  );
  app.get<WithId>(`${one}/zip`, route, async (request, reply) => {
    const { name, body } = await graphics.pack(idOf(request), parse(ZipQuery, request.query).revision);
    return reply.header("content-disposition", `attachment; filename="${name}"`).type("application/zip").send(body);
  });
  app.get<WithId>(`${one}/thumbnail`, route, async (request, reply) => {
    const image = await graphics.thumbnail(idOf(request));
    // The address names the picture, so what it holds never changes.
    reply.header("cache-control", "private, max-age=31536000, immutable").header("vary", "Cookie");
    return reply.type(image.mediaType).send(image.body);
  });
};
