import { createHash } from "node:crypto";
import { GRAPHIC_LIMITS, GRAPHICS_API_PATH } from "@nv/contracts";
import {
  AddUsage,
  BulkRequest,
  ExamplesRequest,
  type GraphicFields,
  GraphicsQuery,
  ImportRequest,
  InspectRequest,
  PreviewRequest,
  ShowingQuery,
  VersionedRequest,
  ZipQuery,
} from "@nv/contracts/schemas";
import { TypeName, withTypes } from "@nv/graphic-types";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { addFormParser, parseJsonText } from "../../http/body-parsers.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { sendPage } from "../../platform/publishing/send-page.ts";
import { addRecordRoutes, type WithId } from "../../platform/records/record-routes.ts";
import { BULK_JOB } from "./bulk-graphics.ts";
import { CHECK_JOB } from "./check-graphic.ts";
import { enqueueExamplesWork } from "./examples/examples-job.ts";
import type { Graphics } from "./graphics.service.ts";
import { GRAPHIC_RECORD } from "./graphics-collection.ts";
import { checkImport, IMPORT_JOB } from "./import-graphics.ts";
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

/** A body that a person pastes: a sheet of old links. */
const importRoute = { config: { access: "session" }, bodyLimit: GRAPHIC_LIMITS.importBytes } as const;

interface WithUsage {
  readonly Params: { readonly id: string; readonly usageId: string };
}

const usageIdOf = ({ params }: FastifyRequest<WithUsage>) => parse(z.uuid(), params.usageId, "GRAPHIC_NOT_FOUND");

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * The registry of graphics, `/api/graphics`.
 *
 * @see docs/contracts/publishing.md#api
 */
export const graphicsRoutes: FastifyPluginAsync<GraphicsRoutesDeps> = async (app, { graphics, jobs, frameOrigins }) => {
  const route = { config: { access: "session" }, bodyLimit: BODY_LIMIT_BYTES } as const;
  const one = `${GRAPHICS_API_PATH}/:id`;

  // The form that shows a preview in a frame sends itself as forms do.
  addFormParser(app);

  const { publish, unpublish, retire, restore } = graphics;
  const acts = { publish, unpublish, retire, restore };
  const limits = { bodyLimit: BODY_LIMIT_BYTES };
  const { change, asked } = addRecordRoutes(app, GRAPHIC_RECORD, graphics, acts, limits);
  const idOf = (request: FastifyRequest<WithId>) => asked(request).id;

  app.get(GRAPHICS_API_PATH, route, ({ query }) => graphics.find(parse(Query, query)));
  app.get(`${GRAPHICS_API_PATH}/summary`, route, () => graphics.summarize());
  app.get(`${GRAPHICS_API_PATH}/showing`, route, ({ query }) => graphics.showing(parse(ShowingQuery, query).of));
  app.post(`${GRAPHICS_API_PATH}/inspect`, route, ({ body }) => graphics.inspect(parse(InspectRequest, body).source));
  app.post(`${GRAPHICS_API_PATH}/import`, importRoute, async (request, reply) => {
    const payload = parse(ImportRequest, request.body);
    checkImport(payload.text);
    const jobId = await jobs.order({ kind: IMPORT_JOB, subject: "", payload, actor: actorOf(request) });
    return reply.code(202).send({ jobId });
  });
  app.post(`${GRAPHICS_API_PATH}/bulk`, route, async (request, reply) => {
    const payload = parse(BulkRequest, request.body);
    const actor = actorOf(request);
    // A second click is the same order.
    const key = sha256(JSON.stringify([actor.id, payload]));
    return reply.code(202).send({ jobId: await jobs.order({ kind: BULK_JOB, subject: "", payload, actor, key }) });
  });
  app.post(`${GRAPHICS_API_PATH}/examples`, route, async (request, reply) => {
    const payload = parse(ExamplesRequest, request.body);
    return reply.code(202).send({ jobId: await enqueueExamplesWork(jobs, payload, actorOf(request)) });
  });
  app.post<WithId>(`${one}/delete`, route, async (request, reply) => {
    await change(() => graphics.delete({ ...asked(request), ...parse(VersionedRequest, request.body) }));
    return reply.code(204).send();
  });
  app.post<WithId>(`${one}/check`, route, async (request, reply) => {
    const { id } = await graphics.detail(idOf(request));
    const order = { kind: CHECK_JOB, subject: id, payload: {}, actor: actorOf(request), key: id };
    return reply.code(202).send({ jobId: await jobs.order(order) });
  });
  app.post<WithId>(`${one}/picture`, route, async (request, reply) => {
    const { id, revision } = await graphics.detail(idOf(request));
    if (revision === null) throw new Problem("GRAPHIC_NOT_LIVE");
    const order = { kind: PICTURE_JOB, subject: id, payload: { isAnew: true }, actor: actorOf(request), key: id };
    return reply.code(202).send({ jobId: await jobs.order(order) });
  });
  app.post<WithId>(`${one}/usages`, route, (request) =>
    graphics.addUsage(idOf(request), parse(AddUsage, request.body).url),
  );
  app.post<WithUsage>(`${one}/usages/:usageId/confirm`, route, (request) =>
    graphics.confirmUsage(idOf(request), usageIdOf(request)),
  );
  app.delete<WithUsage>(`${one}/usages/:usageId`, route, (request) =>
    graphics.removeUsage(idOf(request), usageIdOf(request)),
  );
  app.get<WithId>(`${one}/preview`, route, async (request, reply) =>
    sendPage(reply, await graphics.previewSaved(idOf(request), actorOf(request)), frameOrigins),
  );
  app.post<{ Body: { graphic?: unknown } }>(`${GRAPHICS_API_PATH}/preview`, route, async (request, reply) => {
    const { slug = "vista-previa", ...fields } = parse(Preview, parseJsonText(String(request.body?.graphic)));
    const page = await graphics.previewDraft(fields satisfies GraphicFields, slug, actorOf(request));
    return sendPage(reply, page, frameOrigins);
  });
  app.post(`${GRAPHICS_API_PATH}/review`, route, (request) =>
    graphics.review(parse(Preview, request.body), actorOf(request)),
  );
  app.get<WithId>(`${one}/data`, route, (request) => graphics.data(idOf(request)));
  app.get<WithId>(`${one}/data.csv`, route, async (request, reply) => {
    const { name, text } = await graphics.dataFile(idOf(request));
    return reply
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("text/csv; charset=utf-8")
      .send(text);
  });
  app.get<WithId>(`${one}/zip`, route, async (request, reply) => {
    const { name, body } = await graphics.pack(idOf(request), parse(ZipQuery, request.query).revision);
    return reply.header("content-disposition", `attachment; filename="${name}"`).type("application/zip").send(body);
  });
  app.get<WithId>(`${one}/thumbnail`, route, async (request, reply) => {
    const image = await graphics.thumbnail(idOf(request));
    // The address names the picture, so what it holds never changes.
    reply.header("cache-control", "private, max-age=31536000, immutable").header("vary", "Cookie");
    return reply.type("image/png").send(image);
  });
};
