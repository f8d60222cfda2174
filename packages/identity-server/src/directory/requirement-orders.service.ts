import type { DirectoryView, NewRequirement } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import type { Settings } from "../context.ts";
import { storableText } from "../core/storable-text.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import type { DirectoryOrder } from "./directory-order.ts";
import { requireWayLeft } from "./require-way-left.ts";
import { deleteRequirement, endOtherSessions, listRequirements, putRequirement } from "./requirements.repository.ts";

/** Most domains that require a service. */
const DOMAINS_MAX = 50;

/** Orders about the domains for which a directory is required. */
export function createRequirementOrders(
  order: DirectoryOrder,
  settings: Settings,
  providers: () => ProviderSet | null,
) {
  return {
    /** @throws {AdministrationError} `DIRECTORY_OFF`, `DOMAINS_FULL`, `LAST_DOOR`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    require: (
      { domain, provider, opensAccounts }: NewRequirement,
      caller: ActingAdministrator,
    ): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        if (providers()?.labels[provider] === undefined) throw new AdministrationError("DIRECTORY_OFF");
        const present = await listRequirements(work.db);
        const isNew = !present.some((row) => row.domain === domain);
        if (isNew && present.length >= DOMAINS_MAX) throw new AdministrationError("DOMAINS_FULL");
        await putRequirement(work.db, {
          domain,
          provider,
          opens_accounts: Number(opensAccounts),
          created_at_ms: work.nowMs,
          created_by: actor.email,
        });
        await requireWayLeft(work, settings.audiences);
        const ended = await endOtherSessions(work.db, { domain, provider });
        for (const userId of ended) work.changed(userId);
        const details = { domain, provider, opensAccounts, people: ended.length };
        await work.audit({ action: "provider_required", actor, caller, details });
      }),
    /** @throws {AdministrationError} `REQUIREMENT_NOT_FOUND`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    release: (domain: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        if (!(await deleteRequirement(work.db, storableText(domain)))) {
          throw new AdministrationError("REQUIREMENT_NOT_FOUND");
        }
        await work.audit({ action: "provider_released", actor, caller, details: { domain } });
      }),
  };
}
