import type { ShownArea, ShownNight } from "@nv/election-pages";
import type { NightMatter } from "./shown-night.ts";

const HUNDREDTH = 100;
const rounded = (pct: number | null) => (pct === null ? null : Math.round(pct * HUNDREDTH) / HUNDREDTH);

/** Writes an area for programs: shares in hundredths of a point. */
function publicArea({ code, name, countedPct, census, voters, blank, spoilt, seats, lists, call }: ShownArea) {
  return {
    ...{ code, name, census, voters, blank, spoilt, seats, countedPct: rounded(countedPct) },
    winner: call?.key ?? null,
    lists: lists.map((list) => ({ key: list.key, votes: list.votes, pct: rounded(list.pct), seats: list.seats })),
  };
}

/** Count of a night as `recuento.json` tells it: what its pages say, for programs. Municipalities are in the pages alone. */
export function publicCount({ isRehearsal }: Pick<NightMatter, "isRehearsal">, night: ShownNight) {
  const { title, takenAtMs, isFinal, behindSinceMs, majority, lists, total, constituencies, turnout } = night;
  return {
    ...{ schema: 1, title, isRehearsal, takenAtMs, behindSinceMs, isFinal, majority },
    lists: [...lists].map(([key, { acronym, name, light, dark }]) => ({ key, acronym, name, light, dark })),
    total: publicArea(total),
    constituencies: constituencies.map(publicArea),
    turnout: turnout.map(({ time, pct }) => ({ time, pct: rounded(pct) })),
  };
}
