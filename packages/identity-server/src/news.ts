import { KEYS_NEWS, SETTINGS_NEWS } from "./context.ts";
import type { AccessTokens } from "./keys/access-tokens.service.ts";
import type { ServiceKeys } from "./keys/keys.service.ts";
import type { IdentityLog } from "./options.ts";
import type { GateSessions } from "./sessions/gate-sessions.service.ts";
import type { ReadMarks } from "./sessions/read-marks.ts";
import type { LiveSettings } from "./settings/live-settings.ts";

/** What this process does about what any process announces. */
export interface News {
  /** @param what - Settings, keys, or the id of a person who changed. */
  hear(what: string): void;
  /** Whether announcements arrive; when they do again, some may have been missed. */
  setLine(isConnected: boolean): void;
  /** As {@link Identity.onSessionsChanged}. */
  onSessionsChanged(listener: SessionsListener): () => void;
}

/** Told whose sessions may have changed or ended; `null` for those of anybody. */
export type SessionsListener = (userId: string | null) => void;

interface NewsDeps {
  readonly gate: GateSessions;
  readonly marks: ReadMarks;
  readonly live: LiveSettings;
  readonly keys: ServiceKeys;
  readonly tokens: AccessTokens;
  readonly log: IdentityLog;
}

/** Makes the one place that hears announcements. */
export function createNews({ gate, marks, live, keys, tokens, log }: NewsDeps): News {
  const listeners = new Set<SessionsListener>();

  function tell(userId: string | null): void {
    for (const listener of listeners) listener(userId);
  }

  function forgetEverybody(): void {
    gate.forgetAll();
    marks.forgetAll();
    tell(null);
  }

  function rereadSettings(): void {
    live
      .reread()
      .then(forgetEverybody)
      .catch((error: unknown) => log.error({ err: error }, "the settings were not read again"));
  }

  function forgetKeys(): void {
    keys.forget();
    tokens.forget();
    forgetEverybody();
  }

  return {
    hear(what) {
      if (what === SETTINGS_NEWS) rereadSettings();
      else if (what === KEYS_NEWS) forgetKeys();
      else {
        gate.forget(what);
        marks.forget(what);
        tell(what);
      }
    },
    setLine(isConnected) {
      gate.setLine(isConnected);
      marks.setLine(isConnected);
      tokens.setLine(isConnected);
      if (!isConnected) return;
      rereadSettings();
      forgetKeys();
    },
    onSessionsChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
