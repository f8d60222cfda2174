import { randomUUID } from "node:crypto";
import type { Sighting } from "../publishing/sightings.ts";
import { countUsages, findBySlug, upsertUsage } from "./graphics.repository.ts";
import type { GraphicsContext } from "./graphics-context.ts";

/** Pages that are kept of one graphic: a forged report must not fill the disk. */
const MOST_PAGES = 500;

/** Notes where readers' browsers saw graphics. What names no published graphic is left out. */
export async function noteSightings({ db, now }: GraphicsContext, sightings: readonly Sighting[]): Promise<void> {
  for (const { slug, page, times } of sightings) {
    const graphic = await findBySlug(db, slug);
    if (graphic === undefined || graphic.revision === null) continue;
    if ((await countUsages(db, graphic.id, "seen")) >= MOST_PAGES) continue;
    const atMs = now();
    const known = { graphic_id: graphic.id, page, origin: "seen", first_at_ms: atMs, last_at_ms: atMs };
    await upsertUsage(db, { id: randomUUID(), ...known, sightings: times });
  }
}
