import { randomUUID } from "node:crypto";
import type { Insertion, NoteInsertion } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { findBySlug } from "../../platform/records/records.repository.ts";
import { addInsertion, insertionsOf } from "./composer.repository.ts";
import type { ComposerContext, PanelHolder } from "./composer-context.ts";

/**
 * Notes that a panel handed a graphic to Composer. Whether the story keeps it, nobody here knows.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`, `GRAPHIC_NOT_LIVE`.
 */
export async function noteInsertion(
  { db, now }: Pick<ComposerContext, "db" | "now">,
  { userId, name, email }: PanelHolder,
  { slug, host, headline }: NoteInsertion,
): Promise<void> {
  const graphic = await findBySlug(db, "graphics", slug);
  if (graphic === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  if (graphic.revision === null) throw new Problem("GRAPHIC_NOT_LIVE");
  const by = { by_name: name || email, by_id: userId };
  await addInsertion(db, {
    id: randomUUID(),
    graphic_id: graphic.id,
    org: host.toLowerCase(),
    headline,
    ...by,
    at_ms: now(),
  });
}

/** Lists the insertions of a graphic from Composer, the latest first. */
export async function listInsertions(
  { db }: Pick<ComposerContext, "db">,
  graphicId: string,
): Promise<readonly Insertion[]> {
  const rows = await insertionsOf(db, graphicId);
  return rows.map(({ id, org, headline, by_name, at_ms }) => ({ id, host: org, headline, by: by_name, atMs: at_ms }));
}
