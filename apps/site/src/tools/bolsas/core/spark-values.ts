import type { Hole, MarketSession } from "@nv/series";

/** Sessions with nothing in the place of those that are missing, so that a line breaks there. */
export function sparkValues(
  sessions: readonly MarketSession[],
  holes: readonly Hole[],
): readonly (MarketSession | null)[] {
  const missing = new Map(holes.map(({ before, days }) => [before, days.length]));
  return sessions.flatMap((session, at) => [
    ...Array<null>(at === 0 ? 0 : (missing.get(session.date) ?? 0)).fill(null),
    session,
  ]);
}
