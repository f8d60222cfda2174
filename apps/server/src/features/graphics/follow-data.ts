import type { GraphicsShowing } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { chartIdIn, electionSlugIn } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { FollowedPayload } from "../../platform/publishing/follow-published.ts";
import { findEntry, StaleVersion } from "../../platform/records/records-context.ts";
import { CHECK_JOB } from "./checks/check-job.ts";
import { framedVersions } from "./checks/framed-versions.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { graphicsUsing } from "./order-followers.ts";
import type { PreviewLinks } from "./preview-links/preview-links.service.ts";
import { publishGraphic } from "./publish-graphic.service.ts";
import type { GraphicRow } from "./schema/tables.ts";

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

/** Whether a graphic goes out by itself with what it shows. */
export const isFollowing = (row: GraphicRow): boolean => stateOf(row) === "follows";

/** States in the order of the list: first those that readers have. */
const STATES: readonly State[] = ["follows", "waits", "still", "draft"];

/** Graphics in use that show something, and which of them follow it. @param reference - `tracker:presidencia-de-ejemplo`. */
export async function graphicsShowing(context: GraphicsContext, reference: string): Promise<GraphicsShowing> {
  const rows = await graphicsUsing(context, reference);
  const items = rows.map((row) => ({ id: row.id, title: row.title, state: stateOf(row) }));
  return { items: items.sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state)) };
}

/** Publishes a graphic again that goes out by itself. @returns Why it was left as it is; empty when it was not. */
export async function publishAgain(context: GraphicsContext, id: string, actor: Actor): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const row = await findEntry(context.records, id);
    if (row === undefined || !isFollowing(row)) return "tiene cambios que nadie ha publicado";
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

/** Whether the count of a night that was to be followed is not the last one any more. */
async function isOvertaken({ publishing }: GraphicsContext, reference: string, revision: string): Promise<boolean> {
  const slug = electionSlugIn(reference);
  const pointer = slug === null ? null : await publishing.sections.elecciones.readPointer(slug);
  return pointer?.state === "live" && pointer.revision !== revision;
}

/** Makes the links to drafts of what shows the count of a rehearsal anew. @returns How many. */
async function renewLinks(
  context: GraphicsContext,
  links: Pick<PreviewLinks, "renew">,
  { reference, actor, signal }: { readonly reference: string; readonly actor: Actor; readonly signal: AbortSignal },
): Promise<number> {
  let renewed = 0;
  for (const row of await graphicsUsing(context, reference)) {
    signal.throwIfAborted();
    renewed += await links.renew(row, actor);
  }
  return renewed;
}

/** Whether readers of a graphic have a version of something already: the same news may come twice. */
async function hasVersion(context: GraphicsContext, row: GraphicRow, reference: string, revision: string) {
  const framed = await framedVersions(context, row);
  return framed.some((one) => one.reference === reference && one.version === revision);
}

/**
 * Publishes again the graphics that show something whose revision is another one now. Those with changes that nobody published, and
 * those that somebody rolled back, wait for a person; of a chart of others the account is asked about them at once. Begun again, it comes to the same end.
 */
export function createFollowHandler(context: GraphicsContext, links: Pick<PreviewLinks, "renew">): JobHandler {
  return async ({ subject: reference, payload, actor, log, signal }) => {
    const { revision, isRehearsal } = FollowedPayload.parse(payload);
    if (isRehearsal) return { renewed: await renewLinks(context, links, { reference, actor, signal }) };
    let published = 0;
    // Another count is out, and another order for it.
    if (await isOvertaken(context, reference, revision)) return { published };
    for (const row of await graphicsUsing(context, reference)) {
      signal.throwIfAborted();
      if (row.revision === null || (await hasVersion(context, row, reference, revision))) continue;
      const left = isFollowing(row) ? await publishAgain(context, row.id, actor) : "";
      if (left !== "") log(`«${row.title}» se queda como estaba: ${left}`);
      else if (isFollowing(row)) published += 1;
      // What is ours is compared whenever somebody looks; the account is asked.
      const isOut = isFollowing(row) && left === "";
      if (!isOut && chartIdIn(reference) !== null)
        await context.jobs.order({ kind: CHECK_JOB, subject: row.id, payload: {}, actor, key: row.id });
    }
    return { published };
  };
}
