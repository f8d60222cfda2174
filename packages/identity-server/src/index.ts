export { AdministrationError } from "./administration-error.ts";
export { createIdentity, type Identity } from "./create-identity.ts";
export { boundedOptions, boundServer, CONNECTION_BOUNDS, type ConnectionBounds } from "./http/connection-bounds.ts";
export { createIsKnownHost, type IsKnownHost } from "./http/known-hosts.ts";
export { CommandUseError, runIdentityCommand } from "./identity-command.ts";
export { IdentityError } from "./identity-error.ts";
export { MAIL_LOCALES, type MailLocale } from "./mail/mail-texts.ts";
export { openToOthersSentence } from "./open-to-others.ts";
export type { Operations } from "./operations/create-operations.ts";
export type { Execute, HostEntry } from "./operations/host-orders.service.ts";
export type { ServiceFigures } from "./operations/service-state.service.ts";
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
export type { ActingAdministrator } from "./settings/acting-administrator.ts";
export { BackupError } from "./transfer/backup.service.ts";
