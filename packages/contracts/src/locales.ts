/** Languages of the mails and of the sign-in dialog. */
export const LOCALES = ["en", "fr", "es", "hu", "pt", "pl", "cs", "sk"] as const;

/** A language of the mails and of the sign-in dialog. */
export type Locale = (typeof LOCALES)[number];
