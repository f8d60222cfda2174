import { MUSEUM_PICTURES_API_PATH } from "@nv/contracts";
import { ImportMuseumPicture } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { IMPORT_JOB } from "./import-picture.ts";
import { type MuseumService, toMuseumPicture } from "./museum-service.ts";

/** Pictures of museums: `/api/museum-pictures`. `GET` tells what one is; `POST` brings it into the library. */
export const museumPicturesRoutes: FastifyPluginAsync<{
  readonly service: MuseumService;
  readonly jobs: Pick<Jobs, "order">;
}> = async (app, { service, jobs }) => {
  const route = { config: { access: "session" } } as const;

  app.get(MUSEUM_PICTURES_API_PATH, route, async ({ query }) => {
    const { address } = parse(ImportMuseumPicture, query);
    return toMuseumPicture(await service.look(address));
  });

  app.post(MUSEUM_PICTURES_API_PATH, route, async (request, reply) => {
    const asked = parse(ImportMuseumPicture, request.body);
    const order = { kind: IMPORT_JOB, subject: "", payload: asked, actor: actorOf(request), key: asked.address };
    return reply.code(202).send({ jobId: await jobs.order(order) });
  });
};
