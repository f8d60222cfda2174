import type { StateView } from "@nv/contracts/schemas";
import { z } from "zod";
import { countAdministrators } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { deliveryReason } from "../core/delivery-error.ts";
import { countMailsByState, oldestWaitingMail } from "../mail/mail-history.repository.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { HashLoad } from "../password/hash-queue.ts";
import { countLiveSessions } from "../sessions/sessions.repository.ts";
import { BACKUP_MARK, findMark } from "./marks.repository.ts";
import { countPeople } from "./people-count.repository.ts";

/** The mail server is asked at most this often, milliseconds: a screen that is loaded again must not trouble it. */
const CHECK_LIFE_MS = 15_000;

/** The parts of the state that only this service knows. */
export type ServiceState = Pick<StateView, "mail" | "lastBackup" | "people">;

/** Figures for whoever watches the service. */
export interface ServiceFigures {
  readonly liveSessions: number;
  /** Mails by state; a state without any is absent. */
  readonly mails: Readonly<Record<string, number>>;
  /** Age of the oldest mail that waits, milliseconds; 0 when none does. */
  readonly oldestMailMs: number;
  readonly hashes: HashLoad;
}

/** Reader of the state of the service. */
export interface ServiceStateReader {
  read(): Promise<ServiceState>;
  figures(): Promise<ServiceFigures>;
}

/** Details that the backup command notes about a copy. */
export const BackupDetails = z.object({ file: z.string(), sizeBytes: z.number() });
export type BackupDetails = z.infer<typeof BackupDetails>;

/** Tells administrators whether people can sign in and mails go out; the mail server is asked seldom. */
export function createServiceState(context: IdentityContext, transport: MailTransport): ServiceStateReader {
  const { db, now, hasher, settings } = context;
  let checked: { readonly atMs: number; readonly answer: Promise<string> } | null = null;

  /** @returns What the mail server said against us; empty when it lets us in. */
  function mailAnswer(): Promise<string> {
    const nowMs = now();
    if (checked === null || Math.abs(nowMs - checked.atMs) >= CHECK_LIFE_MS) {
      checked = { atMs: nowMs, answer: transport.check().then(() => "", deliveryReason) };
    }
    return checked.answer;
  }

  return {
    async read() {
      const answer = await mailAnswer();
      const counts = await countMailsByState(db);
      const backup = await findMark(db, BACKUP_MARK);
      return {
        mail: {
          transport: transport.kind,
          address: transport.address,
          isReachable: answer === "",
          answer,
          waiting: (counts.waiting ?? 0) + (counts.sending ?? 0),
          failed: counts.failed ?? 0,
          oldestWaitingAtMs: await oldestWaitingMail(db),
        },
        lastBackup:
          backup === undefined ? null : { atMs: backup.at_ms, ...BackupDetails.parse(JSON.parse(backup.details)) },
        people: {
          total: await countPeople(db),
          administrators: await countAdministrators(db, settings.audiences),
          liveSessions: await countLiveSessions(db, now()),
        },
      };
    },
    async figures() {
      const oldestMs = await oldestWaitingMail(db);
      return {
        liveSessions: await countLiveSessions(db, now()),
        mails: await countMailsByState(db),
        oldestMailMs: oldestMs === null ? 0 : Math.max(0, now() - oldestMs),
        hashes: hasher.load(),
      };
    },
  };
}
