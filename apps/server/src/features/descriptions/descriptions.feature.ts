import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
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
  return {
    routes: async (app) => {
      await app.register(descriptionsRoutes, { descriptions });
    },
    jobs: { [BATCH_JOB]: createDraftBatch(context) },
    waitingJobs: [BATCH_JOB],
    sweep: () => forgetBatches(context.db, context.now() - KEPT_MS),
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
