import type { PublicArea, PublicCount } from "@nv/contracts/schemas";
import type { ShownArea, ShownNight } from "@nv/election-pages";
import type { NightMatter } from "./shown-night.ts";

const HUNDREDTH = 100;
const hundredths = (pct: number) => Math.round(pct * HUNDREDTH) / HUNDREDTH;
const rounded = (pct: number | null) => (pct === null ? null : hundredths(pct));

/** Writes an area for programs: shares in hundredths of a point. */
function publicArea({ code, name, countedPct, turnoutPct, lists, call, ...area }: ShownArea): PublicArea {
  const { census, voters, blank, spoilt, seats } = area;
  return {
    ...{ code, name, census, voters, blank, spoilt, seats },
    ...{ countedPct: rounded(countedPct), turnoutPct: rounded(turnoutPct), winner: call?.key ?? null },
    lists: lists.map(({ pct, pctChange, ...list }) => ({
      ...{ key: list.key, votes: list.votes, pct: hundredths(pct), seats: list.seats },
      ...{ pctChange: rounded(pctChange), seatsChange: list.seatsChange },
    })),
  };
}

/** Count of a night as `recuento.json` tells it: what its pages say, for programs. Municipalities are in the pages alone. */
export function publicCount({ isRehearsal }: Pick<NightMatter, "isRehearsal">, night: ShownNight): PublicCount {
  const { title, takenAtMs, isFinal, behindSinceMs, majority, lists, total, constituencies, turnout } = night;
  return {
    ...{ schema: 1, title, isRehearsal, takenAtMs, behindSinceMs, isFinal, majority },
    ...{ headline: night.headline, source: night.source, before: night.before },
    lists: [...lists].map(([key, { acronym, name, light, dark }]) => ({ key, acronym, name, light, dark })),
    blocs: night.blocs.map(({ name, seats }) => ({ name, seats })),
    total: publicArea(total),
    constituencies: constituencies.map(publicArea),
    turnout: turnout.map(({ time, pct, before }) => ({ time, pct: rounded(pct), before: rounded(before) })),
  };
}
