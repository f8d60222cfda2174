import { ELECTION_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { offeredOne } from "../../platform/sign-off/offered-one.ts";
import { createCalls } from "./calls.service.ts";
import { electionsRoutes } from "./elections.routes.ts";
import { createElections } from "./elections.service.ts";
import { electionsContext } from "./elections-context.ts";
import { findableElections } from "./findable-elections.ts";
import { startNightClock } from "./night-clock.ts";
import { createNights } from "./nights.service.ts";
import { reconcileNights } from "./publish-night.ts";
import { rehearsalOf } from "./rehearsal-of.ts";
import { ELECTIONS_MIGRATIONS } from "./schema/tables.ts";

/** Begins to work with elections. @param tickMs - Interval at which nights that are due are looked for; 0 for never, for tests. */
export function openElections(platform: Platform, tickMs?: number): OpenFeature {
  const context = electionsContext(platform);
  context.finding.offer(findableElections(context));
  context.records.signOff.offer(
    ELECTION_RECORD.name,
    offeredOne(ELECTION_RECORD, { group: "Datos", page: "/docs/Trackers/elecciones?eleccion=" }),
  );
  context.rehearsals.offer((slug) => rehearsalOf(context, slug));
  const clock = startNightClock(context, tickMs);
  return {
    routes: async (app) => {
      const services = {
        elections: createElections(context),
        nights: createNights(context),
        calls: createCalls(context),
      };
      await app.register(electionsRoutes, services);
    },
    async sweep() {
      await reconcileAll(context.records);
      await reconcileNights(context);
    },
    async close() {
      await clock.close();
      await context.townMaps.close();
    },
  };
}

/** Elections: what is voted by which law, and the night on which it is counted, published while it is. */
export const elections = defineFeature({
  name: "elections",
  about: "elections, the rehearsal and the night of their count, and who won by the word of two people",
  contract: "docs/contracts/elections.md",
  variables: {},
  migrations: { elections: ELECTIONS_MIGRATIONS },
  open: ({ platform }) => openElections(platform),
});
