import type { DirectoryAnswers, DirectoryView } from "@nv/contracts/schemas";
import type { IdentityContext } from "../context.ts";
import { listGroups } from "../groups/groups.repository.ts";
import { limitTries } from "../limits/limit-tries.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import type { LiveSettings } from "../settings/live-settings.ts";
import { createBreakGlassOrders } from "./break-glass-orders.service.ts";
import { createDirectoryGroupOrders } from "./directory-group-orders.service.ts";
import { createDirectoryOrder } from "./directory-order.ts";
import type { DirectoryWatch } from "./directory-watch.service.ts";
import { readDirectoryView } from "./read-directory-view.ts";
import { createRequirementOrders } from "./requirement-orders.service.ts";

/**
 * The house's directory, for administrators: which domains it is required for, who is excepted, which of its groups stand for ours. Every
 * change asks for a recent proof of identity, is in the audit, and holds at once in every process.
 */
export type DirectoryAdministration = ReturnType<typeof createDirectoryAdministration>;

interface DirectoryDeps {
  readonly live: LiveSettings;
  readonly watch: DirectoryWatch;
  /** The services; none before the routes are mounted. */
  readonly providers: () => ProviderSet | null;
}

/** Shows and changes how the house's directory decides who comes in. */
export function createDirectoryAdministration(context: IdentityContext, { live, watch, providers }: DirectoryDeps) {
  const { db, limiter, settings } = context;

  async function view(): Promise<DirectoryView> {
    await live.reread();
    return readDirectoryView(context, providers());
  }
  const order = createDirectoryOrder(context, view);

  return {
    view,
    ...createRequirementOrders(order, settings, providers),
    ...createBreakGlassOrders(order, settings),
    ...createDirectoryGroupOrders(order),
    /** Names of our groups, for the table. */
    groupNames: async (): Promise<readonly string[]> => (await listGroups(db)).map(({ name }) => name),
    /**
     * Asks the directory about everybody now.
     *
     * @throws {AdministrationError} `TOO_MANY_TRIES`, `FORBIDDEN`.
     */
    async askNow(caller: ActingAdministrator): Promise<DirectoryAnswers> {
      await limitTries(limiter, "providerTestByAccount", caller.userId);
      const answers = await watch.askAll();
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        await work.audit({ action: "directory_asked", actor, caller, details: { ...answers } });
      });
      return { ...answers };
    },
  };
}
