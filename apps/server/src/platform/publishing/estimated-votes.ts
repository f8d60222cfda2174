import { GraphicSlug, PublishedEstimate } from "@nv/contracts/schemas";
import type { Votes } from "../votes/votes.ts";
import { SERIES_FILES } from "./core/published-path.ts";
import type { Publishing } from "./publishing.ts";

/** Type of an election in its pointer. */
export const ELECTION_TYPE = "election";

/** Dependencies of finding the votes of an estimate. */
interface EstimateReaders {
  readonly publishing: Pick<Publishing, "sections">;
  readonly votes: Pick<Votes, "calendar">;
}

/**
 * Finds the votes of the calendar whose polls the data of an election tell of: those that its seats are estimated from. Of what went out before
 * that was noted, any vote may be.
 *
 * @param revision - The one that is out, where it is left out.
 * @returns None where no election is out at that address, or no seats are estimated.
 */
export async function estimatedVotes(
  { publishing: { sections }, votes }: EstimateReaders,
  slug: string,
  revision?: string,
): Promise<readonly string[]> {
  if (!GraphicSlug.safeParse(slug).success) return [];
  const pointer = await sections.data.readPointer(slug);
  if (pointer?.type !== ELECTION_TYPE || (revision === undefined && pointer.state !== "live")) return [];
  const file = await sections.data.readFile(slug, revision ?? pointer.revision, SERIES_FILES.json);
  if (file === null) return [];
  const published = PublishedEstimate.parse(JSON.parse(file.toString()));
  if (published.estimate === null) return [];
  return published.votes ?? (await votes.calendar()).votes.map(({ id }) => id);
}
