import { deliveryReason, isRecipientRefused } from "../core/delivery-error.ts";
import { retryDelayMs } from "../core/retry-delay.ts";
import { DAY_MS, type IdentityLog, MINUTE_MS } from "../options.ts";
import type { IdentityDb, MailRow } from "../schema/tables.ts";
import { claimMail, failMail, findDueMail, finishMail, postponeMail } from "./mail-queue.repository.ts";
import type { MailTransport } from "./mail-transport.ts";
import type { RenderMail } from "./render-mail.ts";

/** Interval at which the queue is looked at without a notification, milliseconds: for retries, and for mails of a process that died. */
const POLL_MS = 2000;

/** Longest that one delivery may take before another process may try it, milliseconds. */
const CLAIM_MS = 2 * MINUTE_MS;

/** A mail this old is given up: its links have expired. */
export const GIVE_UP_MS = 7 * DAY_MS;

/** Delivers queued mails until it is closed. */
export interface MailDeliverer {
  /** Says that there is something new; never waits. */
  kick(): void;
  /** Stops after the delivery that is under way. */
  close(): Promise<void>;
}

interface DelivererDeps {
  readonly db: IdentityDb;
  readonly transport: MailTransport;
  readonly renderMail: RenderMail;
  readonly now: () => number;
  readonly log: IdentityLog;
}

/** Starts the deliverer. Every process may run one; a mail is claimed before it is sent. */
export function startMailDeliverer({ db, transport, renderMail, now, log }: DelivererDeps): MailDeliverer {
  let isClosed = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function fail(mail: MailRow, error: unknown): Promise<void> {
    const attempts = mail.attempts + 1;
    const lastError = deliveryReason(error);
    if (now() - mail.created_at_ms > GIVE_UP_MS) {
      log.error({ err: error, mailId: mail.id, attempts }, "a mail was given up: nobody took it for a week");
      return failMail(db, mail.id, { nowMs: now(), lastError, hasContent: false });
    }
    if (isRecipientRefused(error)) {
      log.warn({ err: error, mailId: mail.id, attempts }, "a mail was given up: the server knows no such address");
      return failMail(db, mail.id, { nowMs: now(), lastError, hasContent: true });
    }
    log.warn({ err: error, mailId: mail.id, attempts }, "a mail was not delivered and will be tried again");
    return postponeMail(db, mail.id, now() + retryDelayMs(attempts), lastError);
  }

  async function deliver(mail: MailRow): Promise<void> {
    if (!(await claimMail(db, mail, now() + CLAIM_MS))) return;
    try {
      await transport.deliver(mail, await renderMail(mail));
    } catch (error) {
      return fail(mail, error);
    }
    await finishMail(db, mail.id, now());
  }

  async function drain(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let mail = await findDueMail(db, now()); mail && !isClosed; mail = await findDueMail(db, now())) {
        await deliver(mail);
      }
    } while (isAskedAgain && !isClosed);
  }

  function kick(): void {
    if (isClosed) return;
    isAskedAgain = true;
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, "the mail queue cannot be read"))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(kick, POLL_MS);
  timer.unref();
  kick();
  return {
    kick,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
