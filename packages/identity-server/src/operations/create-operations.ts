import type { IdentityContext } from "../context.ts";
import {
  createDirectoryAdministration,
  type DirectoryAdministration,
} from "../directory/directory-administration.service.ts";
import type { DirectoryWatch } from "../directory/directory-watch.service.ts";
import { createGroupAdministration, type GroupAdministration } from "../groups/group-administration.service.ts";
import { createKeyAdministration, type KeyAdministration } from "../keys/key-administration.service.ts";
import { createMailAdministration, type MailAdministration } from "../mail/mail-administration.service.ts";
import type { MailDeliverer } from "../mail/mail-deliverer.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { RenderMail } from "../mail/render-mail.ts";
import type { IdentityOptions } from "../options.ts";
import { createGrants, type Grants } from "../programs/grants.service.ts";
import { createProgramKeys, type ProgramKeysAdministration } from "../programs/program-keys.service.ts";
import {
  createProviderAdministration,
  type ProviderAdministration,
} from "../providers/provider-administration.service.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import type { LiveSettings } from "../settings/live-settings.ts";
import { createSettingsAdministration, type SettingsAdministration } from "../settings/settings.service.ts";
import { createPeopleFinder, type PeopleFinder } from "./find-people.service.ts";
import { createExecute, type Execute } from "./host-orders.service.ts";
import { createNoteInAudit, type NoteInAudit } from "./note-in-audit.ts";
import { createServiceState, type ServiceStateReader } from "./service-state.service.ts";
import { createTellPeople, type TellPeople } from "./tell-people.service.ts";

/**
 * Operations that a host application offers to its administrators, in screens of its own. The host says who is one;
 * orders are checked once more in the transaction that executes them.
 */
export interface Operations {
  readonly settings: SettingsAdministration;
  readonly providers: ProviderAdministration;
  readonly directory: DirectoryAdministration;
  readonly groups: GroupAdministration;
  readonly keys: KeyAdministration;
  readonly mails: MailAdministration;
  readonly programs: ProgramKeysAdministration;
  readonly grants: Grants;
  readonly state: ServiceStateReader;
  readonly people: PeopleFinder;
  readonly execute: Execute;
  readonly noteInAudit: NoteInAudit;
  readonly tellPeople: TellPeople;
}

interface OperationsDeps {
  readonly live: LiveSettings;
  readonly watch: DirectoryWatch;
  readonly options: IdentityOptions;
  readonly transport: MailTransport;
  readonly deliverer: MailDeliverer;
  readonly renderMail: RenderMail;
  readonly providers: () => { readonly set: ProviderSet; readonly apiUrl: string } | null;
}

/** Puts the administration together. */
export function createOperations(context: IdentityContext, deps: OperationsDeps): Operations {
  const { live, options, transport, deliverer, renderMail } = deps;
  return {
    settings: createSettingsAdministration(context, live, options.mail.from),
    providers: createProviderAdministration(context, deps.providers),
    directory: createDirectoryAdministration(context, {
      live,
      watch: deps.watch,
      providers: () => deps.providers()?.set ?? null,
    }),
    groups: createGroupAdministration(context),
    keys: createKeyAdministration(context, {
      algorithm: options.keys?.algorithm ?? "EdDSA",
      isShared: options.keys?.sharedSecret !== undefined,
    }),
    mails: createMailAdministration(context, { transport, deliverer, renderMail }),
    programs: createProgramKeys(context),
    grants: createGrants(context),
    state: createServiceState(context, transport),
    people: createPeopleFinder(context),
    execute: createExecute(context),
    noteInAudit: createNoteInAudit(context),
    tellPeople: createTellPeople(context),
  };
}
