import type { DirectoryView } from "@nv/contracts/schemas";
import { type IdentityContext, SETTINGS_TOPIC, type Work } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import { createRequireProof } from "../settings/require-proof.ts";

/** One order of an administrator: proof, transaction, and how things are afterwards. */
export type DirectoryOrder = (
  caller: ActingAdministrator,
  task: (work: Work, administrator: UserRow) => Promise<void>,
) => Promise<DirectoryView>;

/** Carries out orders about the house's directory; every process hears of each at once. */
export function createDirectoryOrder(context: IdentityContext, view: () => Promise<DirectoryView>): DirectoryOrder {
  const requireProof = createRequireProof(context);
  return async (caller, task) => {
    await requireProof(caller);
    await context.work(async (work) => {
      await task(work, await requireActing(work, caller));
      work.announce(SETTINGS_TOPIC);
    });
    return view();
  };
}
