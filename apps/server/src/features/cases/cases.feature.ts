import { CASES_GROUP } from "@nv/contracts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { forgetActor } from "./cases.repository.ts";
import { casesRoutes } from "./cases.routes.ts";
import { createCases } from "./cases.service.ts";
import { type CasesContext, casesContext } from "./cases-context.ts";
import { CASES_VARIABLES, caseKeys } from "./cases-settings.ts";
import { createPersonal } from "./personal.service.ts";
import { reconcileCases } from "./reconcile-cases.ts";
import { CASES_MIGRATIONS } from "./schema/tables.ts";

/** Begins to work with cases. */
export function openCases(context: CasesContext): OpenFeature {
  const cases = createCases(context);
  const personal = createPersonal(context);
  return {
    routes: async (app) => {
      await app.register(casesRoutes, { cases, personal, context });
    },
    sweep: () => reconcileCases(context),
  };
}

/** Cases that several people check before readers see them; for one group alone. */
export const cases = defineFeature({
  name: "cases",
  about: "cases that several people check before readers see them, for one group",
  contract: "docs/contracts/cases.md",
  group: CASES_GROUP,
  variables: CASES_VARIABLES,
  migrations: { cases: CASES_MIGRATIONS },
  forget: forgetActor,
  open: ({ platform }, variables) => openCases(casesContext(platform, caseKeys(variables))),
});
