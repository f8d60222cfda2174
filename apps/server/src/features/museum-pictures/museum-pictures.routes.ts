import { museumPicturesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../http/serve.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { IMPORT_JOB } from "./import-picture.ts";
import { type MuseumService, toMuseumPicture } from "./museum-service.ts";

/** Pictures of museums: `/api/museum-pictures`. `GET` tells what one is; `POST` brings it into the library. */
export const museumPicturesRoutes: FastifyPluginAsync<{
  readonly service: MuseumService;
  readonly jobs: Pick<Jobs, "order">;
}> = async (app, { service, jobs }) => {
  serve(app, museumPicturesApi, SESSION, {
    look: async ({ query }) => toMuseumPicture(await service.look(query.address)),
    import: async ({ body: payload, actor }) => ({
      jobId: await jobs.order({ kind: IMPORT_JOB, subject: "", payload, actor, key: payload.address }),
    }),
  });
};
