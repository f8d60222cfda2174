import { randomUUID } from "node:crypto";
import {
  MAILS_PER_PAGE,
  type MailList,
  type MailQuery,
  MailStateName,
  type MailTest,
  type MailView,
} from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import type { AuditAction } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { deliveryFailure, deliveryReason, withoutSecrets } from "../core/delivery-error.ts";
import { limitTries } from "../limits/limit-tries.ts";
import type { MailRow } from "../schema/tables.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import type { MailDeliverer } from "./mail-deliverer.ts";
import {
  cancelMail,
  countMails,
  countMailsByState,
  findMail,
  listMails,
  requeueMail,
} from "./mail-history.repository.ts";
import type { MailTransport } from "./mail-transport.ts";
import { queuedMessage, type RenderMail } from "./render-mail.ts";

/** The queue of mails and its history, for administrators. What a mail says is for its recipient alone. */
export type MailAdministration = ReturnType<typeof createMailAdministration>;

interface MailAdministrationDeps {
  readonly transport: MailTransport;
  readonly deliverer: MailDeliverer;
  readonly renderMail: RenderMail;
}

const hasContent = ({ message, text_body }: MailRow) => message !== null || text_body !== "";

function toView(row: MailRow): MailView {
  const state = MailStateName.parse(row.state);
  const isWaiting = state === "waiting";
  return {
    id: row.id,
    recipient: row.recipient,
    kind: row.kind,
    state,
    attempts: row.attempts,
    createdAtMs: row.created_at_ms,
    nextAttemptAtMs: isWaiting ? row.next_attempt_at_ms : null,
    finishedAtMs: row.finished_at_ms,
    lastError: row.last_error,
    canRetry: hasContent(row) && (state === "failed" || (isWaiting && row.attempts > 0)),
    canCancel: isWaiting,
  };
}

/** Shows administrators the mails without their links, and lets them send one again, cancel it or try the transport. */
export function createMailAdministration(
  context: IdentityContext,
  { transport, deliverer, renderMail }: MailAdministrationDeps,
) {
  const { db, messages, limiter } = context;

  async function existing(work: Work, id: string): Promise<MailRow> {
    const mail = await findMail(work.db, id);
    if (mail === undefined) throw new AdministrationError("MAIL_NOT_FOUND");
    return mail;
  }

  async function change(
    id: string,
    caller: ActingAdministrator,
    action: AuditAction,
    execute: (work: Work, mail: MailRow) => Promise<boolean>,
  ): Promise<MailView> {
    return context.work(async (work) => {
      const actor = await requireActing(work, caller);
      const mail = await existing(work, id);
      if (!(await execute(work, mail))) throw new AdministrationError("MAIL_MOVED_ON");
      await work.audit({ action, actor, caller, details: { recipient: mail.recipient, kind: mail.kind } });
      return toView(await existing(work, id));
    });
  }

  async function retry(id: string, caller: ActingAdministrator): Promise<MailView> {
    const view = await change(id, caller, "mail_retried", async (work, mail) => {
      const isOver = mail.state === "failed" && !hasContent(mail);
      if (isOver) throw new AdministrationError("MAIL_CONTENT_GONE");
      return requeueMail(work.db, mail.id, work.nowMs);
    });
    deliverer.kick();
    return view;
  }

  async function testMail(caller: ActingAdministrator): Promise<MailRow> {
    return context.work(async (work) => {
      const { email, ...actor } = await requireActing(work, caller);
      await work.audit({ action: "mail_tested", actor: { ...actor, email }, caller });
      const message = queuedMessage(messages.mailTest(email), context.settings.mailLocale);
      return {
        id: randomUUID(),
        recipient: email,
        subject: "",
        text_body: "",
        html_body: "",
        message,
        created_at_ms: work.nowMs,
        attempts: 0,
        next_attempt_at_ms: work.nowMs,
        last_error: null,
        finished_at_ms: null,
        state: "waiting",
        kind: "mailTest",
      };
    });
  }

  return {
    async list({ state, search, page }: MailQuery): Promise<MailList> {
      const filter = { state, search };
      const range = { offset: (page - 1) * MAILS_PER_PAGE, limit: MAILS_PER_PAGE };
      return {
        mails: (await listMails(db, filter, range)).map(toView),
        total: await countMails(db, filter),
        counts: await countMailsByState(db),
        transport: transport.kind,
      };
    },
    /**
     * Tries a mail again now.
     *
     * @throws {AdministrationError} `MAIL_NOT_FOUND`, `MAIL_MOVED_ON`, `MAIL_CONTENT_GONE`, `FORBIDDEN`.
     */
    retry,
    /** @throws {AdministrationError} `MAIL_NOT_FOUND`, `MAIL_MOVED_ON`, `FORBIDDEN`. */
    cancel: (id: string, caller: ActingAdministrator): Promise<MailView> =>
      change(id, caller, "mail_cancelled", (work, mail) => cancelMail(work.db, mail.id, work.nowMs)),
    /**
     * Sends a mail to the administrator who asks, past the queue, and tells what became of it.
     *
     * @throws {AdministrationError} `TOO_MANY_TRIES`, `FORBIDDEN`.
     */
    async test(caller: ActingAdministrator): Promise<MailTest> {
      await limitTries(limiter, "mailTestByAccount", caller.userId);
      const mail = await testMail(caller);
      const about = { recipient: mail.recipient, transport: transport.kind };
      try {
        const answer = withoutSecrets(await transport.deliver(mail, await renderMail(mail)));
        return { ...about, isDelivered: true, failure: null, answer };
      } catch (error) {
        context.log.warn({ err: error }, "a test mail was not delivered");
        return { ...about, isDelivered: false, failure: deliveryFailure(error), answer: deliveryReason(error) };
      }
    },
  };
}
