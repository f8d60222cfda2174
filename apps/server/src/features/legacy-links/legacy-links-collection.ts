import { GRAPHIC_STATUSES, LINK_TARGETS } from "@nv/contracts";
import { LegacyLinkFields, LinkCheck } from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { Collection } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import type { LegacyLinkColumns, LegacyLinkRow, LegacyLinksTables } from "./schema/tables.ts";

/** What people wrote about an old link. */
export const fieldsOf = ({ fields }: Pick<LegacyLinkRow, "fields">): LegacyLinkFields =>
  LegacyLinkFields.parse(JSON.parse(fields));

/** What the last check found of both addresses. */
export const Found = z.object({ check: LinkCheck, targetCheck: LinkCheck.nullable() });
export type Found = z.infer<typeof Found>;

/** A rescued archive that readers have. */
export const LiveArchive = z.object({ start: z.string(), missing: z.array(z.string()) });
export type LiveArchive = z.infer<typeof LiveArchive>;

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: GRAPHIC_STATUSES,
  "target.kind": LINK_TARGETS,
};

const TARGET_LABELS: Readonly<Record<string, string>> = {
  "target.kind": "Qué hay ahora",
  "target.url": "Dirección nueva",
  "target.fileId": "Carpeta comprimida",
  "target.start": "Página que se abre",
};

/** The old links, as records. */
export const LEGACY_LINKS: Collection<LegacyLinkColumns> = {
  name: "legacy-links",
  section: "l",
  event: "legacy-link",
  slugStart: "enlace",
  codes: { notFound: "LEGACY_LINK_NOT_FOUND", notLive: "LEGACY_LINK_NOT_LIVE" },
  extension: {
    async read(db, ids) {
      const rows = await db
        .$extendTables<LegacyLinksTables>()
        .selectFrom("legacy_link_details")
        .selectAll()
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, ...extension }) => [id, extension]));
    },
    async insert(db, id, extension) {
      await db
        .$extendTables<LegacyLinksTables>()
        .insertInto("legacy_link_details")
        .values({ id, ...extension })
        .execute();
    },
    async update(db, id, change) {
      await db
        .$extendTables<LegacyLinksTables>()
        .updateTable("legacy_link_details")
        .set(change)
        .where("id", "=", id)
        .execute();
    },
  },
  words(link) {
    const { title, source, target, owner, reason } = fieldsOf(link);
    const texts = [title, link.slug, source, target.kind === "address" ? target.url : "", owner, reason];
    const facets = { status: link.status, health: link.state, type: link.target_kind };
    return [...foldWords(texts.join(" ")), ...facetWords(facets)];
  },
  history: {
    labels: {
      title: "Qué era",
      source: "Dirección antigua",
      target: "Qué hay ahora",
      slug: "Página",
      status: "Estado",
      publishedOn: "Publicado",
      reason: "Motivo",
      owner: "Responsable",
      copyUrl: "Otra copia",
    },
    labelOf: (path) => TARGET_LABELS[path] ?? path,
    textOf: (path, value) => TEXTS[path]?.[value] ?? value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: "Otro enlace tiene ya esa página" }] }),
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
};

/** Refuses to bring an old address a second time. */
export function linkExists({ id, title }: Pick<LegacyLinkRow, "id" | "title">): Problem {
  const message = `Ya está en la lista: «${title}»`;
  return new Problem("LEGACY_LINK_EXISTS", { existing: { id, title }, fields: [{ field: "source", message }] });
}
