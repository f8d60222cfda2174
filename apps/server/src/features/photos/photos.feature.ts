import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { PHOTO_VARIABLES, photoSettings } from "./photo-settings.ts";
import { forgetSender, forgetUnsent } from "./photos.repository.ts";
import { photosRoutes } from "./photos.routes.ts";
import { createPhotos } from "./photos.service.ts";
import { type PhotosContext, photosContext } from "./photos-context.ts";
import { PHOTOS_MIGRATIONS, type PhotosTables } from "./schema/tables.ts";
import { createSendPhoto, SEND_JOB, SENT_AT_ONCE } from "./send-photo.ts";

/** Time that a batch is kept of which nothing was sent, milliseconds: a month. */
const KEPT_MS = 30 * 86_400_000;

/** Begins to work with pictures for Photo Center. */
export function openPhotos(context: PhotosContext): OpenFeature {
  const photos = createPhotos(context);
  return {
    routes: async (app) => {
      await app.register(photosRoutes, { photos, context });
    },
    jobs: { [SEND_JOB]: createSendPhoto(context) },
    waitingJobs: [SEND_JOB],
    waitingAtOnce: { [SEND_JOB]: SENT_AT_ONCE },
    sweep: () => forgetUnsent(context.db, context.now() - KEPT_MS),
  };
}

/** Pictures for Arc's Photo Center, with their texts, and what it has of them. */
export const photos = defineFeature({
  name: "photos",
  about: "pictures for Arc's Photo Center",
  contract: "docs/contracts/photos.md",
  variables: PHOTO_VARIABLES,
  migrations: { photos: PHOTOS_MIGRATIONS },
  forget: (transaction, userId) => forgetSender(transaction.$extendTables<PhotosTables>(), userId),
  open: ({ platform }, variables) => openPhotos(photosContext(platform, photoSettings(variables))),
});
