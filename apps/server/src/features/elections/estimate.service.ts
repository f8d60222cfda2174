import { PublishedTracker, type SeatEstimateAnswer } from "@nv/contracts/schemas";
import { readPublishedTracker } from "../../platform/publishing/resolve-tracker.ts";
import { lawOf } from "./core/law-of.ts";
import { NoEstimate, seatEstimate } from "./core/seat-estimate.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { countOf } from "./nights.repository.ts";

/** Seats of an election by its average, and the votes of the calendar whose polls they are of. */
interface EstimateOfVotes extends SeatEstimateAnswer {
  readonly votes: readonly string[];
}

const none = (problem: string): EstimateOfVotes => ({ estimate: null, problem, votes: [] });

/**
 * Estimates the seats of an election by the average that it names, as readers have it.
 *
 * @returns With the law's sentence in the days in which readers may not get it: it is for the desk alone then.
 */
export async function estimateOf(
  context: ElectionsContext,
  id: string,
  stored: StoredElection,
): Promise<EstimateOfVotes> {
  if (stored.average === "") return none("");
  const law = lawOf(stored);
  const before = context.counts.read(await countOf(context.db, id, stored.before.hash));
  if (law === null) return none("Elige una ley electoral.");
  if (before === null) return none("Falta el resultado anterior, del que parten las simulaciones.");
  const file = await readPublishedTracker(context.publishing, stored.average);
  const average = file === null ? null : PublishedTracker.parse(JSON.parse(file.toString()));
  if (average?.kind !== "average") return none(`La media «${stored.average}» no está publicada.`);
  // The vote of either: an average may name it where the election does not.
  const votes = [...new Set([stored.vote, average.vote])].filter((vote) => vote !== "");
  const held = (await Promise.all(votes.map(context.votes.publishingProblems))).flat();
  try {
    return { estimate: seatEstimate({ fields: stored, law, before, average }), problem: held[0]?.message ?? "", votes };
  } catch (error) {
    if (error instanceof NoEstimate) return none(error.message);
    throw error;
  }
}
