import type { FileUse } from "@nv/contracts/schemas";
import type { FileUsers } from "../../platform/files/files-context.ts";
import { parseFields } from "../../platform/records/records-context.ts";
import { DROPS } from "./drops-collection.ts";
import type { DropsContext } from "./drops-context.ts";

/** Files at public addresses, as the library of files sees them: what was taken away uses nothing. */
export function dropFileUsers({ records: { db } }: Pick<DropsContext, "records">): FileUsers {
  return {
    async usesOf(ids) {
      const rows = await db
        .selectFrom("records")
        .select(["id", "title", "fields", "revision"])
        .where("collection", "=", DROPS.name)
        .where("status", "<>", "retired")
        .orderBy("seq", "desc")
        .execute();
      const wanted = ids && new Set(ids);
      const uses = new Map<string, FileUse[]>();
      for (const { id, title, revision, ...row } of rows) {
        const { fileId } = parseFields(DROPS, row.fields);
        if (wanted !== null && !wanted.has(fileId)) continue;
        const use: FileUse = { collection: "drops", id, title, isLive: revision !== null };
        uses.set(fileId, [...(uses.get(fileId) ?? []), use]);
      }
      return uses;
    },
  };
}
