import type { GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { graphicSlugIn, trackerSlugIn } from "@nv/piece-parts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { resolveTracker } from "../../../platform/publishing/resolve-tracker.ts";
import { referencesIn } from "../core/references-in.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { usedByGraphic } from "./cited.service.ts";

/** Graphics one in another that are gone through: more are not published. */
const MOST_DEEP = 4;

/** Addresses of one graphic that are looked up. */
const MOST_LINKED = 60;

type Context = Pick<GraphicsContext, "publishing" | "records" | "rehearsals">;

/** Something that a graphic shows or tells of, and the field in which it says so. */
interface Shown {
  readonly field: string;
  readonly reference: string;
}

/** Everything that a configuration shows, cites or links to. */
function shownBy(config: GraphicFields["config"], publicBaseUrl: string): readonly Shown[] {
  const type = typeOf(config.type);
  const linked = type
    .linked(config)
    .flatMap(({ field, addresses }) => addresses.map((address) => ({ field, address })));
  return [
    ...type.sources(config).map(({ field, reference }) => ({ field, reference })),
    ...linked
      .slice(0, MOST_LINKED)
      .flatMap(({ field, address }) => referencesIn(address, publicBaseUrl).map((reference) => ({ field, reference }))),
  ];
}

/** Votes of the calendar whose polls something published shows, itself or in what it shows. */
async function votesOf(context: Context, reference: string, deep = 0): Promise<readonly string[]> {
  try {
    if (trackerSlugIn(reference) !== null) {
      const tracker = await resolveTracker(context.publishing, reference);
      return tracker.kind === "average" && tracker.vote !== "" ? [tracker.vote] : [];
    }
    if (graphicSlugIn(reference) === null || deep >= MOST_DEEP) return [];
    const used = await usedByGraphic(context, reference);
    return (await Promise.all(used.map((one) => votesOf(context, one, deep + 1)))).flat();
  } catch (error) {
    // What is not published shows nothing: who names it is told so elsewhere.
    if (error instanceof Problem) return [];
    throw error;
  }
}

/**
 * Refuses what shows polls of a vote in the days in which the law lets none out, drafts at a link too: an average that it is drawn of, that it
 * takes a number of or links to, and one in a graphic that it frames or cites.
 *
 * @throws {Problem} `FIELDS_INVALID`, beside the field that names it.
 */
export async function requireOpenVotes(
  context: GraphicsContext,
  { config }: Pick<GraphicFields, "config">,
): Promise<void> {
  for (const { field, reference } of shownBy(config, context.publishing.publicBaseUrl))
    for (const vote of await votesOf(context, reference)) {
      const problems = await context.votes.publishingProblems(vote);
      if (problems.length > 0)
        throw invalidFields(problems.map(({ message }) => ({ field: `config.${field}`, message })));
    }
}
