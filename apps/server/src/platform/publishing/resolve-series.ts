import { GraphicSlug, PublishedSeries } from "@nv/contracts/schemas";
import { seriesSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "./core/published-path.ts";
import type { Publishing } from "./publishing.ts";

/** Type of a series in its pointer. */
export const SERIES_TYPE = "series";

/** A series as readers have it, frozen: its revision never changes. */
export interface ResolvedSeries {
  readonly slug: string;
  readonly revision: string;
  readonly series: PublishedSeries;
}

/**
 * Resolves `series:ipc` to the revision that is out now. It is read where readers have it, so nobody shows an observation that
 * nobody approved.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is not published.
 */
export async function resolveSeries(
  { sections: { data } }: Pick<Publishing, "sections">,
  reference: string,
): Promise<ResolvedSeries> {
  const { data: slug } = GraphicSlug.safeParse(seriesSlugIn(reference));
  const pointer = slug === undefined ? null : await data.readPointer(slug);
  // Trackers and elections are out below the same section.
  const isLive = slug !== undefined && pointer?.state === "live" && pointer.type === SERIES_TYPE;
  const file = isLive ? await data.readFile(slug, pointer.revision, SERIES_FILES.json) : null;
  if (!isLive || file === null)
    throw invalidFields([{ field: "", message: `La serie «${seriesSlugIn(reference) ?? ""}» no está publicada` }]);
  return { slug, revision: pointer.revision, series: PublishedSeries.parse(JSON.parse(file.toString())) };
}
