import type { Vote } from "@nv/contracts/schemas";
import { createZoneClock } from "@nv/spanish";

const readMadrid = createZoneClock("Europe/Madrid");

/** Sorts votes as people look for them: the next one first, and those that were, the last one first. */
export function sortedVotes(votes: readonly Vote[], nowMs: number): readonly Vote[] {
  const today = readMadrid(nowMs).day;
  const later = votes.filter(({ day }) => day >= today).toSorted((one, other) => one.day.localeCompare(other.day));
  const past = votes.filter(({ day }) => day < today).toSorted((one, other) => other.day.localeCompare(one.day));
  return [...later, ...past];
}
