import type { GraphicEvent } from "@nv/contracts/schemas";

/**
 * Whether an event tells something that a screen about a graphic does not show yet. What this screen did comes back with the version that
 * it shows; a check changes no version, and is by nobody: heights and picture of the embed codes are its.
 *
 * @param version - Of what is shown; left out while nothing is.
 */
export function isNews(event: GraphicEvent, id: string, version?: number): boolean {
  return event.id === id && (event.version !== version || event.by === "");
}
