import { z } from "zod";
import type { MailRow } from "../schema/tables.ts";
import { mailLocale } from "./mail-locale.ts";
import type { MailLocale, MessageName } from "./mail-texts.ts";
import type { Message } from "./messages.ts";
import { MAIL_TEXTS, mailText, writeMail } from "./write-mail.ts";

/** A mail as it travels. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Turns a queued mail into text and HTML, in the language of who gets it. */
export type RenderMail = (mail: MailRow) => Promise<RenderedMail>;

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(MAIL_TEXTS.en.messages, name);
}

const QueuedMessage = z.object({
  locale: z.string(),
  name: z.string().refine(isMessageName, "no such mail"),
  values: z.record(z.string(), z.string()),
  url: z.string().nullable(),
});

/** Serializes a message for the queue: its parts, so that writing it costs the transaction nothing. */
export function queuedMessage(message: Message, locale: MailLocale): string {
  return JSON.stringify({ ...message, locale });
}

/**
 * Renders mails when they are sent. React is loaded with the first mail: a process that sends none does without.
 *
 * @param fallback - Language of mails whose own is unknown, at this moment.
 * @param timeZone - Where times are told, an IANA name.
 */
export function createRenderMail(fallback: () => MailLocale, timeZone: string): RenderMail {
  return async (mail) => {
    // Mails that were queued before messages had languages are whole already.
    if (mail.message === null) return { subject: mail.subject, text: mail.text_body, html: mail.html_body };
    const message = QueuedMessage.parse(JSON.parse(mail.message));
    const written = writeMail(message, mailLocale(message.locale, fallback()), timeZone);
    const [{ render }, { createElement }, { MailPage }] = await Promise.all([
      import("@react-email/render"),
      import("react"),
      import("./mail-page.ts"),
    ]);
    const html = await render(createElement(MailPage, { mail: written }));
    return { subject: written.subject, text: mailText(written), html };
  };
}
