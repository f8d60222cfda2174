import type { GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { graphicSlugIn, trackerSlugIn } from "@nv/piece-parts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { estimatedVotes } from "../../../platform/publishing/estimated-votes.ts";
import { resolveTracker } from "../../../platform/publishing/resolve-tracker.ts";
import { findRevision } from "../../../platform/records/records.repository.ts";
import { parseFields } from "../../../platform/records/records-context.ts";
import { addressesIn, dataSlugIn, referencesIn } from "../core/references-in.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { readPublished } from "./cited.service.ts";

/** Graphics one in another that are gone through: more are not published. */
const MOST_DEEP = 4;

/** Scheme of the data of an election: its count is no poll, what its data page tells besides may be. */
const DATA_SCHEME = "data:";

type Context = Pick<GraphicsContext, "publishing" | "records" | "rehearsals" | "votes">;

/** Something that a graphic shows or tells of, and the field in which it says so. */
interface Shown {
  readonly field: string;
  readonly reference: string;
}

/** References that a link to our readers' addresses names, the data page of an election among them. */
function linkedAt(address: string, publicBaseUrl: string): readonly string[] {
  const references = referencesIn(address, publicBaseUrl);
  const slug = dataSlugIn(address, publicBaseUrl);
  return slug === null ? references : [...references, DATA_SCHEME + slug];
}

/** Everything that a configuration shows, cites or links to, in whichever of its texts. */
function shownBy(config: GraphicFields["config"], publicBaseUrl: string): readonly Shown[] {
  return [
    ...typeOf(config.type)
      .sources(config)
      .map(({ field, reference }) => ({ field, reference })),
    ...addressesIn(config).flatMap(({ field, address }) =>
      linkedAt(address, publicBaseUrl).map((reference) => ({ field, reference })),
    ),
  ];
}

/** References that were gone through, and how deep. */
type Seen = Map<string, number>;

/** Votes of the calendar whose polls something published shows, itself or in what it shows. */
async function votesOf(context: Context, reference: string, seen: Seen, deep = 0): Promise<readonly string[]> {
  if ((seen.get(reference) ?? Number.POSITIVE_INFINITY) <= deep) return [];
  seen.set(reference, deep);
  try {
    if (trackerSlugIn(reference) !== null) {
      const tracker = await resolveTracker(context.publishing, reference);
      return tracker.kind === "average" && tracker.vote !== "" ? [tracker.vote] : [];
    }
    if (reference.startsWith(DATA_SCHEME)) return await estimatedVotes(context, reference.slice(DATA_SCHEME.length));
    if (graphicSlugIn(reference) === null || deep >= MOST_DEEP) return [];
    const { config } = (await readPublished(context, reference)).fields;
    const shown = shownBy(config, context.publishing.publicBaseUrl);
    return (await Promise.all(shown.map((one) => votesOf(context, one.reference, seen, deep + 1)))).flat();
  } catch (error) {
    // What is not published shows nothing: who names it is told so elsewhere.
    if (error instanceof Problem) return [];
    throw error;
  }
}

/**
 * Refuses what shows polls of a vote in the days in which the law lets none out, drafts at a link too: an average that it is drawn of, that it
 * takes a number of or links to, the data of an election with the seats of one, and any of them in a graphic that it frames, cites or links to.
 *
 * @throws {Problem} `FIELDS_INVALID`, beside the field that names it.
 */
export async function requireOpenVotes(
  context: GraphicsContext,
  { config }: Pick<GraphicFields, "config">,
): Promise<void> {
  for (const { field, reference } of shownBy(config, context.publishing.publicBaseUrl))
    for (const vote of await votesOf(context, reference, new Map())) {
      const problems = await context.votes.publishingProblems(vote);
      if (problems.length > 0)
        throw invalidFields(problems.map(({ message }) => ({ field: `config.${field}`, message })));
    }
}

/** Holds a revision that readers are to have again as {@link requireOpenVotes} does what goes out anew. @throws {Problem} `FIELDS_INVALID`. */
export async function requireOpenRevision(
  context: GraphicsContext,
  { id, revision }: { readonly id: string; readonly revision: string },
): Promise<void> {
  const made = await findRevision(context.records.db, id, revision);
  if (made !== undefined) await requireOpenVotes(context, parseFields(GRAPHICS, made.snapshot));
}
