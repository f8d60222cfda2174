import { PHOTOS_API_PATH } from "@nv/contracts";
import { photosApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import { idsOf, packPhotos } from "./pack-photos.ts";
import type { Photos } from "./photos.service.ts";
import type { PhotosContext } from "./photos-context.ts";

/** Dependencies of the routes of pictures. */
export interface PhotosRoutesDeps {
  readonly photos: Photos;
  readonly context: PhotosContext;
}

interface OfBatch {
  readonly Params: { readonly id: string };
}

const idOf = (text: string): string => parse(z.uuid(), text, "PHOTOS_NOT_FOUND");
const RULES = { ids: { id: "PHOTOS_NOT_FOUND", item: "PHOTOS_NOT_FOUND" } } as const;

/** Pictures for Photo Center, `/api/photos`. @see docs/contracts/photos.md */
export const photosRoutes: FastifyPluginAsync<PhotosRoutesDeps> = async (app, { photos, context }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${PHOTOS_API_PATH}/batches/:id`;

  serve(app, photosApi, RULES, {
    status: ({ session }) => photos.status(session.userId),
    sent: ({ query }) => photos.sent(query),
    begin: async ({ body, actor, reply }) => {
      const begun = await photos.begin(body, actor);
      reply.header("location", `${PHOTOS_API_PATH}/batches/${begun.id}`);
      return begun;
    },
    batch: ({ params, session }) => photos.batch(params.id, session.userId),
    share: ({ params, body, actor }) => photos.share(params.id, body, actor),
    add: ({ params, body, actor }) => photos.add(params.id, body, actor),
    describe: ({ params: { id, item }, body, actor }) => photos.describe({ batchId: id, itemId: item }, body, actor),
    remove: ({ params: { id, item }, actor }) => photos.remove({ batchId: id, itemId: item }, actor),
    withdraw: ({ params: { id, item }, actor }) => photos.withdraw({ batchId: id, itemId: item }, actor),
    send: ({ params, body, actor }) => photos.send(params.id, body, actor),
    cancel: ({ params, session: { userId, isAdministrator } }) =>
      photos.cancel(params.id, { id: userId, isAdministrator }),
  });
  app.get<OfBatch>(`${one}/ids.csv`, route, async (request, reply) => {
    const csv = await idsOf(context, idOf(request.params.id));
    return reply
      .header("content-disposition", 'attachment; filename="photo-center-ids.csv"')
      .type("text/csv")
      .send(csv);
  });
  app.get<OfBatch>(`${one}/zip`, route, async (request, reply) => {
    const packed = await packPhotos({ context, photos }, idOf(request.params.id), sessionOf(request).userId);
    const { name, body } = packed;
    return reply.header("content-disposition", `attachment; filename="${name}"`).type("application/zip").send(body);
  });
};
