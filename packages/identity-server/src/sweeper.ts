import { deleteMailCodesOver } from "./accounts/mail-codes.repository.ts";
import { deleteOneTimeTokensExpiredBefore } from "./accounts/one-time-tokens.repository.ts";
import { deleteUnconfirmedBefore, liftBansOver } from "./accounts/users.repository.ts";
import { deletePassingEntriesBefore } from "./audit/audit.repository.ts";
import { deleteAttemptsOver } from "./limits/attempts.repository.ts";
import { GIVE_UP_MS } from "./mail/mail-deliverer.ts";
import { deleteMailsFinishedBefore, emptyMailsFailedBefore } from "./mail/mail-queue.repository.ts";
import { DAY_MS, HOUR_MS, type IdentityLog } from "./options.ts";
import { deleteChallengesExpiredBefore } from "./passkeys/passkeys.repository.ts";
import { deleteGrantsEndedBefore } from "./programs/grants.repository.ts";
import { deleteKeysEndedBefore } from "./programs/programs.repository.ts";
import { deleteFlowsOver } from "./providers/flows.repository.ts";
import type { IdentityDb } from "./schema/tables.ts";
import { deleteDevicesSeenBefore } from "./sessions/devices.repository.ts";
import { PLACE_KEPT_MS } from "./sessions/known-places.ts";
import { deleteRefreshTokensUsedBefore, deleteSessionsEndedBefore } from "./sessions/sessions.repository.ts";
import { deleteMfaTicketsExpiredBefore } from "./totp/mfa-tickets.repository.ts";

/** Interval at which rows whose time is over are removed, milliseconds. */
const SWEEP_MS = HOUR_MS;

/** Ended sessions and links, and sign-ups that nobody confirmed, stay this long: who comes late is told "expired" and not "unknown". */
const KEPT_MS = 30 * DAY_MS;

/** Refusals, failed sign-ins and renewals stay in the audit this long, milliseconds. */
const PASSING_KEPT_MS = 90 * DAY_MS;

/** Used refresh tokens stay this long, milliseconds: a copy that comes later is unknown, and ends nobody's session. */
const USED_TOKEN_KEPT_MS = 7 * DAY_MS;

interface SweeperDeps {
  readonly db: IdentityDb;
  readonly now: () => number;
  readonly log: IdentityLog;
  /** Looks which kinds of password hashes are kept: an import beside the service may have brought others. */
  readonly learnHashes: () => Promise<void>;
}

/** Removes what nobody will ask for again. */
export async function sweep({ db, now, learnHashes }: Omit<SweeperDeps, "log">): Promise<void> {
  await deleteAttemptsOver(db, now());
  await deleteFlowsOver(db, now());
  await deleteMailCodesOver(db, now());
  await deleteMfaTicketsExpiredBefore(db, now());
  await deleteChallengesExpiredBefore(db, now());
  await deleteSessionsEndedBefore(db, now() - KEPT_MS);
  await deleteRefreshTokensUsedBefore(db, now() - USED_TOKEN_KEPT_MS);
  await deleteOneTimeTokensExpiredBefore(db, now() - KEPT_MS);
  await deleteGrantsEndedBefore(db, now() - DAY_MS);
  await deleteKeysEndedBefore(db, now() - KEPT_MS);
  await deleteUnconfirmedBefore(db, now() - KEPT_MS);
  await deleteDevicesSeenBefore(db, now() - PLACE_KEPT_MS);
  await emptyMailsFailedBefore(db, now() - GIVE_UP_MS);
  await deleteMailsFinishedBefore(db, now() - KEPT_MS);
  await liftBansOver(db, now());
  await deletePassingEntriesBefore(db, now() - PASSING_KEPT_MS);
  await learnHashes();
}

/** Sweeps once an hour. */
export function startSweeper(deps: SweeperDeps): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, "old rows were not removed"));
  }, SWEEP_MS);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
