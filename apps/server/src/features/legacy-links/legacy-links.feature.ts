import { LEGACY_LINK_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { offeredOne } from "../../platform/sign-off/offered-one.ts";
import { CHECK_JOB, createCheckHandler, enqueueCheck, enqueueDueChecks } from "./check-links.ts";
import { createImportHandler, IMPORT_JOB } from "./import-links.ts";
import { legacyLinksRoutes } from "./legacy-links.routes.ts";
import { createLegacyLinks } from "./legacy-links.service.ts";
import { type LegacyLinksContext, legacyLinksContext } from "./legacy-links-context.ts";
import { linkFileUsers } from "./link-file-users.ts";
import { createPublishHandler, PUBLISH_JOB } from "./publish-links.ts";
import { LEGACY_LINKS_MIGRATIONS } from "./schema/tables.ts";
import { createWriteRedirects } from "./write-redirects.ts";

/** Begins to work with old links. */
export function openLegacyLinks(context: LegacyLinksContext): OpenFeature {
  const writeRedirects = createWriteRedirects(context);
  const links = createLegacyLinks(context, writeRedirects);
  context.files.offerUses(linkFileUsers(context));
  context.records.signOff.offer(
    LEGACY_LINK_RECORD.name,
    offeredOne(LEGACY_LINK_RECORD, {
      group: "Textos y enlaces",
      page: "/docs/Formatos/Plantillas/EnlacesLegacy?enlace=",
    }),
  );
  return {
    routes: async (app) => {
      await app.register(legacyLinksRoutes, { links, jobs: context.jobs });
    },
    jobs: {
      [CHECK_JOB]: createCheckHandler(context),
      [IMPORT_JOB]: createImportHandler(context, (actor) => enqueueCheck(context, actor)),
      [PUBLISH_JOB]: createPublishHandler(context, writeRedirects),
    },
    waitingJobs: [CHECK_JOB],
    async sweep() {
      await reconcileAll(context.records);
      await writeRedirects();
      await enqueueDueChecks(context);
    },
  };
}

/** Old links: where they lead now, whether they still answer, and what was rescued of what they had. */
export const legacyLinks = defineFeature({
  name: "legacy-links",
  about: "old addresses and what was rescued of them",
  contract: "docs/contracts/legacy-links.md",
  variables: {},
  migrations: { legacyLinks: LEGACY_LINKS_MIGRATIONS },
  open: ({ platform }) => openLegacyLinks(legacyLinksContext(platform)),
});
