import type { GraphicFields, RegisterGraphic } from "@nv/contracts/schemas";
import { normalizeConfig } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import type { GraphicColumns, GraphicRow } from "./schema/tables.ts";

/** Returns what is kept of what people write: as a whole, and the columns that lists are narrowed by. */
export function columnsOf(written: GraphicFields): {
  readonly fields: GraphicFields;
  readonly extension: Pick<GraphicColumns, "type" | "author" | "section" | "tags" | "has_alt">;
} {
  const fields = { ...written, tags: [...new Set(written.tags)] };
  const { author, section, tags, altText, config } = fields;
  const extension = { type: config.type, author, section, tags: JSON.stringify(tags), has_alt: altText === "" ? 0 : 1 };
  return { fields, extension };
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
  const { slug, draftId, ...written } = input;
  const { config, sourceKey } = normalizeConfig(written.config, context.datawrapper.settings.cdnBase);
  const { fields, extension } = columnsOf({ ...written, config, author: written.author || actor.name });
  return insertNewRecord(context.records, {
    title: fields.title,
    fields,
    slug,
    actor,
    draftId,
    extension: {
      ...extension,
      source_key: sourceKey,
      heights: "[]",
      health: "unknown",
      findings: "[]",
      checked_at_ms: null,
      thumbnail: null,
      thumbnail_version: null,
      pictured_ms: null,
    },
  });
}
