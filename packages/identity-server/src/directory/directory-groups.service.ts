import { z } from "zod";
import { findUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { Work } from "../context.ts";
import type { IdentityKey } from "../providers/identities.repository.ts";
import {
  joinByDirectory,
  keepStatedGroups,
  leaveByDirectory,
  listDirectoryGroups,
  listGroupsByDirectory,
  listStatedGroupsOf,
} from "./directory-groups.repository.ts";

const Names = z.array(z.string());

/** Our groups for which the groups that directories stated of a person stand, by the table of the administrators. */
async function wantedGroups(work: Work, userId: string): Promise<ReadonlySet<string>> {
  const [lines, stated] = [await listDirectoryGroups(work.db), await listStatedGroupsOf(work.db, userId)];
  const theirs = new Set(
    stated.flatMap(({ provider, directory_groups }) =>
      Names.parse(JSON.parse(directory_groups)).map((name) => `${provider}\0${name}`),
    ),
  );
  const meant = lines.filter(({ provider, directory_group }) => theirs.has(`${provider}\0${directory_group}`));
  return new Set(meant.map(({ group_name }) => group_name));
}

/**
 * Puts a person into the groups that directories say, and takes them out of those that they say no more. Whom an administrator put in by
 * hand stays.
 */
export async function placeByDirectory(work: Work, userId: string, caller: Caller): Promise<void> {
  const wanted = await wantedGroups(work, userId);
  const present = await listGroupsByDirectory(work.db, userId);
  const left = present.filter((name) => !wanted.has(name));
  const missing = [...wanted].filter((name) => !present.includes(name));
  if (left.length > 0) await leaveByDirectory(work.db, userId, left);
  const joined = missing.length > 0 ? await joinByDirectory(work.db, userId, missing, work.nowMs) : [];
  if (left.length === 0 && joined.length === 0) return;
  work.changed(userId);
  const actor = await findUser(work.db, userId);
  if (actor === undefined) return;
  await work.audit({ action: "directory_groups_taken", actor, caller, details: { joined, left } });
}

/**
 * Takes what a directory states of a person's groups.
 *
 * @param groups - `null` when it does not say: what it said before stays.
 */
export async function takeStatedGroups(
  work: Work,
  { userId, key, groups }: { readonly userId: string; readonly key: IdentityKey; readonly groups: string[] | null },
  caller: Caller,
): Promise<void> {
  if (groups === null) return;
  await keepStatedGroups(work.db, key, groups);
  await placeByDirectory(work, userId, caller);
}
