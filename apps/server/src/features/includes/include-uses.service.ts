import type { IncludeUse } from "@nv/contracts/schemas";
import type { Sighting } from "../../platform/publishing/sightings.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { listPages, notePages } from "./includes.repository.ts";
import { INCLUDES, type IncludeRow, referenceTo } from "./includes-collection.ts";
import { findIncludeAt, type IncludesContext } from "./includes-context.ts";

/** Includes around one that are listed. */
const RECORDS_LISTED = 200;

/** Everything that holds an include, as far as anybody knows: what is live before what is not. */
export async function usesOf(context: IncludesContext, { id, slug }: IncludeRow): Promise<readonly IncludeUse[]> {
  const { database, records, db } = context;
  const index = searchIndexOf(database.dialect);
  const facets = facetWords({ uses: [referenceTo(slug)] });
  const uses: IncludeUse[] = [];
  const { rows } = await index.find(records.db, { collection: INCLUDES.name, facets }, RECORDS_LISTED);
  uses.push(
    ...rows.map((row) => ({ kind: "include" as const, name: row.title, id: row.id, isLive: row.revision !== null })),
  );
  for (const { page } of await listPages(db, id)) uses.push({ kind: "page", name: page, id: null, isLive: true });
  return uses.sort((a, b) => Number(b.isLive) - Number(a.isLive));
}

/** Notes where readers' browsers say that they saw includes; what names no published one is left out. */
export async function noteIncludePages(context: IncludesContext, sightings: readonly Sighting[]): Promise<void> {
  for (const [slug, reports] of Map.groupBy(sightings, (sighting) => sighting.slug)) {
    const include = await findIncludeAt(context, slug);
    if (include === undefined || include.revision === null) continue;
    const seen = { include_id: include.id, last_at_ms: context.now() };
    const pages = reports.map(({ page, times }) => ({ ...seen, page, sightings: times }));
    await notePages(context.db, include.id, pages);
  }
}
