import type { FileUse } from "@nv/contracts/schemas";
import type { GroupFileUsers } from "./files-context.ts";
import type { FileRow } from "./files-tables.ts";

/** Query for uses: what belongs to a group is used only by what belongs to that group. */
interface Wanted {
  readonly users: readonly GroupFileUsers[];
  readonly group: string;
}

/**
 * Lists the uses of files of a group, or of everybody's, in all features.
 *
 * @param ids - Of the files; `null` for all that anything uses.
 */
export async function usesOf(
  { users, group }: Wanted,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly FileUse[]>> {
  const all = new Map<string, FileUse[]>();
  for (const { usesOf: ownUses } of users.filter((one) => one.group === group))
    for (const [id, uses] of await ownUses(ids)) all.set(id, [...(all.get(id) ?? []), ...uses]);
  return all;
}

/** Lists the uses of one file. */
export const usesOfFile = async (
  { users }: Pick<Wanted, "users">,
  { id, group_name: group }: Pick<FileRow, "id" | "group_name">,
): Promise<readonly FileUse[]> => (await usesOf({ users, group }, [id])).get(id) ?? [];
