import { z } from "zod";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { censusSectionsRoutes } from "./census-sections.routes.ts";
import { CROSS_JOB, createCrossHandler } from "./cross-years.ts";
import { createFindSections } from "./find-sections.ts";
import { createImportHandler, IMPORT_JOB, sweepLoads } from "./import-year.ts";
import { SECTIONS_MIGRATIONS } from "./schema/tables.ts";
import { type SectionsContext, sectionsContext } from "./sections-context.ts";

/** Begins to work with sections of the census. */
export function openCensusSections(context: SectionsContext): OpenFeature {
  return {
    routes: async (app) => {
      await app.register(censusSectionsRoutes, { sections: createFindSections(context), jobs: context.jobs });
    },
    jobs: { [IMPORT_JOB]: createImportHandler(context), [CROSS_JOB]: createCrossHandler(context) },
    sweep: () => sweepLoads(context),
  };
}

/** Sections of the census: the map of each year, and where in it something is. */
export const censusSections = defineFeature({
  name: "census-sections",
  about: "the map of the census of each year",
  contract: "docs/contracts/census-sections.md",
  variables: {
    INE_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
    INE_BASE: z
      .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://www.ine.es" })
      .default("https://www.ine.es"),
  },
  migrations: { censusSections: SECTIONS_MIGRATIONS },
  open: ({ platform }, { INE_MODE: mode, INE_BASE: base }) =>
    openCensusSections(sectionsContext(platform, { mode, base: base.replace(/\/$/, "") })),
});
