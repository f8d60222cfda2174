import type { StateView } from "@nv/contracts/schemas";

const DAY_MS = 86_400_000;

/** Mails that wait longer than this do not wait for their turn, but for somebody. */
const MAIL_WAIT_MS = 15 * 60_000;

/** Work that could have begun this long ago waits for nobody: no process takes it. */
const JOB_WAIT_MS = 15 * 60_000;

/** A copy that is older than this is no copy of the present. */
const BACKUP_AGE_MS = 7 * DAY_MS;

/** Below this much free space, or this part of the disk, it is time to act. */
const FREE_MIN_BYTES = 1e9;
const FREE_MIN_RATIO = 0.05;

/** A database that takes longer than this to answer nothing makes every page slow, milliseconds. */
const LATENCY_MAX_MS = 100;

/** Something that somebody should look at. */
export type StateWarning =
  | "processesApart"
  | "storeAway"
  | "mailUnreachable"
  | "mailWaiting"
  | "mailFailed"
  | "diskFull"
  | "databaseSlow"
  | "blobsMissing"
  | "piecesOrphaned"
  | "backupMissing"
  | "backupOld"
  | "proxyUntrusted"
  | "datawrapperAway"
  | "jobsWaiting"
  | "jobsFailed"
  | "browserFailed"
  | "oneAdministrator";

/** Lists what should be looked at, the most pressing first; empty when all is well. */
export function stateWarnings(state: StateView): StateWarning[] {
  const { nowMs, database, storage, mail, lastBackup, people, untrustedProxy, datawrapper, jobs, browser } = state;
  const { storeLook } = state;
  const isDiskFull = storage.freeBytes < Math.min(FREE_MIN_BYTES, storage.totalBytes * FREE_MIN_RATIO);
  const isWaiting = mail.oldestWaitingAtMs !== null && nowMs - mail.oldestWaitingAtMs > MAIL_WAIT_MS;
  const checks: readonly (readonly [StateWarning, boolean])[] = [
    ["diskFull", isDiskFull],
    ["processesApart", state.processes.apart > 0],
    ["storeAway", state.store.answer !== ""],
    ["proxyUntrusted", untrustedProxy !== null && nowMs - untrustedProxy.lastAtMs < DAY_MS],
    ["mailUnreachable", !mail.isReachable],
    ["mailWaiting", mail.isReachable && isWaiting],
    ["datawrapperAway", datawrapper.answer !== ""],
    ["jobsWaiting", jobs.oldestDueAtMs !== null && nowMs - jobs.oldestDueAtMs > JOB_WAIT_MS],
    ["databaseSlow", database.latencyMs > LATENCY_MAX_MS],
    ["mailFailed", mail.failed > 0],
    ["jobsFailed", jobs.failed > 0],
    ["browserFailed", browser.lastFailure !== null],
    ["blobsMissing", (storeLook?.missing ?? 0) > 0],
    ["piecesOrphaned", (storeLook?.orphans ?? 0) > 0],
    ["backupMissing", lastBackup === null],
    ["backupOld", lastBackup !== null && nowMs - lastBackup.atMs > BACKUP_AGE_MS],
    ["oneAdministrator", people.administrators === 1],
  ];
  return checks.filter(([, isSo]) => isSo).map(([warning]) => warning);
}
