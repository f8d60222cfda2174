import { basename, join } from "node:path";
import { noteBackup } from "@nv/identity-server";
import { copyToPlace } from "../../platform/copies/copy-places.ts";
import { neededVariables } from "../../platform/copies/needed-variables.ts";
import { openPlace } from "../../platform/copies/open-place.ts";
import { lookAtStore, lookResult, STORE_LOOK_JOB } from "../../platform/copies/store-look.ts";
import { DATABASE_FILE } from "../../platform/database-file.ts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { isJobSince } from "../../platform/jobs/jobs.repository.ts";
import type { JobsTables } from "../../platform/jobs/jobs-table.ts";
import type { Platform } from "../../platform/platform.ts";
import { COPIES_VARIABLES, type CopiesVariables, type CopyPlan, copyPlan } from "./copies-settings.ts";

/** Kind of the work that makes a copy of everything. */
const COPY_JOB = "copies.make";

const DAY_MS = 86_400_000;

/** After a start the store is looked at again, unless it was a moment ago: somebody may have put another database or store there. */
const LOOKED_MS = 10 * 60_000;

const SCHEDULE = { id: "", name: "Copia programada" };
const DAILY = { id: "", name: "Revisión diaria" };

/** Makes a copy where the plan says. */
function createCopyHandler(platform: Platform, plan: CopyPlan, variables: CopiesVariables): JobHandler {
  const { database, folders, store, publishing, now } = platform;
  const source = {
    address: { url: variables.DATABASE_URL, file: join(folders.data, DATABASE_FILE) },
    store,
    siteUrl: variables.SITE_URL ?? publishing.publicBaseUrl,
    needs: neededVariables({
      CASES_KEYS: variables.CASES_KEYS,
      IDENTITY_SHARED_SECRET: variables.IDENTITY_SHARED_SECRET,
    }),
    now,
  };
  return async ({ signal, log }) => {
    const place = await openPlace(plan.place, plan.keys);
    const copy = await copyToPlace(source, place, { keep: plan.keep, signal });
    const { name, sizeBytes, rows, objects, added, missing, damaged } = copy;
    await noteBackup(database, { file: basename(name), sizeBytes, atMs: now() });
    for (const { namedBy } of missing) log(`Falta en el almacén algo de ${namedBy}`);
    return { name, sizeBytes, rows, objects, added, missing: missing.length, damaged: damaged.length };
  };
}

/** Opens copies that are made by themselves, and the look whether the store has what is named. */
function openCopies(platform: Platform, variables: CopiesVariables): OpenFeature {
  const { database, store, jobs, now } = platform;
  const plan = copyPlan(variables);
  const db = database.kysely.$extendTables<JobsTables>();
  const startedAtMs = now();

  async function orderLook(): Promise<void> {
    const sinceMs = Math.max(startedAtMs - LOOKED_MS, now() - DAY_MS);
    if (await isJobSince(db, STORE_LOOK_JOB, sinceMs)) return;
    await jobs.order({ kind: STORE_LOOK_JOB, subject: "", payload: {}, actor: DAILY, key: "daily" });
  }

  async function orderCopy({ everyMs }: CopyPlan): Promise<void> {
    if (await isJobSince(db, COPY_JOB, now() - everyMs)) return;
    await jobs.order({ kind: COPY_JOB, subject: "", payload: {}, actor: SCHEDULE, key: "scheduled" });
  }

  const look: JobHandler = async ({ signal }) => lookResult(await lookAtStore(database.kysely, store, signal));
  return {
    jobs: {
      [STORE_LOOK_JOB]: look,
      ...(plan === null ? {} : { [COPY_JOB]: createCopyHandler(platform, plan, variables) }),
    },
    async sweep() {
      await orderLook();
      if (plan !== null) await orderCopy(plan);
    },
  };
}

/** Copies of everything that are made by themselves, and the look whether the store and the database go together. */
export const copies = defineFeature({
  name: "copies",
  about: "scheduled copies of everything, and the look at the store",
  variables: COPIES_VARIABLES,
  open: ({ platform }, variables) => openCopies(platform, variables),
});
