import { KEYS_TOPIC, SETTINGS_TOPIC } from "./context.ts";
import type { AccessTokens } from "./keys/access-tokens.service.ts";
import type { ServiceKeys } from "./keys/keys.service.ts";
import type { IdentityLog } from "./options.ts";
import type { GateSessions } from "./sessions/gate-sessions.service.ts";
import type { ReadMarks } from "./sessions/read-marks.ts";
import type { LiveSettings } from "./settings/live-settings.ts";

/** Handlers in this process of what any process announces. */
export interface Announcements {
  /** @param what - Settings, keys, or the id of a person who changed. */
  receive(what: string): void;
  /** Whether announcements arrive; when they do again, some may have been missed. */
  setConnected(isConnected: boolean): void;
  /** As {@link Identity.onSessionsChanged}. */
  onSessionsChanged(listener: SessionsListener): () => void;
}

/** Told whose sessions may have changed or ended; `null` for those of anybody. */
export type SessionsListener = (userId: string | null) => void;

interface AnnouncementsDeps {
  readonly gate: GateSessions;
  readonly marks: ReadMarks;
  readonly live: LiveSettings;
  readonly keys: ServiceKeys;
  readonly tokens: AccessTokens;
  readonly log: IdentityLog;
}

/** The one place that takes announcements. */
export function createAnnouncements({ gate, marks, live, keys, tokens, log }: AnnouncementsDeps): Announcements {
  const listeners = new Set<SessionsListener>();

  function notify(userId: string | null): void {
    for (const listener of listeners) listener(userId);
  }

  function forgetEverybody(): void {
    gate.forgetAll();
    marks.forgetAll();
    notify(null);
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
    receive(what) {
      if (what === SETTINGS_TOPIC) rereadSettings();
      else if (what === KEYS_TOPIC) forgetKeys();
      else {
        gate.forget(what);
        marks.forget(what);
        notify(what);
      }
    },
    setConnected(isConnected) {
      gate.setConnected(isConnected);
      marks.setConnected(isConnected);
      tokens.setConnected(isConnected);
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
