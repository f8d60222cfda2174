import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { createImportHandler, IMPORT_JOB } from "./import-picture.ts";
import { museumPicturesRoutes } from "./museum-pictures.routes.ts";
import { createMuseumService } from "./museum-service.ts";

/** Begins to bring pictures of museums. */
export function openMuseumPictures({
  outsideFetch,
  jobs,
  files,
}: Pick<Platform, "outsideFetch" | "jobs" | "files">): OpenFeature {
  const service = createMuseumService({ outsideFetch });
  return {
    routes: async (app) => {
      await app.register(museumPicturesRoutes, { service, jobs });
    },
    jobs: { [IMPORT_JOB]: createImportHandler(service, files) },
    waitingJobs: [IMPORT_JOB],
  };
}

/** Pictures that museums give by IIIF, brought into the library. */
export const museumPictures = defineFeature({
  name: "museum-pictures",
  about: "pictures that museums give by IIIF",
  variables: {},
  open: ({ platform }) => openMuseumPictures(platform),
});
