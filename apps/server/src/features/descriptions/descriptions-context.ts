import { setTimeout } from "node:timers/promises";
import type { Platform } from "../../platform/platform.ts";
import { createModel, type Model, type ModelSettings } from "../../platform/services/model/model-client.ts";
import type { DescriptionsDb, DescriptionTables } from "./schema/tables.ts";

/** Dependencies of the descriptions. */
export interface DescriptionsContext
  extends Pick<Platform, "database" | "datawrapper" | "jobs" | "noteInAudit" | "now"> {
  readonly db: DescriptionsDb;
  readonly model: Model;
  /** Waits, unless the work ends before. @param delayMs - Milliseconds. */
  pause(delayMs: number, signal: AbortSignal): Promise<void>;
}

const wait: DescriptionsContext["pause"] = (delayMs, signal) => setTimeout(delayMs, undefined, { signal });

/** Creates the dependencies of the descriptions, on a platform. @param pause - How it waits; really, when it is left out. */
export function descriptionsContext(
  platform: Platform,
  settings: ModelSettings,
  pause: DescriptionsContext["pause"] = wait,
): DescriptionsContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<DescriptionTables>(),
    model: createModel(settings),
    pause,
  };
}
