import type { Platform } from "../../platform/platform.ts";
import type { ComposerSettings } from "./composer-settings.ts";
import type { ComposerDb, ComposerTables } from "./schema/tables.ts";

/** What the panels work with. */
export interface ComposerContext extends Pick<Platform, "database" | "publishing" | "now"> {
  readonly db: ComposerDb;
  readonly settings: ComposerSettings;
  /** The session of an id, `null` once it ended: a key is worth what its session is. */
  readonly findSession: (sessionId: string) => Promise<PanelHolder | null>;
}

/** Who is in front of a panel. */
export interface PanelHolder {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** What the panels work with, on a platform. */
export function composerContext(
  { database, publishing, now }: Platform,
  settings: ComposerSettings,
  findSession: ComposerContext["findSession"],
): ComposerContext {
  return { database, publishing, now, settings, findSession, db: database.kysely.$extendTables<ComposerTables>() };
}
