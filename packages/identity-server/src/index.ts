export { createIdentity, type Identity } from "./create-identity.ts";
export { IdentityError } from "./identity-error.ts";
export { MAIL_LOCALES, type MailLocale } from "./mail/mail-texts.ts";
export type { FactorOptions, HashingLimits, IdentityLog, IdentityOptions, SessionLimits } from "./options.ts";
export type { GateSession } from "./sessions/gate-sessions.service.ts";
