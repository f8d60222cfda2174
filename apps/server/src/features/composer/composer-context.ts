import type { Platform } from "../../platform/platform.ts";
import type { ComposerSettings } from "./composer-settings.ts";
import type { ComposerDb, ComposerTables } from "./schema/tables.ts";

/** Dependencies of the panels. */
export interface ComposerContext extends Pick<Platform, "database" | "publishing" | "now"> {
  readonly db: ComposerDb;
  readonly settings: ComposerSettings;
  /** The session of an id, `null` once it ended: a key is worth what its session is. */
  readonly findSession: (sessionId: string) => Promise<PanelHolder | null>;
}

/** Person in front of a panel. */
export interface PanelHolder {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Creates the dependencies of the panels, on a platform. */
export function composerContext(
  { database, publishing, now }: Platform,
  settings: ComposerSettings,
  findSession: ComposerContext["findSession"],
): ComposerContext {
  return { database, publishing, now, settings, findSession, db: database.kysely.$extendTables<ComposerTables>() };
}
