import type { GraphicsShowing } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { findEntry, StaleVersion, toEntries } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { publishGraphic } from "./publish-graphic.service.ts";
import type { GraphicRow } from "./schema/tables.ts";

/** Graphics that follow one thing: a house has some dozens. */
const MOST_FOLLOWERS = 500;

/** Most tries of a publication that somebody else's change came before. */
const MOST_TRIES = 3;

type State = GraphicsShowing["items"][number]["state"];

/** Returns the state of a graphic towards what it shows: it goes out by itself where its form says so and readers have it as it is written. */
function stateOf(row: GraphicRow): State {
  const { config } = row.fields;
  if (row.revision === null) return "draft";
  if (!typeOf(config.type).follows(config)) return "still";
  return row.published_version === row.version ? "follows" : "waits";
}

const follows = (row: GraphicRow) => stateOf(row) === "follows";

/** Graphics in use that show something. */
async function graphicsOf({ database, records }: GraphicsContext, reference: string): Promise<readonly GraphicRow[]> {
  const facets = [...facetWords({ uses: [reference] })];
  const sought = { collection: records.collection.name, facets, isInUse: true };
  const { rows } = await searchIndexOf(database.dialect).find(records.db, sought, MOST_FOLLOWERS);
  return toEntries(records, records.db, rows);
}

/** States in the order of the list: first those that readers have. */
const STATES: readonly State[] = ["follows", "waits", "still", "draft"];

/** Graphics in use that show something, and which of them follow it. @param reference - `tracker:presidencia-de-ejemplo`. */
export async function graphicsShowing(context: GraphicsContext, reference: string): Promise<GraphicsShowing> {
  const rows = await graphicsOf(context, reference);
  const items = rows.map((row) => ({ id: row.id, title: row.title, state: stateOf(row) }));
  return { items: items.sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state)) };
}

/** Publishes a graphic again. @returns Why it was left as it is; empty when it was not. */
async function publishAgain(context: GraphicsContext, id: string, actor: Actor): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const row = await findEntry(context.records, id);
    if (row === undefined || !follows(row)) return "tiene cambios que nadie ha publicado";
    try {
      await publishGraphic(context, { id, version: row.version, actor });
      return "";
    } catch (error) {
      if (error instanceof StaleVersion && tries < MOST_TRIES) continue;
      // What cannot go out as it is needs a person, who sees why in its form.
      if (error instanceof Problem)
        return error.details.fields?.map(({ message }) => message).join(". ") || error.message;
      throw error;
    }
  }
}

/**
 * Publishes again the graphics that show something whose revision is another one now. Those with changes that nobody published, and
 * those that somebody rolled back, wait for a person. Begun again, it comes to the same end.
 */
export function createFollowHandler(context: GraphicsContext): JobHandler {
  return async ({ subject: reference, actor, log, signal }) => {
    let published = 0;
    for (const row of (await graphicsOf(context, reference)).filter(follows)) {
      signal.throwIfAborted();
      const left = await publishAgain(context, row.id, actor);
      if (left === "") published += 1;
      else log(`«${row.title}» se queda como estaba: ${left}`);
    }
    return { published };
  };
}
