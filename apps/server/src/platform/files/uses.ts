import type { FileUse } from "@nv/contracts/schemas";
import type { FileUsers } from "./files-context.ts";

/**
 * What uses files, of all features.
 *
 * @param ids - Of the files; `null` for all that anything uses.
 */
export async function usesOf(
  users: readonly FileUsers[],
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly FileUse[]>> {
  const all = new Map<string, FileUse[]>();
  for (const { usesOf: ownUses } of users)
    for (const [id, uses] of await ownUses(ids)) all.set(id, [...(all.get(id) ?? []), ...uses]);
  return all;
}
