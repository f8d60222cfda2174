import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { coverageRoutes } from "./coverage/coverage.routes.ts";
import { createDescriptionCoverage } from "./coverage/coverage.service.ts";
import { COVERAGE_JOB, createCoverageSync } from "./coverage/sync-coverage.ts";
import { DESCRIPTION_VARIABLES, modelSettings } from "./description-settings.ts";
import { forgetBatches, forgetWriter } from "./descriptions.repository.ts";
import { descriptionsRoutes } from "./descriptions.routes.ts";
import { BATCH_JOB, createDescriptions } from "./descriptions.service.ts";
import { type DescriptionsContext, descriptionsContext } from "./descriptions-context.ts";
import { forgetDigestsOf } from "./digest/digest.repository.ts";
import { digestRoutes } from "./digest/digest.routes.ts";
import { createDescriptionDigests, DIGEST_JOB, type DigestPost } from "./digest/digest.service.ts";
import { createDraftBatch } from "./draft-batch.ts";
import { forgetDraftsOf } from "./model-drafts/model-drafts.ts";
import { DESCRIPTIONS_MIGRATIONS, type DescriptionTables } from "./schema/tables.ts";

/** Time that the drafts of a batch are kept, milliseconds: a fortnight, as its job is. */
const KEPT_MS = 14 * 86_400_000;

/** Without accounts there is nobody. */
const NOBODY: DigestPost = {
  people: { find: async () => [], everybody: async () => [] },
  tellPeople: async () => undefined,
};

/** Begins to work with descriptions. @param post - Finds people and tells them; where there are no accounts, nobody is told. */
export function openDescriptions(context: DescriptionsContext, post: DigestPost = NOBODY): OpenFeature {
  const descriptions = createDescriptions(context);
  const coverage = createDescriptionCoverage(context);
  const digests = createDescriptionDigests(context, post);
  return {
    routes: async (app) => {
      await app.register(descriptionsRoutes, { descriptions });
      await app.register(coverageRoutes, { coverage });
      await app.register(digestRoutes, { digests });
    },
    jobs: {
      [BATCH_JOB]: createDraftBatch(context),
      [COVERAGE_JOB]: createCoverageSync(context),
      [DIGEST_JOB]: digests.handler,
    },
    waitingJobs: [BATCH_JOB, COVERAGE_JOB],
    async sweep() {
      await forgetBatches(context.db, context.now() - KEPT_MS);
      await coverage.syncDue();
      await digests.enqueueDue();
    },
  };
}

/** Descriptions of charts for who does not see them, none of whose figures is invented. */
export const descriptions = defineFeature({
  name: "descriptions",
  about: "what charts say to who does not see them",
  contract: "docs/contracts/descriptions.md",
  variables: DESCRIPTION_VARIABLES,
  migrations: { descriptions: DESCRIPTIONS_MIGRATIONS },
  async forget(transaction, userId) {
    const db = transaction.$extendTables<DescriptionTables>();
    await forgetWriter(db, userId);
    await forgetDigestsOf(db, userId);
    await forgetDraftsOf(db, userId);
  },
  open: ({ platform, identity }, variables) =>
    openDescriptions(descriptionsContext(platform, modelSettings(variables)), identity.operations),
});
