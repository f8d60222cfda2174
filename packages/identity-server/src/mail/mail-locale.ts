import { MAIL_LOCALES, type MailLocale } from "./mail-texts.ts";

/**
 * The language of somebody's mails.
 *
 * @param wish - What the person keeps as `user_metadata.locale`, such as `pt-BR`; anybody may keep anything there.
 * @param fallback - The language of those who have no wish, or one that no mail is written in.
 */
export function mailLocale(wish: unknown, fallback: MailLocale): MailLocale {
  if (typeof wish !== "string") return fallback;
  const language = wish.toLowerCase().split(/[-_]/)[0];
  return MAIL_LOCALES.find((locale) => locale === language) ?? fallback;
}
