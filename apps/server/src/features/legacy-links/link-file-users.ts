import type { FileUse } from "@nv/contracts/schemas";
import type { FileUsers } from "../../platform/files/files-context.ts";
import { parseFields } from "../../platform/records/records-context.ts";
import { LEGACY_LINKS } from "./legacy-links-collection.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";

/** Rescued archives, as the library of files sees them: a link that was retired uses nothing. */
export function linkFileUsers({ db }: Pick<LegacyLinksContext, "db">): FileUsers {
  return {
    async usesOf(ids) {
      const rows = await db
        .selectFrom("records")
        .innerJoin("legacy_link_details", "legacy_link_details.id", "records.id")
        .select(["records.id", "records.title", "records.fields", "records.revision"])
        .where("records.collection", "=", LEGACY_LINKS.name)
        .where("records.status", "<>", "retired")
        .where("legacy_link_details.target_kind", "=", "archive")
        .orderBy("records.seq", "desc")
        .execute();
      const wanted = ids && new Set(ids);
      const uses = new Map<string, FileUse[]>();
      for (const { id, title, revision, ...row } of rows) {
        const { target } = parseFields(LEGACY_LINKS, row.fields);
        if (target.kind !== "archive" || (wanted !== null && !wanted.has(target.fileId))) continue;
        const use: FileUse = { collection: "legacy-links", id, title, isLive: revision !== null };
        uses.set(target.fileId, [...(uses.get(target.fileId) ?? []), use]);
      }
      return uses;
    },
  };
}
