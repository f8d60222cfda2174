import { randomUUID } from "node:crypto";
import type { GraphicFields, RegisterGraphic } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import { slugOf } from "@nv/spanish";
import type { Actor } from "../../http/acting.ts";
import { graphicExists, publishChange, slugTaken, snapshotOf, stamp } from "./change-graphic.ts";
import { findBySlug, findBySource, insertGraphic, insertVersion, nextSeq, slugsLike } from "./graphics.repository.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { normalizeConfig } from "./normalize-config.ts";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** Tries to find an address of one's own while others take addresses too. */
const SLUG_TRIES = 5;

/** Longest address that is made of a title, characters; people may choose a longer one. */
const SLUG_MAX_LENGTH = 60;

/** A shorter one says nothing, characters. */
const SLUG_MIN_LENGTH = 3;

/** Columns that are made from what people write. */
export function columnsOf(
  fields: GraphicFields,
): Pick<GraphicRow, "type" | "title" | "author" | "section" | "tags" | "has_alt" | "fields"> {
  const tags = [...new Set(fields.tags)];
  return {
    type: fields.config.type,
    title: fields.title,
    author: fields.author,
    section: fields.section,
    tags: JSON.stringify(tags),
    has_alt: fields.altText === "" ? 0 : 1,
    fields: JSON.stringify({ ...fields, tags }),
  };
}

/** The address that a title asks for; it begins with `grafico` when the title has hardly a word to make it of. */
function wantedSlug(title: string): string {
  const slug = slugOf(title, SLUG_MAX_LENGTH);
  return slug.length < SLUG_MIN_LENGTH ? ["grafico", slug].filter(Boolean).join("-") : slug;
}

async function freeSlug(db: GraphicsDb, title: string): Promise<string> {
  const wanted = wantedSlug(title);
  const taken = new Set(await slugsLike(db, wanted));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/**
 * Registers a graphic, as a draft.
 *
 * @throws {Problem} `FIELDS_INVALID`, `GRAPHIC_EXISTS` or `SLUG_TAKEN`.
 */
export async function registerGraphic(
  context: GraphicsContext,
  input: RegisterGraphic,
  actor: Actor,
): Promise<GraphicRow> {
  const { database, db, now } = context;
  const { slug: wantedSlug, ...written } = input;
  const { config, sourceKey } = normalizeConfig(written.config, context.datawrapper.settings.cdnBase);
  const fields: GraphicFields = { ...written, config, author: written.author || actor.name };

  async function insert(): Promise<GraphicRow> {
    return database.transaction(db, async (transaction) => {
      const seq = await nextSeq(transaction);
      const existing = sourceKey === null ? undefined : await findBySource(transaction, sourceKey);
      if (existing !== undefined) throw graphicExists(existing);
      if (wantedSlug !== undefined && (await findBySlug(transaction, wantedSlug)) !== undefined) throw slugTaken();
      const row: GraphicRow = {
        ...columnsOf(fields),
        ...stamp(context, seq, actor),
        id: randomUUID(),
        slug: wantedSlug ?? (await freeSlug(transaction, fields.title)),
        status: "draft",
        source_key: sourceKey,
        version: 1,
        created_at_ms: now(),
        revision: null,
        revisions: 0,
        published_version: 0,
        published_at_ms: null,
        pointer: null,
        is_settled: 1,
        heights: "[]",
        health: "unknown",
        findings: "[]",
        checked_at_ms: null,
        thumbnail: null,
      };
      await insertGraphic(transaction, database.dialect, row);
      await insertVersion(transaction, {
        ...{ graphic_id: row.id, version: 1, action: "registered", revision: null, at_ms: now() },
        ...{ by_name: actor.name, by_id: actor.id, snapshot: snapshotOf(row) },
      });
      await publishChange(context, transaction, row, actor);
      return row;
    });
  }

  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert();
    } catch (error) {
      // Somebody took the address or registered the same chart between our look and our insertion: look again.
      if (!isUniqueViolation(error) || attempt === SLUG_TRIES) throw error;
    }
  }
}
