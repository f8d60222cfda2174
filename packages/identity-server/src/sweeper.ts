import { deleteOneTimeTokensExpiredBefore } from "./accounts/one-time-tokens.repository.ts";
import { liftBansOver } from "./accounts/users.repository.ts";
import { deleteRefusalsBefore } from "./audit/audit.repository.ts";
import { deleteAttemptsOver } from "./limits/attempts.repository.ts";
import { GIVE_UP_MS } from "./mail/mail-deliverer.ts";
import { deleteMailsFinishedBefore, emptyMailsFailedBefore } from "./mail/mail-queue.repository.ts";
import { DAY_MS, HOUR_MS, type IdentityLog } from "./options.ts";
import { deleteChallengesExpiredBefore } from "./passkeys/passkeys.repository.ts";
import { deleteFlowsOver } from "./providers/flows.repository.ts";
import type { IdentityDb } from "./schema/tables.ts";
import { deleteDevicesSeenBefore } from "./sessions/devices.repository.ts";
import { PLACE_KEPT_MS } from "./sessions/known-places.ts";
import { deleteSessionsEndedBefore } from "./sessions/sessions.repository.ts";
import { deleteMfaTicketsExpiredBefore } from "./totp/mfa-tickets.repository.ts";

/** How often rows whose time is over are removed, milliseconds. */
const SWEEP_MS = HOUR_MS;

/** Ended sessions and links stay this long, so that who comes late is told "expired" and not "unknown". */
const KEPT_MS = 30 * DAY_MS;

/** Refusals stay in the audit this long, milliseconds. */
const REFUSAL_KEPT_MS = 90 * DAY_MS;

interface SweeperDeps {
  readonly db: IdentityDb;
  readonly now: () => number;
  readonly log: IdentityLog;
  /** Looks which kinds of password hashes are kept: an import beside the service may have brought others. */
  readonly learnHashes: () => Promise<void>;
}

/** Removes, once an hour, what nobody will ask for again. */
export function startSweeper({ db, now, log, learnHashes }: SweeperDeps): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function sweep(): Promise<void> {
    await deleteAttemptsOver(db, now());
    await deleteFlowsOver(db, now());
    await deleteMfaTicketsExpiredBefore(db, now());
    await deleteChallengesExpiredBefore(db, now());
    await deleteSessionsEndedBefore(db, now() - KEPT_MS);
    await deleteOneTimeTokensExpiredBefore(db, now() - KEPT_MS);
    await deleteDevicesSeenBefore(db, now() - PLACE_KEPT_MS);
    await emptyMailsFailedBefore(db, now() - GIVE_UP_MS);
    await deleteMailsFinishedBefore(db, now() - KEPT_MS);
    await liftBansOver(db, now());
    await deleteRefusalsBefore(db, now() - REFUSAL_KEPT_MS);
    await learnHashes();
  }
  const timer = setInterval(() => {
    running = sweep().catch((error: unknown) => log.error({ err: error }, "old rows were not removed"));
  }, SWEEP_MS);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
