import { PHOTOS_API_PATH } from "@nv/contracts";
import {
  AddPhotos,
  BeginPhotoBatch,
  PhotoFields,
  PhotoItemFields,
  SendPhotos,
  SentPhotosQuery,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
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
interface OfItem {
  readonly Params: { readonly id: string; readonly item: string };
}

const idOf = (text: string): string => parse(z.uuid(), text, "PHOTOS_NOT_FOUND");
const itemOf = ({ params }: { readonly params: OfItem["Params"] }) => ({
  batchId: idOf(params.id),
  itemId: idOf(params.item),
});

/** Pictures for Photo Center, `/api/photos`. @see docs/contracts/photos.md */
export const photosRoutes: FastifyPluginAsync<PhotosRoutesDeps> = async (app, { photos, context }) => {
  const route = { config: { access: "session" } } as const;
  const batches = `${PHOTOS_API_PATH}/batches`;
  const one = `${batches}/:id`;
  const item = `${one}/items/:item`;

  app.get(PHOTOS_API_PATH, route, (request) => photos.status(sessionOf(request).userId));
  app.get(`${PHOTOS_API_PATH}/sent`, route, ({ query }) => photos.sent(parse(SentPhotosQuery, query)));
  app.post(batches, route, async (request, reply) => {
    const begun = await photos.begin(parse(BeginPhotoBatch, request.body), actorOf(request));
    return reply.code(201).header("location", `${batches}/${begun.id}`).send(begun);
  });
  app.get<OfBatch>(one, route, (request) => photos.batch(idOf(request.params.id), sessionOf(request).userId));
  app.put<OfBatch>(one, route, (request) =>
    photos.share(idOf(request.params.id), parse(PhotoFields, request.body), actorOf(request)),
  );
  app.post<OfBatch>(`${one}/items`, route, (request) =>
    photos.add(idOf(request.params.id), parse(AddPhotos, request.body), actorOf(request)),
  );
  app.put<OfItem>(item, route, (request) =>
    photos.describe(itemOf(request), parse(PhotoItemFields, request.body), actorOf(request)),
  );
  app.delete<OfItem>(item, route, (request) => photos.remove(itemOf(request), actorOf(request)));
  app.post<OfItem>(`${item}/withdraw`, route, (request) => photos.withdraw(itemOf(request), actorOf(request)));
  app.post<OfBatch>(`${one}/send`, route, (request) =>
    photos.send(idOf(request.params.id), parse(SendPhotos, request.body), actorOf(request)),
  );
  app.post<OfBatch>(`${one}/cancel`, route, (request) => {
    const { userId, isAdministrator } = sessionOf(request);
    return photos.cancel(idOf(request.params.id), { id: userId, isAdministrator });
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
