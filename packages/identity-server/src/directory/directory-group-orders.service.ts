import { randomUUID } from "node:crypto";
import { isSiteGroup } from "@nv/contracts";
import type { DirectoryView, NewDirectoryGroup } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import type { Work } from "../context.ts";
import { storableText } from "../core/storable-text.ts";
import { lockGroup } from "../groups/groups.repository.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import {
  deleteDirectoryGroup,
  insertDirectoryGroup,
  listDirectoryGroups,
  listStatedPeople,
} from "./directory-groups.repository.ts";
import { placeByDirectory } from "./directory-groups.service.ts";
import type { DirectoryOrder } from "./directory-order.ts";

/** Most lines of the table of groups. */
const LINES_MAX = 300;

async function placeEverybody(work: Work, provider: string, caller: ActingAdministrator): Promise<void> {
  for (const userId of await listStatedPeople(work.db, provider)) await placeByDirectory(work, userId, caller);
}

/** Orders about the groups of a directory that stand for ours. */
export function createDirectoryGroupOrders(order: DirectoryOrder) {
  return {
    /** @throws {AdministrationError} `GROUP_NOT_FOUND`, `LINES_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    linkGroup: (
      { provider, directoryGroup, group }: NewDirectoryGroup,
      caller: ActingAdministrator,
    ): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        const isKnown = isSiteGroup(group) || (await lockGroup(work.db, work.dialect, group)) !== undefined;
        if (!isKnown) throw new AdministrationError("GROUP_NOT_FOUND");
        if ((await listDirectoryGroups(work.db)).length >= LINES_MAX) throw new AdministrationError("LINES_FULL");
        const line = { id: randomUUID(), provider, directory_group: storableText(directoryGroup), group_name: group };
        if (!(await insertDirectoryGroup(work.db, { ...line, created_at_ms: work.nowMs }))) return;
        const details = { provider, directoryGroup, group };
        await work.audit({ action: "directory_group_linked", actor, caller, details });
        await placeEverybody(work, provider, caller);
      }),
    /** @throws {AdministrationError} `LINE_NOT_FOUND`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    unlinkGroup: (id: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        const line = await deleteDirectoryGroup(work.db, storableText(id));
        if (line === undefined) throw new AdministrationError("LINE_NOT_FOUND");
        const details = { provider: line.provider, directoryGroup: line.directory_group, group: line.group_name };
        await work.audit({ action: "directory_group_unlinked", actor, caller, details });
        await placeEverybody(work, line.provider, caller);
      }),
  };
}
