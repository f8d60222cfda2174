import type { PublishedAverage } from "@nv/contracts/schemas";
import { type ShownStanding, shownStanding } from "./drawn-config.ts";

/** Parts of the standing of an average that are shown. */
export interface ShownAverage extends ShownStanding {
  /** Leans of the houses, where they are told; none for a mandate. */
  readonly houses: PublishedAverage["houses"];
}

/** Returns what is shown of an average. */
export const shownAverage = (
  standing: Pick<PublishedAverage, "drawn" | "sentence" | "method" | "houses">,
): ShownAverage => ({ ...shownStanding(standing), houses: standing.houses });
