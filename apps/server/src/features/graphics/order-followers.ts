import { typeOf } from "@nv/graphic-types";
import { graphicReference } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { GONE_REVISION, orderFollowing } from "../../platform/publishing/follow-published.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { toEntries } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import type { GraphicRow } from "./schema/tables.ts";

/** Graphics that follow one thing: a house has some dozens. */
const MOST_FOLLOWERS = 500;

/** Graphics in use that show something. */
export async function graphicsUsing(
  { database, records }: GraphicsContext,
  reference: string,
): Promise<readonly GraphicRow[]> {
  const facets = [...facetWords({ uses: [reference] })];
  const sought = { collection: records.collection.name, facets, isInUse: true };
  const { rows } = await searchIndexOf(database.dialect).find(records.db, sought, MOST_FOLLOWERS);
  const found = await toEntries(records, records.db, rows);
  // The index knows no capitals, and two charts may differ in them alone.
  return found.filter(({ fields: { config } }) =>
    typeOf(config.type)
      .sources(config)
      .some((source) => source.reference === reference),
  );
}

/** Orders that what shows a graphic follows it, where anything does. */
export async function orderFollowers(context: GraphicsContext, row: GraphicRow, actor: Actor): Promise<GraphicRow> {
  const reference = graphicReference(row.slug);
  const shown = await graphicsUsing(context, reference);
  const revision = row.revision ?? GONE_REVISION;
  if (shown.length > 0) await orderFollowing(context, { reference, revision }, actor);
  return row;
}
