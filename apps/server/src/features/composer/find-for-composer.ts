import { GRAPHIC_STATUSES } from "@nv/contracts";
import { type ComposerHits, PublishedPointer } from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { TYPES } from "@nv/graphic-types";
import { z } from "zod";
import { findByWords } from "../../platform/records/find-by-words.ts";
import type { RecordRow } from "../../platform/records/records-tables.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import type { ComposerContext } from "./composer-context.ts";

/** The registry's records, whatever their type. */
const GRAPHICS = { name: "graphics" } as const;

/** Graphics that a panel shows: who does not find it among them writes another word. */
export const SHOWN = 20;

/** Fields of a graphic that a panel shows: the others may be as long as a story. */
const ShownFields = z.object({ section: z.string(), config: z.object({ type: z.string() }) });
const ShownPointer = PublishedPointer.pick({ image: true });

type Hit = ComposerHits["items"][number];

const isStatus = (status: string): status is keyof typeof GRAPHIC_STATUSES => Object.hasOwn(GRAPHIC_STATUSES, status);

const statusOf = (status: string) => (isStatus(status) ? GRAPHIC_STATUSES[status] : status);

function toHit(row: RecordRow, publicBaseUrl: string): Hit {
  const { config, section } = ShownFields.parse(JSON.parse(row.fields));
  const image = row.pointer === null ? null : ShownPointer.parse(JSON.parse(row.pointer)).image;
  const isLive = row.revision !== null;
  return {
    slug: row.slug,
    id: row.id,
    title: row.title,
    type: TYPES.find(({ name }) => name === config.type)?.label ?? config.type,
    status: statusOf(row.status),
    isLive,
    section,
    updatedAtMs: row.updated_at_ms,
    image: isLive && image !== null ? publicUrlOf(publicBaseUrl, row.slug) + image : null,
  };
}

/** The last changed that are in use, for who has not written anything yet. */
async function newest({ database, db }: Pick<ComposerContext, "database" | "db">): Promise<readonly RecordRow[]> {
  const sought = { collection: GRAPHICS.name, isInUse: true };
  return (await searchIndexOf(database.dialect).find(db, sought, SHOWN + 1)).rows;
}

/**
 * Graphics of the registry that answer what somebody writes in the panel: of every type, without minding accents, by words, id or
 * address; the last changed without a word. What is retired is left out: nobody can insert it.
 */
export async function findForComposer(
  context: Pick<ComposerContext, "database" | "db"> & {
    readonly publishing: Pick<ComposerContext["publishing"], "publicBaseUrl">;
  },
  q: string,
): Promise<ComposerHits> {
  const wanted = { most: SHOWN + 1, isInUse: true };
  const rows =
    q.trim() === "" ? await newest(context) : await findByWords({ ...context, collection: GRAPHICS }, q, wanted);
  const { publicBaseUrl } = context.publishing;
  return { items: rows.slice(0, SHOWN).map((row) => toHit(row, publicBaseUrl)), hasMore: rows.length > SHOWN };
}
