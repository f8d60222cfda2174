import { LEGACY_LINK_RECORD, LegacyLinkFields, LinkCheck } from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { extensionTable } from "../../platform/records/extension-table.ts";
import type { LegacyLinkColumns, LegacyLinkRow, LegacyLinksTables } from "./schema/tables.ts";

/** Findings of the last check of both addresses. */
export const LinkFindings = z.object({ check: LinkCheck, targetCheck: LinkCheck.nullable() });
export type LinkFindings = z.infer<typeof LinkFindings>;

/** A rescued archive that readers have. */
export const LiveArchive = z.object({ start: z.string(), missing: z.array(z.string()) });
export type LiveArchive = z.infer<typeof LiveArchive>;

/** The old links, as records. */
export const LEGACY_LINKS = collectionOf(LEGACY_LINK_RECORD, {
  extension: extensionTable<LegacyLinkColumns>("legacy_link_details", "id"),
  fields: LegacyLinkFields,
  words(link) {
    const { title, source, target, owner, reason } = link.fields;
    const texts = [title, link.slug, source, target.kind === "address" ? target.url : "", owner, reason];
    const facets = { status: link.status, health: link.state, type: link.target_kind };
    return [...foldWords(texts.join(" ")), ...facetWords(facets)];
  },
  described(_link, snapshot) {
    const { title, target } = LegacyLinkFields.parse(snapshot);
    return { title, altText: "", language: "es", type: target.kind, heightsPx: [], picture: null };
  },
  async taken(db, id, { source_key }) {
    if (source_key === null || source_key === undefined) return null;
    const other = await db
      .$extendTables<LegacyLinksTables>()
      .selectFrom("legacy_link_details")
      .innerJoin("records", "records.id", "legacy_link_details.id")
      .select(["records.id", "records.title"])
      .where("source_key", "=", source_key)
      .executeTakeFirst();
    return other === undefined || other.id === id ? null : linkExists(other);
  },
});

/** Refuses to bring an old address a second time. */
export function linkExists({ id, title }: Pick<LegacyLinkRow, "id" | "title">): Problem {
  const message = `Ya está en la lista: «${title}»`;
  return new Problem("LEGACY_LINK_EXISTS", { existing: { id, title }, fields: [{ field: "source", message }] });
}
