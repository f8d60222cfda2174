import { type MailLocale, type MailTexts, NOTES } from "./mail-texts.ts";
import type { Message } from "./messages.ts";
import { cs } from "./texts/cs.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { hu } from "./texts/hu.ts";
import { pl } from "./texts/pl.ts";
import { pt } from "./texts/pt.ts";
import { sk } from "./texts/sk.ts";

/** Every mail in every language. */
export const MAIL_TEXTS: Readonly<Record<MailLocale, MailTexts>> = { en, fr, es, hu, pt, pl, cs, sk };

/** A mail in one language, filled in. */
export interface WrittenMail {
  readonly locale: MailLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string; readonly copyLink: string } | null;
  /** Small print. */
  readonly note: string;
  /** Sender of the mail: the site, by its name and its host. */
  readonly sender: string;
}

function timeIn(locale: MailLocale, timeZone: string, atMs: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone }).format(atMs);
}

const capitalised = (text: string, locale: MailLocale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Writes a message in a language.
 *
 * @param timeZone - Where times are told, an IANA name.
 */
export function writeMail({ name, values, url }: Message, locale: MailLocale, timeZone: string): WrittenMail {
  const { shared, messages } = MAIL_TEXTS[locale];
  const { subject, paragraphs, label } = messages[name];
  const { host = "" } = values;
  // A mail that was queued by an earlier version knows the host alone.
  const { site = host, inviter = site } = values;
  const filled: Record<string, string> = { ...values, site, inviter };
  if (values.device === "") filled.device = shared.unknownDevice;
  if (values.atMs !== undefined) filled.time = timeIn(locale, timeZone, Number(values.atMs));
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_place, key: string) => filled[key] ?? "");
  return {
    locale,
    subject: fill(subject),
    // An address stays as it is written; «unknown device» begins a sentence.
    paragraphs: paragraphs.map((text) => (text.startsWith("{inviter}") ? fill(text) : capitalised(fill(text), locale))),
    button: url !== null && label !== undefined ? { label, url, copyLink: shared.copyLink } : null,
    note: NOTES[name].map((key) => shared[key]).join(" "),
    sender: site === host ? host : `${site} · ${host}`,
  };
}

/** The text of a mail for programs that show no HTML, and for people who prefer it. */
export function mailText({ paragraphs, button, note, sender }: WrittenMail): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const parts = [...paragraphs, ...link, ...(note === "" ? [] : [note]), `-- \n${sender}`];
  return `${parts.join("\n\n")}\n`;
}
