import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { coverageRoutes } from "./coverage/coverage.routes.ts";
import { createDescriptionCoverage } from "./coverage/coverage.service.ts";
import { COVERAGE_JOB, createCoverageSync } from "./coverage/sync-coverage.ts";
import { DESCRIPTION_VARIABLES, modelSettings } from "./description-settings.ts";
import { forgetBatches, forgetWriter } from "./descriptions.repository.ts";
import { descriptionsRoutes } from "./descriptions.routes.ts";
import { BATCH_JOB, createDescriptions } from "./descriptions.service.ts";
import { type DescriptionsContext, descriptionsContext } from "./descriptions-context.ts";
import { createDraftBatch } from "./draft-batch.ts";
import { DESCRIPTIONS_MIGRATIONS, type DescriptionTables } from "./schema/tables.ts";

/** How long the drafts of a batch are kept, milliseconds: a fortnight, as its job is. */
const KEPT_MS = 14 * 86_400_000;

/** Begins to work with descriptions. */
export function openDescriptions(context: DescriptionsContext): OpenFeature {
  const descriptions = createDescriptions(context);
  const coverage = createDescriptionCoverage(context);
  return {
    routes: async (app) => {
      await app.register(descriptionsRoutes, { descriptions });
      await app.register(coverageRoutes, { coverage });
    },
    jobs: { [BATCH_JOB]: createDraftBatch(context), [COVERAGE_JOB]: createCoverageSync(context) },
    waitingJobs: [BATCH_JOB, COVERAGE_JOB],
    async sweep() {
      await forgetBatches(context.db, context.now() - KEPT_MS);
      await coverage.syncDue();
    },
  };
}

/** Descriptions of charts for who does not see them, none of whose figures is invented. */
export const descriptions = defineFeature({
  name: "descriptions",
  variables: DESCRIPTION_VARIABLES,
  migrations: { descriptions: DESCRIPTIONS_MIGRATIONS },
  forget: (transaction, userId) => forgetWriter(transaction.$extendTables<DescriptionTables>(), userId),
  open: ({ platform }, variables) => openDescriptions(descriptionsContext(platform, modelSettings(variables))),
});
