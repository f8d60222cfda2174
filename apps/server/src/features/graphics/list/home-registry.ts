import { HOME_LIMITS } from "@nv/contracts";
import type { HomePiece, HomeRegistry } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import type { HomeReader } from "../../../platform/home/home-parts.ts";
import { thumbnailUrlOf } from "../graphic-views.ts";
import { countCertainUsages, countForHome, lastPublished } from "../graphics.repository.ts";
import type { GraphicsDb } from "../schema/tables.ts";

/** The registry, as the home of a person tells of it. */
export async function homeRegistry(db: GraphicsDb, { name, email }: HomeReader): Promise<HomeRegistry> {
  const rows = await lastPublished(db, HOME_LIMITS.pieces);
  const pages = await countCertainUsages(
    db,
    rows.map(({ id }) => id),
  );
  const published = rows.map(({ id, title, type, author, published_at_ms, thumbnail }): HomePiece => {
    const { name: typeName, label } = typeOf(type);
    const told = { id, title, type: typeName, label, author, publishedAtMs: published_at_ms ?? 0 };
    return { ...told, pictureUrl: thumbnailUrlOf({ id, thumbnail }), pages: pages.get(id) ?? 0 };
  });
  // As the registry writes who made a graphic.
  return { ...(await countForHome(db, name || email)), published };
}
