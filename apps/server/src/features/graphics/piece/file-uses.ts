import type { FileUse } from "@nv/contracts/schemas";
import type { FileUsers } from "../../../platform/files/files-context.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** A file of the library, wherever a configuration names one. */
const FILE_REFERENCE = /"file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

const filesIn = (text: string | null) => new Set([...(text ?? "").matchAll(FILE_REFERENCE)].map(([, id = ""]) => id));

/** Graphics, as the library of files sees them: what is retired uses nothing; what readers have counts beside what is written now. */
export function graphicFileUsers({ records: { db } }: Pick<GraphicsContext, "records">): FileUsers {
  return {
    async usesOf(ids) {
      const rows = await db
        .selectFrom("records")
        .leftJoin("record_versions", (join) =>
          join
            .onRef("record_versions.record_id", "=", "records.id")
            .onRef("record_versions.version", "=", "records.published_version"),
        )
        .select(["records.id", "records.title", "records.fields", "records.revision", "record_versions.snapshot"])
        .where("records.collection", "=", GRAPHICS.name)
        .where("records.status", "<>", "retired")
        .where((row) =>
          row.or([row("records.fields", "like", '%"file:%'), row("record_versions.snapshot", "like", '%"file:%')]),
        )
        .orderBy("records.seq", "desc")
        .execute();
      const wanted = ids && new Set(ids);
      const uses = new Map<string, FileUse[]>();
      for (const { id, title, fields, revision, snapshot } of rows) {
        const live = revision === null ? new Set<string>() : filesIn(snapshot);
        for (const file of new Set([...filesIn(fields), ...live])) {
          if (wanted !== null && !wanted.has(file)) continue;
          const use: FileUse = { collection: "graphics", id, title, isLive: live.has(file) };
          uses.set(file, [...(uses.get(file) ?? []), use]);
        }
      }
      return uses;
    },
  };
}
