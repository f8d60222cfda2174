import type { NumberRules } from "@nv/spanish";

/** A list in an area, as readers see it. */
export interface ShownList {
  /** Key of a list of the desk; empty for all others together. */
  readonly key: string;
  readonly votes: number;
  /** Of the valid votes, a hundred. */
  readonly pct: number;
  /** Since last time, in points; `null` where nobody knows. */
  readonly pctChange: number | null;
  readonly seats: number;
  readonly seatsChange: number | null;
}

/** A winner that two people gave. */
export interface ShownCall {
  readonly key: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
}

/** An area, as readers see it. */
export interface ShownArea {
  readonly code: string;
  readonly name: string;
  /** Share of its census that is counted, of a hundred; `null` where nobody tells. */
  readonly countedPct: number | null;
  readonly census: number;
  readonly voters: number;
  readonly blank: number;
  readonly spoilt: number;
  /** Share of the census that voted, where all of it is counted; `null` before. */
  readonly turnoutPct: number | null;
  /** Seats that it elects; 0 for a part of a constituency. */
  readonly seats: number;
  /** With most seats first, then most votes; all other lists together at the end. */
  readonly lists: readonly ShownList[];
  readonly call: ShownCall | null;
  /** Sentence on its last seat; empty for none. */
  readonly lastSeat: string;
}

/** A list of the desk. */
export interface NamedList {
  readonly acronym: string;
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Lists whose seats are added up. */
export interface ShownBloc {
  readonly name: string;
  readonly acronyms: readonly string[];
  readonly seats: number;
}

/** Share of the census that had voted at an hour, of a hundred. */
export interface ShownTurnout {
  /** «18:00». */
  readonly time: string;
  readonly pct: number;
  /** Last time at the same hour; `null` where nobody knows. */
  readonly before: number | null;
}

/** Towns in which a list is first. */
export interface ShownFirst {
  /** Key of a list of the desk; empty for all others. */
  readonly key: string;
  readonly towns: number;
  /** Of them, the towns that what is left to count cannot change. */
  readonly settled: number;
}

/** Map of who is first in each town. */
export interface ShownTowns {
  /** Drawing as SVG, without a name of its own; its areas have the classes of {@link townClassOf}. */
  readonly svg: string;
  /** Towns of the count, those with a vote, those whose first cannot change, and those with two first ones. */
  readonly all: number;
  readonly counted: number;
  readonly settled: number;
  readonly tied: number;
  /** Towns of the count that no map has. */
  readonly unmapped: number;
  /** With most towns first. */
  readonly firsts: readonly ShownFirst[];
  /** Source of the lines. */
  readonly credit: string;
}

/** Everything that the pages of a night say. */
export interface ShownNight {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Whole address of the pages, with a final slash. */
  readonly url: string;
  readonly isRehearsal: boolean;
  /** Instant of the count, Unix epoch in milliseconds; `null` before the first. */
  readonly takenAtMs: number | null;
  /** Since when nothing new is heard, where that is long; `null` where it is not. */
  readonly behindSinceMs: number | null;
  readonly isFinal: boolean;
  /** Seats of all together, and how many are more than half. */
  readonly seats: number;
  readonly majority: number;
  readonly lists: ReadonlyMap<string, NamedList>;
  readonly blocs: readonly ShownBloc[];
  /** Headline of the desk that the count bears out; empty for nothing. */
  readonly headline: string;
  readonly total: ShownArea;
  /** In the order of the law. */
  readonly constituencies: readonly ShownArea[];
  /** By the code of their constituency. */
  readonly municipalities: ReadonlyMap<string, readonly ShownArea[]>;
  /** `null` where the count has no towns, or no map has them. */
  readonly towns: ShownTowns | null;
  readonly turnout: readonly ShownTurnout[];
  /** Name of last time, as «2019»; empty for none. */
  readonly before: string;
  readonly numbers: NumberRules;
  /** Source of the votes, for readers; empty for none. */
  readonly source: string;
}
