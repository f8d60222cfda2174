import type { FileUse } from "@nv/contracts/schemas";
import type { GroupFileUsers } from "./files-context.ts";

/** Whose uses are wanted: what is a group's is used by what is that group's alone. */
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
