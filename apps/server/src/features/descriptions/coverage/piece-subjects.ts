import { GraphicFields } from "@nv/contracts/schemas";
import type { RecordsDb } from "../../../platform/records/records-tables.ts";
import { hashOf } from "../hash-of.ts";
import type { SaidVersion } from "./core/written-of.ts";
import { writtenOf } from "./core/written-of.ts";
import type { Subjects } from "./subjects.ts";

/** Versions of a piece that are looked at, the last: what was said before them is said no more. */
const MOST_VERSIONS = 200;

const IN_USE = ["published", "pinned"] as const;

function said(snapshot: string): SaidVersion {
  const { altText, config } = GraphicFields.parse(JSON.parse(snapshot));
  return { text: altText, about: hashOf(JSON.stringify(config)) };
}

/** The pieces of the registry that readers have, of every type. */
export function pieceSubjects(db: RecordsDb): Subjects {
  return {
    kind: "graphic",
    async list() {
      const rows = await db
        .selectFrom("records")
        .select(["id", "seq"])
        .where("collection", "=", "graphics")
        .where("status", "in", IN_USE)
        .execute();
      return new Map(rows.map(({ id, seq }) => [id, String(seq)]));
    },
    async look(id) {
      const record = await db
        .selectFrom("records")
        .select(["title", "published_version"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (record === undefined) return null;
      const rows = await db
        .selectFrom("record_versions")
        .select("snapshot")
        .where("record_id", "=", id)
        .where("version", "<=", record.published_version)
        .orderBy("version", "desc")
        .limit(MOST_VERSIONS)
        .execute();
      const versions = rows.toReversed().map(({ snapshot }) => snapshot);
      const last = versions.at(-1);
      if (last === undefined) return null;
      const { author, section, config } = GraphicFields.parse(JSON.parse(last));
      const all = versions.map(said);
      const { text = "", about = "" } = all.at(-1) ?? {};
      const found = { title: record.title, type: config.type, author, section, text, about };
      return { ...found, writtenOf: writtenOf(all), faults: 0 };
    },
  };
}
