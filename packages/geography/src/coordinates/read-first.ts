import type { FoundName } from "./found-name.ts";
import { type LocationProblem, locationProblem, TEXT_FAULTS } from "./location-fault.ts";

/** Addresses of maps are the longest thing that says where a place is. */
const MAX_LENGTH = 2000;

/**
 * Reads one way of saying where something is, in a text without space around it.
 *
 * @returns `null` when it is not written so, and may be something else.
 */
export type LocationReader<Found> = (text: string) => Found | null;

/**
 * Reads a text in the first of some ways in which it is written, or else as a name. Whoever expects a few of them carries no others.
 *
 * @param readers - In the order in which they are tried.
 * @returns An empty name for no text: what was expected, whoever asks knows.
 * @see readLocation for all of them
 * @example readFirst("30T 440290 4474254", [readUtm, readAngles])
 */
export function readFirst<Found>(
  written: string,
  readers: readonly LocationReader<Found>[],
): Found | FoundName | LocationProblem {
  const text = written.trim();
  if (text.length > MAX_LENGTH) return locationProblem(TEXT_FAULTS, "TOO_LONG");
  for (const read of readers) {
    const found = read(text);
    if (found !== null) return found;
  }
  return { kind: "name", text };
}
