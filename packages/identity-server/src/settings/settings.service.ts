import type { SettingsChange, SettingsView, SettingValues } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import { type IdentityContext, SETTINGS_TOPIC, type Work } from "../context.ts";
import { type Choices, effectiveSettings, settingDifferences } from "../core/chosen-settings.ts";
import { DAY_MS } from "../options.ts";
import { shortenSessions } from "../sessions/sessions.repository.ts";
import { type ActingAdministrator, requireActing } from "./acting-administrator.ts";
import { ChosenSettings, type LiveSettings } from "./live-settings.ts";
import { createRequireProof } from "./require-proof.ts";
import { findSettings, writeSettings } from "./settings.repository.ts";

/** Shows and changes the settings of the running service. */
export interface SettingsAdministration {
  view(): Promise<SettingsView>;
  /**
   * Changes some settings, in every process.
   *
   * @throws {AdministrationError} `SETTINGS_CHANGED` when somebody changed them since that version; `SETTING_FIXED`;
   *   `SESSION_LIMITS_CROSSED`; `REAUTHENTICATION_REQUIRED`; `FORBIDDEN`.
   */
  change(change: SettingsChange, caller: ActingAdministrator): Promise<SettingsView>;
}

type Chosen = Choices<SettingValues>;

function nextChoice(former: Chosen, { values }: SettingsChange): Chosen {
  const kept = Object.entries({ ...former, ...values }).filter(([, value]) => value !== null && value !== undefined);
  return ChosenSettings.parse(Object.fromEntries(kept));
}

/** Changes settings for all processes, as administrators order, but those that the environment fixes. */
export function createSettingsAdministration(
  context: IdentityContext,
  live: LiveSettings,
  mailFrom: string,
): SettingsAdministration {
  const { settings } = context;
  const requireProof = createRequireProof(context);

  async function view(): Promise<SettingsView> {
    await live.reread();
    const { autoconfirm, siteUrl } = settings;
    return { ...live.present(), defaults: live.configured, configured: { autoconfirm, siteUrl, mailFrom } };
  }

  async function write(work: Work, change: SettingsChange, caller: ActingAdministrator): Promise<void> {
    const administrator = await requireActing(work, caller);
    const row = await findSettings(work.db);
    if ((row?.version ?? 0) !== change.version) throw new AdministrationError("SETTINGS_CHANGED");
    const former = ChosenSettings.catch({}).parse(row === undefined ? {} : JSON.parse(row.content));
    const chosen = nextChoice(former, change);
    const before = effectiveSettings(live.configured, former, live.fixed).values;
    const after = effectiveSettings(live.configured, chosen, live.fixed).values;
    if (after.sessionIdleDays > after.sessionAbsoluteDays) throw new AdministrationError("SESSION_LIMITS_CROSSED");
    const isWritten = await writeSettings(work.db, {
      version: change.version + 1,
      content: JSON.stringify(chosen),
      changed_at_ms: work.nowMs,
      changed_by: administrator.email,
    });
    if (!isWritten) throw new AdministrationError("SETTINGS_CHANGED");
    await shortenSessions(work.db, {
      idleMs: after.sessionIdleDays * DAY_MS,
      absoluteMs: after.sessionAbsoluteDays * DAY_MS,
    });
    const details = settingDifferences(before, after);
    await work.audit({ action: "settings_changed", actor: administrator, caller, details });
    work.announce(SETTINGS_TOPIC);
  }

  return {
    view,
    async change(change, caller) {
      if (Object.keys(change.values).some((name) => live.fixed.has(name))) {
        throw new AdministrationError("SETTING_FIXED");
      }
      await requireProof(caller);
      await context.work((work) => write(work, change, caller));
      return view();
    },
  };
}
