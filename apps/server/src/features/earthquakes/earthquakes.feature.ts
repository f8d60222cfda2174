import type { Actor } from "../../http/acting.ts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { createAskAgency } from "./ask-agency.ts";
import { LISTED_MS } from "./core/questions.ts";
import { EARTHQUAKE_VARIABLES, earthquakeSettings } from "./earthquake-settings.ts";
import { forgetReports, isAnyWatched } from "./earthquakes.repository.ts";
import { earthquakesRoutes } from "./earthquakes.routes.ts";
import { createEarthquakes } from "./earthquakes.service.ts";
import { type EarthquakesContext, earthquakesContext } from "./earthquakes-context.ts";
import { createRefreshFeeds } from "./refresh-feeds.ts";
import { EARTHQUAKE_MIGRATIONS } from "./schema/tables.ts";

/** Kind of the job that looks whether an agency has corrected what a graphic was made of. There is one at a time, in all processes. */
export const WATCH_JOB = "earthquakes.watch";

/** Interval between two looks at the agencies, milliseconds. */
const WATCH_EVERY_MS = 120_000;

/** Time that a report is kept of which no graphic was made, milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** Actor of the jobs that nobody asked for. */
const WATCHER: Actor = { id: "", name: "Vigilancia de terremotos" };

/** Begins to tell earthquakes. @param patienceMs - How long a list waits for slow agencies, milliseconds. */
export function openEarthquakes(context: EarthquakesContext, patienceMs?: number): OpenFeature {
  const { db, jobs, settings, now } = context;
  const agencies = Object.values(settings);
  // Of doubles, which are neither https nor public.
  const trustedOrigins = agencies.filter(({ mode }) => mode === "fake").map(({ base }) => new URL(base).origin);
  const ask = createAskAgency({ outsideFetch: createOutsideFetch({ trustedOrigins }), now });
  const refresh = createRefreshFeeds(context, ask);
  const earthquakes = createEarthquakes({ context, ask, refresh, ...(patienceMs !== undefined && { patienceMs }) });
  const isOff = agencies.every(({ mode }) => mode === "off");
  let watchedAtMs = 0;

  return {
    routes: async (app) => {
      await app.register(earthquakesRoutes, { earthquakes });
    },
    jobs: { [WATCH_JOB]: refresh },
    waitingJobs: [WATCH_JOB],
    async sweep() {
      if (isOff || now() - watchedAtMs < WATCH_EVERY_MS) return;
      watchedAtMs = now();
      await forgetReports(db, now() - KEPT_MS);
      if (!(await isAnyWatched(db, now() - LISTED_MS))) return;
      await jobs.order({ kind: WATCH_JOB, subject: "", payload: {}, actor: WATCHER, key: "all" });
    },
  };
}

/** Earthquakes, by what the agencies of Spain, of the United States and of Europe say of them. */
export const earthquakes = defineFeature({
  name: "earthquakes",
  about: "what agencies say of earthquakes, and what they correct",
  contract: "docs/contracts/earthquakes.md",
  variables: EARTHQUAKE_VARIABLES,
  migrations: { earthquakes: EARTHQUAKE_MIGRATIONS },
  open: ({ platform }, variables) => openEarthquakes(earthquakesContext(platform, earthquakeSettings(variables))),
});
