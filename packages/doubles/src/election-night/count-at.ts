import { INVENTED_LISTS, type InventedTown, isCountedAgain } from "./invented-election.ts";

/** Figures of an area, as far as they are counted. */
export interface NightFigures {
  readonly census: number;
  readonly countedCensus: number;
  readonly tables: number;
  readonly blank: number;
  readonly spoilt: number;
  readonly votes: ReadonlyMap<string, number>;
  /** People who had voted at 14:00 and at 18:00. */
  readonly turnout: readonly [number, number];
}

/** A town while it is counted. */
export interface TownFigures extends NightFigures {
  readonly town: InventedTown;
}

/** Part by which the votes of Alfa were read wrong in one town, until they are counted again. */
const WRONG = 1.1;

/**
 * Counts a town at a part of the night.
 *
 * @param isWrong - Whether the town that is counted again still has its first figures.
 */
function townAt(town: InventedTown, part: number, isWrong: boolean): TownFigures {
  const [from, to] = town.counted;
  const done = Math.min(1, Math.max(0, (part - from) / (to - from)));
  const counted = Math.floor(town.tables * done) / town.tables;
  const of = (figure: number) => Math.floor(figure * counted);
  const isOff = isWrong && isCountedAgain(town);
  const [alfa] = INVENTED_LISTS;
  const votes = [...town.votes].map(([code, number]): [string, number] => {
    const own = of(number);
    return [code, isOff && code === alfa?.code ? Math.floor(own * WRONG) : own];
  });
  const voters = town.blank + town.spoilt + [...town.votes.values()].reduce((sum, one) => sum + one, 0);
  return {
    ...{ town, census: town.census, countedCensus: of(town.census), tables: town.tables },
    ...{ blank: of(town.blank), spoilt: of(town.spoilt), votes: new Map(votes) },
    turnout: [Math.floor(voters * 0.45), Math.floor(voters * 0.75)],
  };
}

/** Counts all towns at a part of the night, from 0 to 1. */
export const townsAt = (towns: readonly InventedTown[], part: number, isWrong: boolean): readonly TownFigures[] =>
  towns.map((town) => townAt(town, part, isWrong));

/** Sums the figures of areas. @param keyOf - Of a list: those with one key are one. */
export function sumFigures(all: readonly NightFigures[], keyOf = (code: string) => code): NightFigures {
  const votes = new Map<string, number>();
  for (const figures of all)
    for (const [code, number] of figures.votes) votes.set(keyOf(code), (votes.get(keyOf(code)) ?? 0) + number);
  const sum = (of: (figures: NightFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  return {
    ...{ votes, census: sum(({ census }) => census), countedCensus: sum(({ countedCensus }) => countedCensus) },
    ...{ tables: sum(({ tables }) => tables), blank: sum(({ blank }) => blank), spoilt: sum(({ spoilt }) => spoilt) },
    turnout: [sum(({ turnout }) => turnout[0]), sum(({ turnout }) => turnout[1])],
  };
}
