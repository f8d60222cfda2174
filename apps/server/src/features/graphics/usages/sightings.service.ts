import { randomUUID } from "node:crypto";
import type { Sighting } from "../../../platform/publishing/sightings.ts";
import { dropLeastSeen, upsertUsage } from "../graphics.repository.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";

/** Pages that are kept of one graphic: a forged report must not fill the disk. */
const MOST_PAGES = 500;

/** Pages of one report that stay although they are seen little yet: a new article begins with one. */
const NEWCOMERS = 20;

/**
 * Notes where readers' browsers say that they saw graphics: hearsay, since anybody can say so. What names no published graphic
 * is left out; when there are too many pages, the least seen goes.
 */
export async function noteSightings(context: GraphicsContext, sightings: readonly Sighting[]): Promise<void> {
  const { db, now } = context;
  for (const [slug, reports] of Map.groupBy(sightings, (sighting) => sighting.slug)) {
    const graphic = await findGraphicAt(context, slug);
    if (graphic === undefined || graphic.revision === null) continue;
    const mostSeen = reports.toSorted((one, other) => other.times - one.times).slice(0, MOST_PAGES);
    for (const { page, times } of mostSeen) {
      const atMs = now();
      const known = { graphic_id: graphic.id, page, origin: "seen", first_at_ms: atMs, last_at_ms: atMs };
      await upsertUsage(db, {
        id: randomUUID(),
        ...known,
        sightings: times,
        confirmed_at_ms: null,
        checked_at_ms: null,
      });
    }
    await dropLeastSeen(
      db,
      graphic.id,
      MOST_PAGES,
      mostSeen.slice(0, NEWCOMERS).map(({ page }) => page),
    );
  }
}
