import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { FOLLOW_JOB } from "../../platform/publishing/follow-published.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { BULK_JOB, createBulkHandler } from "./bulk/bulk-graphics.ts";
import { createImportHandler, IMPORT_JOB } from "./bulk/import-graphics.ts";
import { cardsRoutes } from "./cards/cards.routes.ts";
import { createCheckHandler, enqueueDueChecks } from "./checks/check-graphic.ts";
import { CHECK_JOB } from "./checks/check-job.ts";
import { createExamplesHandler, EXAMPLES_JOB } from "./examples/examples-job.ts";
import { createFollowHandler } from "./follow-data.ts";
import { graphicsRoutes } from "./graphics.routes.ts";
import { createGraphics } from "./graphics.service.ts";
import { GRAPHICS } from "./graphics-collection.ts";
import { type GraphicsContext, graphicsContext } from "./graphics-context.ts";
import { findableGraphics, findableStories } from "./list/findable-graphics.ts";
import { homeRegistry } from "./list/home-registry.ts";
import { OFFERED_GRAPHICS } from "./offered-graphics.ts";
import { createPictureHandler, enqueueDuePictures, PICTURE_JOB } from "./pictures/picture-job.ts";
import { createThumbnailHandler, enqueueDueThumbnails, THUMBNAIL_JOB } from "./pictures/thumbnail-job.ts";
import { graphicFileUsers } from "./piece/file-uses.ts";
import { previewLinksRoutes } from "./preview-links/preview-links.routes.ts";
import { createPreviewLinks } from "./preview-links/preview-links.service.ts";
import { GRAPHICS_MIGRATIONS } from "./schema/migrations.ts";
import { noteSightings } from "./usages/sightings.service.ts";

/** Begins to work with the registry. */
export function openGraphics(context: GraphicsContext): OpenFeature {
  const { db, publishing, jobs, finding, home, files, made } = context;
  finding.offer(findableGraphics(context));
  finding.offer(findableStories(context));
  home.offer({ registry: (reader) => homeRegistry(db, reader) });
  files.offerUses(graphicFileUsers(context));
  made.offer(GRAPHICS.name);
  context.signOff.offer(GRAPHICS.name, OFFERED_GRAPHICS);
  const links = createPreviewLinks(context);
  const noteSeen = () => noteSightings(context, publishing.sightings.take("g"));
  return {
    routes: async (app) => {
      const graphics = createGraphics(context, links.sweep);
      await app.register(cardsRoutes, { graphics, context });
      await app.register(graphicsRoutes, {
        graphics,
        jobs,
        frameOrigins: publishing.frameOrigins,
      });
      await app.register(previewLinksRoutes, { links });
    },
    jobs: {
      [IMPORT_JOB]: createImportHandler(context),
      [BULK_JOB]: createBulkHandler(context),
      [CHECK_JOB]: createCheckHandler(context),
      [EXAMPLES_JOB]: createExamplesHandler(context),
      [FOLLOW_JOB]: createFollowHandler(context, links),
      [PICTURE_JOB]: createPictureHandler(context),
      [THUMBNAIL_JOB]: createThumbnailHandler(context),
    },
    // Examples that are brought and taken away at once would meet half way.
    orderedJobs: [EXAMPLES_JOB],
    heldJobs: () => (context.way.isAsked() ? [PICTURE_JOB, THUMBNAIL_JOB] : []),
    async sweep() {
      await reconcileAll(context.records);
      await links.sweep();
      await noteSeen();
      await enqueueDuePictures(context);
      await enqueueDueThumbnails(context);
      await enqueueDueChecks(context);
    },
    close: noteSeen,
  };
}

/** The registry: everything that readers of the newspaper load, from the draft to its retirement. */
export const graphics = defineFeature({
  name: "graphics",
  about: "the registry: what is embedded, its drafts, publications, pictures and health",
  contract: "docs/contracts/publishing.md",
  variables: {},
  migrations: { graphics: GRAPHICS_MIGRATIONS },
  open: ({ platform }) => openGraphics(graphicsContext(platform)),
});
