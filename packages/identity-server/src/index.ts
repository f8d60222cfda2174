export { createIdentity, type Identity } from "./create-identity.ts";
export { CommandUseError, runIdentityCommand } from "./identity-command.ts";
export { IdentityError } from "./identity-error.ts";
export { MAIL_LOCALES, type MailLocale } from "./mail/mail-texts.ts";
export type { FactorOptions, HashingLimits, IdentityLog, IdentityOptions, SessionLimits } from "./options.ts";
export type { OAuthProviderOptions, ProvidersOptions, SamlOptions } from "./providers/provider-options.ts";
export {
  EnvironmentError,
  type IdentitySettings,
  identitySettings,
  parseVariables,
  presentVariables,
  ServiceVariables,
} from "./service-environment.ts";
export type { GateSession } from "./sessions/gate-sessions.service.ts";
export { BackupError } from "./transfer/backup.service.ts";
