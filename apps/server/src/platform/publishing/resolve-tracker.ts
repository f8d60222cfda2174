import { GraphicSlug, PublishedTracker } from "@nv/contracts/schemas";
import { trackerSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "./core/published-path.ts";
import type { Publishing } from "./publishing.ts";

/** The file that readers have of a tracker, by its address; `null` where nothing is out, or what is out is a series. */
export async function readPublishedTracker(
  { sections: { data } }: Pick<Publishing, "sections">,
  slug: string,
): Promise<Buffer | null> {
  const pointer = GraphicSlug.safeParse(slug).success ? await data.readPointer(slug) : null;
  if (pointer?.state !== "live" || pointer.type !== TRACKER_TYPE) return null;
  return data.readFile(slug, pointer.revision, SERIES_FILES.json);
}

/** A tracker as readers have it, by its address; `null` where {@link readPublishedTracker} finds nothing. */
async function findPublishedTracker(
  publishing: Pick<Publishing, "sections">,
  slug: string,
): Promise<PublishedTracker | null> {
  const file = await readPublishedTracker(publishing, slug);
  return file && PublishedTracker.parse(JSON.parse(file.toString()));
}

/** Type of a tracker in its pointer. */
export const TRACKER_TYPE = "tracker";

/**
 * Resolves `tracker:presidencia-de-ejemplo` to the revision that is out now, where readers have it.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is not published.
 */
export async function resolveTracker(
  publishing: Pick<Publishing, "sections">,
  reference: string,
): Promise<PublishedTracker> {
  const slug = trackerSlugIn(reference) ?? "";
  const tracker = await findPublishedTracker(publishing, slug);
  if (tracker === null) throw invalidFields([{ field: "", message: `El seguimiento «${slug}» no está publicado` }]);
  return tracker;
}
