import { SettingChoices, type SettingName, type SettingsView, type SettingValues } from "@nv/contracts/schemas";
import type { Settings } from "../context.ts";
import { type Effective, effectiveSettings } from "../core/chosen-settings.ts";
import { type EntryRules, NO_ENTRY_RULES, readEntryRules } from "../directory/entry-rules.ts";
import { DAY_MS, type IdentityLog } from "../options.ts";
import type { SettingsRow } from "../schema/settings-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { findSettings } from "./settings.repository.ts";

/** Settings that administrators chose, as they are stored: the chosen ones alone. */
export const ChosenSettings = SettingChoices.partial();

/** The settings in force, and how they came about. */
export interface LiveSettings {
  /** Settings that the services read; their values change while the service runs. */
  readonly settings: Settings;
  /** Reads again what administrators chose. Never goes back to an older version. */
  reread(): Promise<void>;
  present(): Effective<SettingValues> & Pick<SettingsView, "version" | "changed">;
  readonly configured: SettingValues;
  readonly fixed: ReadonlySet<string>;
}

interface LiveDeps {
  readonly db: IdentityDb;
  /** The settings by the configuration alone. */
  readonly base: Settings;
  /** Names of those that the configuration says outright. */
  readonly fixed: readonly SettingName[];
  readonly log: IdentityLog;
}

function toValues(base: Settings): SettingValues {
  return {
    signup: base.signup,
    mailLocale: base.mailLocale,
    sessionIdleDays: base.sessions.idleMs / DAY_MS,
    sessionAbsoluteDays: base.sessions.absoluteMs / DAY_MS,
    secondFactor: base.factors.totp,
    passkeys: base.factors.passkeys,
    magicLink: base.hasMagicLink,
    assistants: base.hasAssistants,
  };
}

/** The settings with the values in force; what no screen changes stays as configured. */
function liveView(base: Settings, values: () => SettingValues, rules: () => EntryRules): Settings {
  return {
    ...base,
    get signup() {
      return values().signup;
    },
    get mailLocale() {
      return values().mailLocale;
    },
    get hasMagicLink() {
      return values().magicLink;
    },
    get hasAssistants() {
      return values().assistants;
    },
    get sessions() {
      const { sessionIdleDays, sessionAbsoluteDays } = values();
      return { idleMs: sessionIdleDays * DAY_MS, absoluteMs: sessionAbsoluteDays * DAY_MS };
    },
    get entryRules() {
      return rules();
    },
    get factors() {
      return { ...base.factors, totp: values().secondFactor, passkeys: values().passkeys };
    },
  };
}

/**
 * Reads the settings and keeps them.
 *
 * A row that this version cannot read changes nothing and is reported: signing in must not depend on it.
 */
export async function loadLiveSettings({ db, base, fixed: names, log }: LiveDeps): Promise<LiveSettings> {
  const configured = toValues(base);
  const fixed = new Set<string>(names);
  let row: SettingsRow | undefined;
  let effective = effectiveSettings(configured, {}, fixed);
  let rules = NO_ENTRY_RULES;
  let readings = 0;
  let newestReading = 0;

  function take(read: SettingsRow): void {
    row = read;
    const chosen = ChosenSettings.safeParse(JSON.parse(read.content));
    if (!chosen.success) log.error({ err: chosen.error }, "the settings in the database cannot be read");
    effective = effectiveSettings(configured, chosen.data ?? {}, fixed);
  }

  async function reread(): Promise<void> {
    readings += 1;
    const reading = readings;
    const [read, readNow] = [await findSettings(db), await readEntryRules(db)];
    if (read !== undefined && read.version > (row?.version ?? 0)) take(read);
    // Of two readings that cross, the one that began later saw more.
    if (reading < newestReading) return;
    newestReading = reading;
    rules = readNow;
  }

  await reread();
  return {
    settings: liveView(
      base,
      () => effective.values,
      () => rules,
    ),
    reread,
    present: () => ({
      ...effective,
      version: row?.version ?? 0,
      changed: row === undefined ? null : { atMs: row.changed_at_ms, by: row.changed_by },
    }),
    configured,
    fixed,
  };
}
